import { writeFileSync } from "node:fs"
import path from "node:path"
import { prepare } from "./run/prepare.mjs"
import { ROOT } from "./run/root.mjs"
import { explain } from "./run/start-error.mjs"

/**
 * npm run graph: draws the dependencies of plugins into docs/layers.md, and prints each edge with its reason.
 */

try {
  await prepare()
  const { readGraph } = await import("./run/graph.mjs")
  const { drawGraph, listEdges } = await import("./run/draw-graph.mjs")
  const { GRAPH_PAGE } = await import("./run/graph-rule.mjs")
  const shop = readGraph()
  writeFileSync(path.join(ROOT, GRAPH_PAGE), drawGraph(shop))
  console.log(`${listEdges(shop.uses, shop.graph).join("\n")}\n\nWrote ${GRAPH_PAGE}`)
} catch (error) {
  explain(error)
}
