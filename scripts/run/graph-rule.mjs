import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { drawGraph } from "./draw-graph.mjs"
import { readGraph, toGraph } from "./graph.mjs"
import { findEdgesToOptional, findUpwardEdges, LAYERS, OPTIONAL } from "./layers.mjs"
import { ROOT } from "./root.mjs"

/** Path of the page that `npm run graph` writes, from the root. */
export const GRAPH_PAGE = "docs/layers.md"

/** Returns the first use of an edge. */
const firstUse = (uses, from, to) => uses.find((use) => use.from === from && use.to === to)

const describe = ({ file, line, kind, name, to }) =>
  `${file}:${line} ${kind} ${name}${kind === "reads" ? ` of ${to}` : ""}`

/**
 * Finds violations in the graph of the packages: edges that a package.json does not declare, or declares for nothing,
 * edges that go up or close a circle, and edges to optional plugins.
 * @param {{
 *   uses: import("./graph.mjs").Use[], packages: Record<string, import("./graph.mjs").Package>, layers?: string[][],
 *   optional?: string[],
 * }} shop
 * @returns {string[]} sentences, none when all is well
 */
export function findGraphViolations({ uses, packages, layers = LAYERS, optional = OPTIONAL }) {
  const graph = toGraph(uses, Object.keys(packages))
  const declares = (from, to) => packages[from].dependencies.includes(packages[to].name)
  const undeclared = Object.entries(graph).flatMap(([from, targets]) =>
    targets
      .filter((to) => !declares(from, to))
      .map((to) => `${describe(firstUse(uses, from, to))}, which the package.json of ${from} does not declare`),
  )
  const unused = Object.keys(packages).flatMap((from) =>
    Object.keys(packages)
      .filter((to) => declares(from, to) && !graph[from].includes(to))
      .map((to) => `The package.json of ${from} declares ${packages[to].name}, which ${from} does not use`),
  )
  const upward = findUpwardEdges(graph, layers).map(({ from, to, circle }) => {
    const reason = circle ? `closes the circle ${circle.join(" → ")}` : `goes up from ${from} to ${to}`
    return `${describe(firstUse(uses, from, to))}, which ${reason}`
  })
  const toOptional = findEdgesToOptional(graph, optional).map(
    ({ from, to }) => `${describe(firstUse(uses, from, to))}: ${to} is optional, no other package may use it`,
  )
  return [...undeclared, ...unused, ...upward, ...toOptional]
}

/** Finds violations in the graph of the current code, and an outdated page. */
export function checkGraph() {
  const current = readGraph()
  const violations = findGraphViolations(current)
  const page = path.join(ROOT, GRAPH_PAGE)
  const isDrawn = existsSync(page) && readFileSync(page, "utf8") === drawGraph(current.uses, current.graph)
  return isDrawn ? violations : [...violations, `${GRAPH_PAGE} is out of date: run npm run graph`]
}
