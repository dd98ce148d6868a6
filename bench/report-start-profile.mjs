import { row, table } from "./report.mjs"

/** Below it a package is not named. */
const MIN_MS = 20

/** Formats where the time of a start goes as Markdown. It has no targets. */
export function reportStartProfile({ seconds, starts, packages, machine }) {
  const all = Object.entries(packages).toSorted(([, a], [, b]) => b.ms - a.ms)
  const named = all.filter(([, { ms }]) => ms >= MIN_MS)
  const rest = all.slice(named.length)
  const line = (name, some) =>
    row(name, ...["files", "ms"].map((of) => Math.round(some.reduce((sum, [, loaded]) => sum + loaded[of], 0))))
  const text = [
    `${machine.date}, ${machine.cores} cores (${machine.cpu}), Node ${machine.node}, the demo shop's backend: ${seconds.toFixed(1)} s until it answers, median of ${starts} starts.`,
    "",
    table(
      ["package", "files loaded", "ms"],
      [line("all", all), ...named.map((one) => line(one[0], [one])), line("others", rest)],
    ),
  ].join("\n")
  return { text, holds: true }
}
