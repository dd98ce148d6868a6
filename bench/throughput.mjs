import autocannon from "autocannon"
import { StartError } from "../scripts/run/start-error.mjs"

const CONNECTIONS = 8
const ROUNDS = 3
/** Long enough for stock Medusa to answer a fair number. */
const SECONDS = 5
/** The engine compiles what is asked often: each target is first asked so often, or for so long. */
const WARM_REQUESTS = 400
const WARM_SECONDS = 12

const get = (path) => ({ method: "GET", path })

/** One short run. @throws when a response was not a 2xx */
async function run({ name, url, paths, headers, requests = paths.map(get) }, duration) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    headers,
    requests,
  })
  if (result.non2xx || result.errors) throw new Error(`${name}: ${result.non2xx} rejections, ${result.errors} errors`)
  return result.requests
}

async function warm(target) {
  const until = performance.now() + WARM_SECONDS * 1000
  for (let sent = 0; sent < WARM_REQUESTS && performance.now() < until; ) sent += (await run(target, 2)).total
}

/**
 * Measures targets `{ name, url, headers, paths }`, or with autocannon's `requests` in place of paths, one after
 * another, three times round, so that a busy moment of the machine does not fall on one of them alone. @returns the
 * median of each, in requests a second, by name
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

/** The value that such a share of them does not exceed, 0.95 for 95 of 100. */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.max(0, Math.ceil(values.length * share) - 1))]
