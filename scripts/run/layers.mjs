/**
 * Packages and plugins by folder name, the lowest layer first. Each may import, and read in SQL, only lower layers;
 * inside a layer, packages to its left, and packages to its right without a cycle. Unlisted plugins are above all
 * layers. The first layer has the providers, which any Medusa shop can install: they import no other package.
 */
export const LAYERS = [
  ["medusa-payment-razorpay", "medusa-fulfillment-shiprocket"],
  ["sdk"],
  ["places", "shop-settings"],
  ["catalog", "search", "accounts"],
  ["checkout", "offers"],
  ["payments", "freight", "gst"],
  ["mail", "reviews", "problem-reports", "faqs", "banners", "newsletter"],
  ["read-model"],
  ["back-office", "legacy-api"],
]

/** Plugins that a shop can do without: no other package imports them or reads their tables. */
export const OPTIONAL = ["faqs", "newsletter", "banners", "problem-reports", "reviews"]

/**
 * Finds the edges to optional plugins.
 * @param {Record<string, string[]>} graph dependencies of each package
 * @returns {{ from: string, to: string }[]}
 */
export const findEdgesToOptional = (graph, optional = OPTIONAL) =>
  Object.entries(graph).flatMap(([from, targets]) =>
    targets.filter((to) => optional.includes(to)).map((to) => ({ from, to })),
  )

/** Groups names by layer; names without a layer form the highest. */
export function groupByLayer(names, layers = LAYERS) {
  const others = names.filter((name) => !layers.flat().includes(name)).sort()
  return [...layers.map((layer) => layer.filter((name) => names.includes(name))), others].filter(
    (layer) => layer.length,
  )
}

const findLayerIndex = (name, layers) => layers.findIndex((layer) => layer.includes(name))

/**
 * @param {Record<string, Iterable<string>>} graph dependencies of each name @returns {string[] | undefined} names on
 * the way
 */
export function findPath(graph, from, to, seen = new Set()) {
  if (from === to) return [from]
  seen.add(from)
  for (const next of graph[from] ?? []) {
    const rest = seen.has(next) ? undefined : findPath(graph, next, to, seen)
    if (rest) return [from, ...rest]
  }
  return undefined
}

/**
 * Finds the edges that go to a higher layer, or to the right inside a layer where they close a circle in it. Without
 * them the graph has no circle.
 * @param {Record<string, string[]>} graph dependencies of each package
 * @returns {{ from: string, to: string, circle?: string[] }[]}
 */
export function findUpwardEdges(graph, allLayers = LAYERS) {
  const layers = groupByLayer(Object.keys(graph), allLayers)
  return Object.entries(graph).flatMap(([from, targets]) =>
    targets.flatMap((to) => {
      const [lower, higher] = [findLayerIndex(from, layers), findLayerIndex(to, layers)]
      if (higher !== lower) return higher > lower ? [{ from, to }] : []
      const layer = layers[lower]
      if (layer.indexOf(to) < layer.indexOf(from)) return []
      const inside = Object.fromEntries(layer.map((name) => [name, graph[name]?.filter((one) => layer.includes(one))]))
      const back = findPath(inside, to, from)
      return back ? [{ from, to, circle: [from, ...back] }] : []
    }),
  )
}
