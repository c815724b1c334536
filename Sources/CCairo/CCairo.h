#ifndef BARSNAP_CCAIRO_H
#define BARSNAP_CCAIRO_H

#include <cairo-pdf.h>
#include <cairo.h>
#include <hb-ot.h>
#include <hb.h>
#include <libdeflate.h>
#include <librsvg/rsvg.h>
#include <pango/pango.h>

#endif
