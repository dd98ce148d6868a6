import { build } from "./run/build.mjs"
import { prepare } from "./run/prepare.mjs"
import { explain } from "./run/start-error.mjs"

/**
 * npm run faults: breaks a shop of its own in every way that docs/operations.md names. `-- <words>` runs the rows whose
 * name contains them.
 */

try {
  await prepare()
  await build()
  const { register } = await import("tsx/esm/api")
  register()
  const { runFaults } = await import("../testing/faults/run-faults.ts")
  process.exitCode = (await runFaults(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  explain(error)
}
