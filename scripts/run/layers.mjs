/**
 * @typedef {"provider" | "shared" | "plugin"} Kind a provider installs in any Medusa shop and uses no other package; a
 * shared package stands below all plugins
 * @typedef {{ name: string, dependencies: string[], kind: Kind, after: string[], isOptional: boolean }} Package
 * `name`, `dependencies` and `after` as in its package.json; a shop can do without an optional one
 */

/** Returns whether a package may import another one and read its tables, by their package.json. */
export const mayUse = (packages, from, to) =>
  packages[from].kind === "plugin" && (packages[to].kind !== "plugin" || packages[from].after.includes(to))

/**
 * Finds the edges that no package.json allows. Without them the graph has no circle.
 * @param {Record<string, string[]>} graph dependencies of each package
 * @param {Record<string, Package>} packages
 * @returns {{ from: string, to: string }[]}
 */
export const findForbiddenEdges = (graph, packages) =>
  Object.entries(graph).flatMap(([from, targets]) =>
    targets.filter((to) => !mayUse(packages, from, to)).map((to) => ({ from, to })),
  )

/**
 * Groups packages by layer, the lowest first: providers, shared packages, then each plugin one layer above the highest
 * of those in its `after`.
 * @param {Record<string, Package>} packages @returns {string[][]}
 */
export function groupByLayer(packages) {
  const names = Object.keys(packages).sort()
  const heights = new Map()
  const height = (name) => {
    if (!heights.has(name)) {
      const { kind, after } = packages[name]
      const below = after.filter((other) => packages[other]).map(height)
      heights.set(name, kind === "provider" ? 0 : kind === "shared" ? 1 : Math.max(1, ...below) + 1)
    }
    return heights.get(name)
  }
  const layers = []
  for (const name of names) (layers[height(name)] ??= []).push(name)
  return layers.filter(Boolean)
}

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
