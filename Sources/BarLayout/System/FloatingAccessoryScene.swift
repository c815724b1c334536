import BarState
import Drawing
import Theme

/// A tab bar host with a floating accessory: an overlay with a background of its own on iOS 18, the native accessory
/// with none added on iOS 26.
struct FloatingAccessoryScene: BarScene {
    let canvas: Canvas
    let bar: FloatingAccessoryPresentation
    let presentation: Presentation

    var tabs: [TabPresentation] { bar.tabs }

    private var isNative: Bool { canvas.environment.system >= .iOS26 }

    /// The accessory adds its height and its gap to the safe area, even over the place of a hidden bar.
    var insets: ContentInsets { ContentInsets(bottom: contentBottom) }
    var navigation: NavigationBar.Style { isNative ? .floating : .opaque }

    private var contentBottom: Double {
        if presentation.isKeyboardShown { return canvas.screen.keyboardTop - BarMetrics.contentGap }
        let geometry = geometry(FloatingMotion(of: bar, at: .settled, now: presentation.time), width: 0)
        let barTop =
            isNative ? geometry.platter.y : min(geometry.classicBar.y, canvas.screen.height - canvas.screen.safeBottom)
        let hasAccessory = bar.content != nil && !bar.isHidden
        return (hasAccessory ? geometry.slot.y : barTop) - BarMetrics.contentGap
    }

    func ground(at moment: MotionMoment, over content: Layer) throws -> [Layer] {
        guard isNative else { return [] }
        let geometry = geometry(FloatingMotion(of: bar, at: moment, now: presentation.time), width: 0)
        let around = ScreenEdgeLayout(canvas: canvas, presentation: presentation, contentBottom: contentBottom, gap: 0)
        return try around.effects(over: content, barTop: min(geometry.slot.y, geometry.platter.y))
    }

    func layers(at moment: MotionMoment, over backdrop: Layer) throws -> [Layer] {
        let motion = FloatingMotion(of: bar, at: moment, now: presentation.time)
        let reduced = canvas.environment.motion == .reduced ? motion.reduced(bar) : motion
        let maker = try GlassMaker(canvas: canvas, over: backdrop)
        var layers = try barLayers(reduced, maker)
        let content = bar.content ?? bar.leavingContent
        if let content, reduced.visibility > 0 {
            layers.append(try accessoryLayer(content, reduced, maker))
        }
        if !isNative, bar.isTabBarHidden {
            let area = ClassicTabBar.rect(in: canvas.screen)
            layers.append(canvas.layer(BarLayer.tabBarArea, area, role: .button, label: BarWords.showTabBar))
        }
        return layers
    }

    private func geometry(_ motion: FloatingMotion, width: Double) -> FloatingAccessoryGeometry {
        FloatingAccessoryGeometry(
            screen: canvas.screen,
            isNative: isNative,
            tabCount: bar.tabs.count,
            fittedWidth: width,
            place: motion.place,
            tabBarHidden: motion.tabBarHidden,
            minimize: motion.minimize
        )
    }

    // MARK: Bar

    private func barLayers(_ motion: FloatingMotion, _ maker: GlassMaker) throws -> [Layer] {
        if isNative {
            let system = SystemBarLayers(
                canvas: canvas,
                bar: TabViewPresentation(
                    tabs: bar.tabs,
                    isMinimized: bar.isMinimized,
                    minimize: bar.minimize,
                    pill: bar.pill
                ),
                pressed: presentation.pressed,
                glass: maker
            )
            return try system.layers(SystemMotion(minimize: motion.minimize, pill: motion.pill))
        }
        let geometry = geometry(motion, width: 0)
        guard geometry.classicBar.y < canvas.screen.height else { return [] }
        var layer = try ClassicTabBar(
            canvas: canvas,
            tabs: bar.tabs,
            tint: canvas.theme.color.tint,
            pressed: presentation.pressed
        ).layer()
        let slide = geometry.classicBar.y - ClassicTabBar.rect(in: canvas.screen).y
        if slide != 0 { layer.transform = .translation(x: 0, y: slide) }
        return [layer]
    }

    // MARK: Accessory

    private func accessoryLayer(
        _ content: FloatingAccessoryPresentation.Content,
        _ motion: FloatingMotion,
        _ maker: GlassMaker
    ) throws -> Layer {
        let fitted = try fittedWidth(content)
        // A change of size travels from the old width to the new one.
        let before = try bar.leavingContent.map(fittedWidth) ?? fitted
        let width = before + (fitted - before) * motion.size
        let rect = geometry(motion, width: width).accessory
        var layer = canvas.layer(BarLayer.floatingAccessory, rect, role: .button, label: content.spoken)
        layer.opacity = min(max(motion.visibility, 0), 1)
        let ink: ColorToken
        if isNative {
            let glass = try maker.capsule(rect)
            layer.items = glass.items
            ink = glass.content
        } else {
            layer.items =
                canvas.shadows(.capsule, rect, canvas.theme.elevation.e2)
                + canvas.barMaterial(rect, radius: rect.height / 2)
                + [canvas.border(.capsule, rect, canvas.theme.color.separator)]
            ink = canvas.theme.color.tint
        }
        layer.items += try contentItems(content, rect, ink)
        return canvas.pressing(layer, rect, presentation.pressed, scale: BarMetrics.pressedScale)
    }

    private var textStyle: LineStyle { canvas.style(canvas.theme.type.body, weight: FontWeight.medium, cap: .large) }

    private func fittedWidth(_ content: FloatingAccessoryPresentation.Content) throws -> Double {
        switch content {
        case .symbol: return 0
        case .text(let title):
            return try canvas.shape(title, textStyle).width + 2 * FloatingAccessoryMetrics.textPadding
        case .wide(_, let width): return width
        }
    }

    private func contentItems(
        _ content: FloatingAccessoryPresentation.Content,
        _ rect: Rect,
        _ ink: ColorToken
    ) throws -> [Item] {
        switch content {
        case .symbol(let name, _):
            let box = Rect(center: rect.center, side: FloatingAccessoryMetrics.symbolSide)
            return [canvas.symbol(name, box, ink)]
        case .text(let title), .wide(let title, _):
            let box = rect.inset(horizontally: FloatingAccessoryMetrics.textPadding, vertically: 0)
            return [try canvas.line(title, textStyle, ink, in: box, alignment: .center)]
        }
    }
}

extension FloatingAccessoryPresentation.Content {
    var spoken: String {
        switch self {
        case .symbol(_, let label): label
        case .text(let title), .wide(let title, _): title
        }
    }
}
