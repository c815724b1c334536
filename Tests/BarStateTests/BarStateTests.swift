import BarState
import Testing
