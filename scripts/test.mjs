import { existsSync } from "node:fs"
import path from "node:path"
import { build, PAGES } from "./run/build.mjs"
import { prepare } from "./run/prepare.mjs"
import { ROOT } from "./run/root.mjs"
import { explain } from "./run/start-error.mjs"

/**
 * npm test: checks, unit, API, topology and browser tests; the last line counts them all.
 * `-- --changed [commit]`: only what the changes since that commit (HEAD when left out) can reach.
 * `-- plugins/<name>`: only the checks and tests of that plugin.
 * `-- <words>`: only the tests whose path, or else title, contains one of the words.
 * `-- --durations`: all, and writes the list by which the longest files start first.
 */

const given = process.argv.slice(2)

try {
  await prepare()
  const { runChecks } = await import("./run/checks.mjs")
  const { runJourneys, runVitest } = await import("./run/tests/suites.mjs")
  const { repeatFailed } = await import("./run/tests/repeat.mjs")
  const { printSummary, writeDurations } = await import("./run/tests/summary.mjs")
  const { selectTests } = await import("./run/tests/select.mjs")
  const selected = await selectTests(given)

  // beside the checks, which do not need the pages; only for shops that tests open
  const pages = selected.server || selected.browser ? PAGES.map((page) => () => build([page])) : []
  await build(selected.checks ? ["backend"] : undefined)
  const scope = typeof selected.checks === "object" ? selected.checks : {}
  const checks = selected.checks ? await runChecks(scope, pages) : { passed: 0, failed: [] }
  const unit = selected.unit ? await runVitest(["unit", "screens"], selected.unit) : []
  if (selected.texts) unit.push(...(await runVitest(["unit", "screens"], selected.texts)))
  const server = selected.server ? await runVitest(selected.server.projects, selected.server) : []
  const browser = selected.browser ? await runJourneys(selected.browser) : []
  const { results, flaky } = await repeatFailed([...unit, ...server, ...browser])
  if (given.includes("--durations")) writeDurations(results, (file) => existsSync(path.join(ROOT, file)))
  process.exitCode = printSummary(results, { flaky, checks }) ? 0 : 1
} catch (error) {
  explain(error)
  console.log("\n0 passed, 1 failed")
}
