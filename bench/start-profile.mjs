import { step } from "../scripts/run/progress.mjs"
import { machine, withBenchEnvironment } from "./bench-environment.mjs"
import { fillDemoDatabase, OURS } from "./databases.mjs"
import { LOADS_NOTED, readLoadTimes } from "./read-profile.mjs"
import { OWNER } from "./sign-in.mjs"
import { startBackend } from "./start-process.mjs"
import { quantile } from "./throughput.mjs"

const STARTS = 3

/**
 * How long the backend of the demo shop takes to start, and which packages it loads for it.
 * @returns what `reportStartProfile` takes
 */
export const benchStartProfile = () => withBenchEnvironment(measure)

async function measure({ processes, database, settings }) {
  const env = await fillDemoDatabase(database.address, settings, OWNER)
  const start = (more = {}) =>
    step("A start", () => startBackend(processes, "a shop's backend", OURS, { ...env, ...more }))
  const seconds = []
  for (let n = 0; n < STARTS; n++) {
    const backend = await start()
    seconds.push(backend.seconds)
    await backend.end()
  }
  const { pid } = await start(LOADS_NOTED)
  return { seconds: quantile(seconds, 0.5), starts: STARTS, packages: await readLoadTimes(pid), machine: machine() }
}
