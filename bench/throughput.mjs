import autocannon from "autocannon"
import { StartError } from "../scripts/run/start-error.mjs"

const CONNECTIONS = 8
const ROUNDS = 3
/** Long enough for stock Medusa to answer a fair number. */
const SECONDS = 5
/** The engine compiles what is asked often: each target is first asked so often, or for so long. */
const WARM_REQUESTS = 400
const WARM_SECONDS = 12

/** One short run. @throws when a response was not a 2xx */
async function run({ name, url, paths, headers }, duration) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    headers,
    requests: paths.map((path) => ({ method: "GET", path })),
  })
  if (result.non2xx || result.errors) throw new Error(`${name}: ${result.non2xx} rejections, ${result.errors} errors`)
  return result.requests
}

async function warm(target) {
  const until = performance.now() + WARM_SECONDS * 1000
  for (let sent = 0; sent < WARM_REQUESTS && performance.now() < until; ) sent += (await run(target, 2)).total
}

/**
 * Measures targets `{ name, url, paths, headers }` one after another, three times round, so that a busy moment of the
 * machine does not fall on one of them alone. @returns the median of each, in requests a second, by name
 */
export async function throughput(targets) {
  const runs = new Map(targets.map(({ name }) => [name, []]))
  for (const target of targets) await warm(target)
  for (let round = 0; round < ROUNDS; round++)
    for (const target of targets) runs.get(target.name).push((await run(target, SECONDS)).average)
  const medians = [...runs].map(([name, values]) => [name, median(values)])
  const silent = medians.find(([, value]) => value < 1)
  if (silent)
    throw new StartError(`${silent[0]} answered less than once a second: this machine is too busy to measure on.`)
  return Object.fromEntries(medians)
}

export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]
