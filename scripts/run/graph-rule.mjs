import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { drawGraph } from "./draw-graph.mjs"
import { readGraph, toGraph } from "./graph.mjs"
import { findForbiddenEdges } from "./layers.mjs"
import { ROOT } from "./root.mjs"

/** Path of the page that `npm run graph` writes, from the root. */
export const GRAPH_PAGE = "docs/layers.md"

/** Finds the first place where the package `from` uses the package `to`. */
const findFirstUseBetweenPackages = (uses, from, to) => uses.find((use) => use.from === from && use.to === to)

const describeUse = ({ file, line, kind, name, to }) =>
  `${file}:${line} ${kind} ${name}${kind === "reads" ? ` of ${to}` : ""}`

/** Returns the message for a forbidden edge: where it is used, and what to do. */
function forbiddenMessage(use, packages) {
  const { from, to } = use
  if (packages[to].isOptional) return `${describeUse(use)}: ${to} is optional, no other package may use it`
  if (packages[from].kind === "provider") return `${describeUse(use)}: the provider ${from} may use no other package`
  if (packages[from].kind === "shared")
    return `${describeUse(use)}: ${from} may not use a plugin: all plugins are built on it`
  return `${describeUse(use)}: add ${to} to "after" in the package.json of ${from}, or do without it`
}

/**
 * Finds violations in the graph of the packages: edges that no `after` allows, edges to optional plugins, imports that
 * `dependencies` leaves out, and dependencies that are not used.
 * @param {{ uses: import("./graph.mjs").Use[], packages: Record<string, import("./layers.mjs").Package> }} shop
 * @returns {string[]} sentences, none when all is well
 */
export function findGraphViolations({ uses, packages }) {
  const names = Object.keys(packages)
  const graph = toGraph(uses, names)
  const declares = (from, to) => packages[from].dependencies.includes(packages[to].name)
  const isImported = (from, to) =>
    uses.some((use) => use.kind === "imports" && use.from === from && use.to === to && !use.name.startsWith("."))
  const edges = names.flatMap((from) => names.map((to) => ({ from, to })))
  const forbidden = findForbiddenEdges(graph, packages).map(({ from, to }) =>
    forbiddenMessage(findFirstUseBetweenPackages(uses, from, to), packages),
  )
  const undeclared = edges
    .filter(({ from, to }) => isImported(from, to) && !declares(from, to))
    .map(
      ({ from, to }) => `${from} imports ${packages[to].name}, but its package.json does not list it in "dependencies"`,
    )
  const unused = edges
    .filter(({ from, to }) => declares(from, to) && !graph[from].includes(to))
    .map(({ from, to }) => `The package.json of ${from} declares ${packages[to].name}, which ${from} does not use`)
  const afterOptional = edges
    .filter(({ from, to }) => packages[to].isOptional && packages[from].after.includes(to))
    .map(({ from, to }) => `The package.json of ${from} has ${to} in "after": ${to} is optional, no other may need it`)
  return [...forbidden, ...undeclared, ...unused, ...afterOptional]
}

/** Finds violations in the graph of the current code, and checks that GRAPH_PAGE is up to date. */
export function checkGraph() {
  const current = readGraph()
  const violations = findGraphViolations(current)
  const page = path.join(ROOT, GRAPH_PAGE)
  const isUpToDate = existsSync(page) && readFileSync(page, "utf8") === drawGraph(current)
  return isUpToDate ? violations : [...violations, `${GRAPH_PAGE} is out of date: run npm run graph`]
}
