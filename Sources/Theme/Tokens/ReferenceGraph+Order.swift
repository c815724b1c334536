import SourceJSON

/// The order in which values can be read, and the circles that have none.
extension ReferenceGraph {
    /// Fills `order`, and adds an error for each circle of references.
    ///
    /// Tarjan's strongly connected components, which come out in just this order, on a stack of its own instead of by
    /// recursion. Linear in nodes and references.
    mutating func sortByDependency() {
        var search = ComponentSearch(targets: nodes.map(\.targets))
        search.run()
        order.reserveCapacity(nodes.count)
        for component in search.components {
            let first = component[0]
            if component.count == 1, !nodes[first].targets.contains(first) {
                order.append(first)
            } else {
                reportCircle(component.sorted())
            }
        }
    }

    private mutating func reportCircle(_ component: [Int]) {
        let inside = Set(component)
        var names: [String] = []
        func add(_ node: Int) {
            let path = catalog.entries[nodes[node].owner].path
            if names.last != path { names.append(path) }
        }
        let nexts = component.map { node in Set(nodes[node].targets.filter(inside.contains)) }
        let isRing = nexts.allSatisfy { $0.count == 1 }
        if isRing {
            var node = component[0]
            repeat {
                add(node)
                node = nodes[node].targets.first(where: inside.contains) ?? component[0]
            } while node != component[0]
            if names.count > 1, names.first == names.last { names.removeLast() }
        } else {
            for node in component where !names.contains(catalog.entries[nodes[node].owner].path) { add(node) }
        }
        let message =
            names.count == 1
            ? "refers to itself"
            : isRing
                ? "references go in a circle: \((names + [names[0]]).joined(separator: " → "))"
                : "these tokens refer to each other in circles: \(names.joined(separator: ", "))"
        let place = nodes[component[0]]
        errors.append(place.value.error(message, path: catalog.entries[place.owner].path))
    }
}

/// Strongly connected components of a graph, each after those it leads to.
private struct ComponentSearch {
    let targets: [[Int]]
    private(set) var components: [[Int]] = []
    private var number: [Int]
    private var lowest: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var count = 0

    private static let unseen = -1

    init(targets: [[Int]]) {
        self.targets = targets
        number = Array(repeating: Self.unseen, count: targets.count)
        lowest = Array(repeating: 0, count: targets.count)
        isOpen = Array(repeating: false, count: targets.count)
    }

    mutating func run() {
        for node in targets.indices where number[node] == Self.unseen { visit(node) }
    }

    private mutating func visit(_ root: Int) {
        var path: [(node: Int, next: Int)] = []
        enter(root, &path)
        while let (node, next) = path.last {
            if next < targets[node].count {
                path[path.count - 1].next += 1
                let target = targets[node][next]
                if number[target] == Self.unseen {
                    enter(target, &path)
                } else if isOpen[target] {
                    lowest[node] = min(lowest[node], number[target])
                }
                continue
            }
            path.removeLast()
            if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
            if lowest[node] == number[node] { close(node) }
        }
    }

    private mutating func enter(_ node: Int, _ path: inout [(node: Int, next: Int)]) {
        number[node] = count
        lowest[node] = count
        count += 1
        open.append(node)
        isOpen[node] = true
        path.append((node, 0))
    }

    private mutating func close(_ node: Int) {
        var component: [Int] = []
        while let last = open.popLast() {
            isOpen[last] = false
            component.append(last)
            if last == node { break }
        }
        components.append(component)
    }
}
