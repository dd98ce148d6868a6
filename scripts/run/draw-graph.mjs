import { findForbiddenEdges, findPath, groupByLayer } from "./layers.mjs"

const INTRODUCTION = `# Layers

What each package imports of others, and whose tables, views and functions its SQL names. \`npm run graph\` writes this page from the
code; \`npm run check\` fails when it is out of date. A plugin stands one layer above the highest of those in \`after\` of its
\`package.json\`; the rules are in [plugins](architecture/plugins.md). Optional plugins are left out: nothing depends on them.

An arrow goes from a package to one it depends on; those that follow from other arrows are left out.`

const ABOUT_FORBIDDEN_EDGES = `Dashed red arrows, and ↑ in the table, are in no \`after\`: \`npm run check\` rejects them.`

const nodeId = (name) => name.replaceAll("-", "_")

/**
 * Removes the edges that follow from others.
 * @param {Record<string, string[]>} graph without circles @returns {{ from: string, to: string }[]}
 */
export function reduceEdges(graph) {
  return Object.entries(graph).flatMap(([from, targets]) =>
    targets
      .filter((to) => !targets.some((other) => other !== to && findPath(graph, other, to)))
      .map((to) => ({ from, to })),
  )
}

function drawChart(graph, forbidden, layers) {
  const isForbidden = (from, to) => forbidden.some((edge) => edge.from === from && edge.to === to)
  const allowed = Object.fromEntries(
    Object.entries(graph).map(([from, targets]) => [from, targets.filter((to) => !isForbidden(from, to))]),
  )
  const subgraphs = layers
    .map((names, at) => [`layer ${at + 1}`, names])
    .reverse()
    .flatMap(([title, names]) => [
      `  subgraph ${title.replace(" ", "_")}["${title}"]`,
      ...names.map((name) => `    ${nodeId(name)}["${name}"]`),
      "  end",
    ])
  const red = forbidden.map((_, at) => at).join(",")
  return [
    "flowchart TB",
    ...subgraphs,
    ...forbidden.map(({ from, to }) => `  ${nodeId(from)} -.-> ${nodeId(to)}`),
    ...reduceEdges(allowed).map(({ from, to }) => `  ${nodeId(from)} --> ${nodeId(to)}`),
    ...(red ? [`  linkStyle ${red} stroke:#d00`] : []),
  ].join("\n")
}

/** Writes a table in the formatter's style. */
function formatTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const line = (cells) => `| ${cells.join(" | ")} |`
  const [head, ...body] = rows.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column]))))
  return [head, line(widths.map((width) => "-".repeat(width))), ...body].join("\n")
}

/** Leaves out the optional plugins, so that a new plugin, or one that is removed, changes no page of the shop. */
function withoutOptional({ uses, graph, packages }) {
  const isDrawn = (name) => !packages[name].isOptional
  const pick = (entries) => Object.fromEntries(Object.entries(entries).filter(([name]) => isDrawn(name)))
  return { uses: uses.filter(({ from }) => isDrawn(from)), graph: pick(graph), packages: pick(packages) }
}

/**
 * Builds the page that shows the graph of the packages without the optional plugins.
 * @param {{
 *   uses: import("./graph.mjs").Use[], graph: Record<string, string[]>,
 *   packages: Record<string, import("./layers.mjs").Package>,
 * }} shop
 */
export function drawGraph(shop) {
  const { uses, graph, packages } = withoutOptional(shop)
  const layers = groupByLayer(packages)
  const forbidden = findForbiddenEdges(graph, packages)
  const listTargets = (from, kind) =>
    graph[from]
      .filter((to) => uses.some((use) => use.from === from && use.to === to && use.kind === kind))
      .map((to) => (forbidden.some((edge) => edge.from === from && edge.to === to) ? `${to} ↑` : to))
      .join(", ")
  const rows = layers
    .toReversed()
    .flatMap((layer) => layer.toSorted())
    .map((name) => [`\`${name}\``, listTargets(name, "imports"), listTargets(name, "reads")])
  const table = formatTable([["package", "imports", "reads in SQL"], ...rows])
  const chart = `\`\`\`mermaid\n${drawChart(graph, forbidden, layers)}\n\`\`\``
  return `${[INTRODUCTION, ...(forbidden.length ? [ABOUT_FORBIDDEN_EDGES] : []), chart, table].join("\n\n")}\n`
}

/** Builds one line for each edge: whether it imports, and the tables, views and functions that it names. */
export const listEdges = (uses, graph) =>
  Object.entries(graph).flatMap(([from, targets]) =>
    targets.map((to) => {
      const edge = uses.filter((use) => use.from === from && use.to === to)
      const imports = edge.some(({ kind }) => kind === "imports") ? ["imports"] : []
      const reads = [...new Set(edge.filter(({ kind }) => kind === "reads").map(({ name }) => name))].sort()
      return `${from} → ${to}: ${[...imports, ...reads].join(" ")}`
    }),
  )
