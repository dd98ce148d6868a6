import { build } from "./run/build.mjs"
import { prepare } from "./run/prepare.mjs"
import { explain } from "./run/sentence.mjs"

/** npm test: lint, types, import rules, unit, API, topology and browser tests; the last line counts them all. */

try {
  await prepare()
  await build()
  const { runChecks } = await import("./run/checks.mjs")
  const { runJourneys, runVitest } = await import("./run/test-suites.mjs")
  const total = { passed: 0, failed: 0 }
  for (const suite of [
    runChecks,
    () => runVitest("unit"),
    () => runVitest("api"),
    () => runVitest("topology"),
    runJourneys,
  ]) {
    const { passed, failed } = await suite()
    total.passed += passed
    total.failed += failed
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed ? 1 : 0
} catch (error) {
  explain(error)
  console.log("\n0 passed, 1 failed")
}
