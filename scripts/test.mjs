import { build } from "./run/build.mjs"
import { prepare } from "./run/prepare.mjs"
import { explain } from "./run/start-error.mjs"

/**
 * npm test: lint, types, import rules, unit, API, topology and browser tests; the last line counts them all. With
 * `-- --changed [commit]` only those that the changes since that commit (HEAD when left out) can reach.
 */

/** What is run of each kind: undefined for all. */
async function selection() {
  const at = process.argv.indexOf("--changed")
  if (at < 0) return { api: undefined, topology: true, browser: undefined }
  const { changedFiles, pluginDependencies, testsReachedBy } = await import("./run/changed.mjs")
  return testsReachedBy(changedFiles(process.argv[at + 1]), pluginDependencies())
}

try {
  await prepare()
  await build()
  const { runChecks } = await import("./run/checks.mjs")
  const { runJourneys, runVitest } = await import("./run/test-suites.mjs")
  const { api, topology, browser } = await selection()
  const total = { passed: 0, failed: [] }
  for (const suite of [
    runChecks,
    () => runVitest("unit"),
    ...(api?.length === 0 ? [] : [() => runVitest("api", api)]),
    ...(topology ? [() => runVitest("topology")] : []),
    ...(browser?.length === 0 ? [] : [() => runJourneys(browser)]),
  ]) {
    const { passed, failed } = await suite()
    total.passed += passed
    total.failed.push(...failed)
  }
  // told again at the end: what failed early is far up by now
  if (total.failed.length) console.log(`\nFailed:\n${total.failed.map((name) => `  ${name}`).join("\n")}`)
  console.log(`\n${total.passed} passed, ${total.failed.length} failed`)
  process.exitCode = total.failed.length ? 1 : 0
} catch (error) {
  explain(error)
  console.log("\n0 passed, 1 failed")
}
