import { row, table } from "./report.mjs"

/** Below it a package is not named. */
const MIN_MS = 0.1
const PROCESSES = { web: "web tier", backend: "backend" }

const ms = (value) => value.toFixed(1)
const sum = (times) => Object.values(times).reduce((total, one) => total + one, 0)

/** Formats where the time of uncached reads goes as Markdown. It has no targets. */
export function reportPageProfile({ pages, reads, machine }) {
  const text = [
    `${machine.date}, ${machine.cores} cores (${machine.cpu}), Node ${machine.node}, 500 products, means of ${reads} reads that are in no memory, one after another, while they are looked at.`,
    "",
    table(["", ...pages.map(({ name }) => name)], totals(pages)),
    "",
    table(
      ["processor time of a package, ms", ...pages.map(({ name }) => name)],
      Object.entries(PROCESSES).flatMap(([process, title]) => packageRows(process, title, pages)),
    ),
  ].join("\n")
  return { text, holds: true }
}

const totals = (pages) => [
  row("milliseconds", ...pages.map((page) => ms(page.milliseconds))),
  row("SQL statements", ...pages.map(({ database }) => ms(database.calls))),
  row("planning in the database, ms", ...pages.map(({ database }) => ms(database.plan_ms))),
  row("running there, ms", ...pages.map(({ database }) => ms(database.run_ms))),
  ...Object.entries(PROCESSES).map(([process, title]) =>
    row(`processor time of the ${title}, ms`, ...pages.map((page) => ms(sum(page[process])))),
  ),
]

function packageRows(process, title, pages) {
  const names = [...new Set(pages.flatMap((page) => Object.keys(page[process])))]
  const most = (name) => Math.max(...pages.map((page) => page[process][name] ?? 0))
  return names
    .filter((name) => most(name) >= MIN_MS)
    .toSorted((a, b) => most(b) - most(a))
    .map((name) => row(`${title}: ${name}`, ...pages.map((page) => ms(page[process][name] ?? 0))))
}
