import { step } from "../scripts/run/progress.mjs"
import { machine, withBenchEnvironment } from "./bench-environment.mjs"
import { ask, fillLargeDatabase, OURS } from "./databases.mjs"
import { listRequests } from "./list-requests.mjs"
import { OWNER, signIn } from "./sign-in.mjs"
import { startBackend } from "./start-process.mjs"
import { quantile } from "./throughput.mjs"

const TIMES = 20
const WARM_UP_TIMES = 3

/** Limit of the 95th percentile of a list, by the size of the shop. */
export const SHOP = { products: 5_000, orders: 50_000, customers: 20_000, limitMs: 100 }
export const TEN_TIMES = { products: 50_000, orders: 500_000, customers: 200_000, limitMs: 150 }

/** The lists of a shop of this size alone, on a database of their own. */
export const benchLists = (size) =>
  withBenchEnvironment(async (environment) => ({
    lists: await measureLists(environment, size),
    size,
    machine: machine(),
  }))

/** @returns what listTimes does, of a shop of this size */
export async function measureLists({ processes, database, settings }, size) {
  const env = await fillLargeDatabase(database.address, settings, OWNER, size)
  const { url } = await step("Its backend", async () => {
    const backend = await startBackend(processes, "the large shop's backend", OURS, env)
    // it still fills its index and sends the mails of the orders
    await backend.untilIdle()
    // as the database does by itself in the minutes after so much was written
    for (const rest of ["vacuum analyze", "checkpoint"]) await ask(env.DATABASE_URL, rest)
    return backend
  })
  return step("Lists, one request after another", () => listTimes(url))
}

/** Signs in. @returns get(path below /back-office): the milliseconds it took and the total of its Content-Range */
async function owner(url) {
  const cookie = await signIn(url)
  return async (path) => {
    const since = performance.now()
    const response = await fetch(`${url}/back-office${path}`, { headers: { cookie } })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`)
    const total = Number(response.headers.get("content-range")?.split("/")[1])
    return { milliseconds: performance.now() - since, total }
  }
}

/**
 * Asks the backend for every list of the back office, one request after another.
 * @returns `{ list, what, rows, median, p95 }` of each, in milliseconds; `rows` is how many match in all
 */
async function listTimes(url) {
  const get = await owner(url)
  const measured = []
  for (const [list, what, path] of await listRequests(get)) {
    let rows
    for (let n = 0; n < WARM_UP_TIMES; n++) rows = (await get(path)).total
    const times = []
    for (let n = 0; n < TIMES; n++) times.push((await get(path)).milliseconds)
    measured.push({ list, what, rows, median: quantile(times, 0.5), p95: quantile(times, 0.95) })
  }
  return measured
}
