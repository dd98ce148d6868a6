import { build } from "./run/build.mjs"
import { prepare } from "./run/prepare.mjs"
import { explain } from "./run/start-error.mjs"

/**
 * npm run test:full: the tests of two sizes in their full size, the providers in a bare Medusa shop, shops without each
 * optional plugin, and the fault table, part by part. `-- <parts>`: only these. `-- --resume`: those that have not
 * passed on these sources yet.
 */

const given = process.argv.slice(2)
const words = given.filter((word) => !word.startsWith("--"))

try {
  await prepare()
  await build()
  const { fullParts } = await import("./run/tests/parts.mjs")
  const { readPassedParts, savePassedPart } = await import("./run/tests/full-run.mjs")
  const { StartError } = await import("./run/start-error.mjs")
  const parts = fullParts()
  const unknown = words.find((word) => !parts[word])
  if (unknown) throw new StartError(`There is no part ${unknown}. The parts: ${Object.keys(parts).join(", ")}.`)

  const done = given.includes("--resume") ? readPassedParts() : {}
  const total = { passed: 0, failed: /** @type {string[]} */ ([]) }
  const lines = /** @type {string[]} */ ([])
  for (const [name, run] of Object.entries(parts)) {
    if (words.length && !words.includes(name)) continue
    if (done[name] !== undefined) {
      lines.push(`${name}: passed before, in ${done[name]} min`)
      continue
    }
    console.log(`\n— ${name} —`)
    const begun = Date.now()
    const { passed, failed } = await run()
    const minutes = Math.round((Date.now() - begun) / 6_000) / 10
    if (!failed.length) savePassedPart(name, minutes)
    total.passed += passed
    total.failed.push(...failed)
    lines.push(`${name}: ${passed} passed, ${failed.length} failed, in ${minutes} min`)
  }
  if (total.failed.length) console.log(`\nFailed:\n${total.failed.map((name) => `  ${name}`).join("\n")}`)
  console.log(`\n${lines.join("\n")}\n\n${total.passed} passed, ${total.failed.length} failed`)
  process.exitCode = total.failed.length ? 1 : 0
} catch (error) {
  explain(error)
  console.log("\n0 passed, 1 failed")
}
