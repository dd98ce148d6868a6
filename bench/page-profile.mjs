import { step } from "../scripts/run/progress.mjs"
import { KEY, machine, withBenchEnvironment } from "./bench-environment.mjs"
import { ask, fillGoodsDatabase, OURS } from "./databases.mjs"
import { PROFILED, profiled } from "./read-profile.mjs"
import { OWNER } from "./sign-in.mjs"
import { startBackend, startWeb } from "./start-process.mjs"
import { beginToCount, COUNTS_STATEMENTS } from "./statements.mjs"
import { untilListed } from "./until-listed.mjs"

const READS = 400
const WARM_READS = 400
const FLAGS = [...COUNTS_STATEMENTS, "pg_stat_statements.track_planning=on"]
const SIZE = { products: 500, variants: 1 }

/** The measured reads; each path is a function of how many were read before. */
const READ_PATHS = {
  "list of 12": () => "/store/catalog/products?limit=12",
  search: () => "/store/catalog/products?limit=12&q=handloom%20saree",
  "product page": (nth, products) => `/product-info/${products[nth % products.length].id}`,
  "home page": () => "/",
}

/**
 * Measures where the time of an uncached read goes, in the database and in the packages of both processes.
 * @returns the input of `reportPageProfile`
 */
export const benchPageProfile = () => withBenchEnvironment(measure, FLAGS)

async function measure({ processes, database, settings }) {
  const env = await fillGoodsDatabase(database.address, settings, OWNER, SIZE)
  const query = (text) => ask(env.DATABASE_URL, text)
  await beginToCount(query)
  const { url, ...backend } = await step("Its backend", () =>
    startBackend(processes, "a shop's backend", OURS, { ...env, ...PROFILED }),
  )
  const web = await startWeb(processes, "web tier with its memory off", { ...env, ...PROFILED }, url, "off")
  await untilListed(url, SIZE.products - Math.floor((SIZE.products + 18) / 25))
  await backend.untilIdle()
  const response = await fetch(`${url}/store/catalog/products?limit=100`, { headers: { "x-publishable-api-key": KEY } })
  const { products } = await response.json()
  const pages = []
  for (const [name, pathOf] of Object.entries(READ_PATHS)) {
    const read = pageReader((nth) => web.url + pathOf(nth, products))
    pages.push(await step(`Reads of the ${name}`, () => profileReads(name, read, [web.pid, backend.pid], query)))
  }
  return { pages, reads: READS, machine: machine() }
}

/** @returns read(count), which resolves with the milliseconds that so many reads took, one after another */
const pageReader = (addressOf) => async (count) => {
  const since = performance.now()
  for (let nth = 0; nth < count; nth++) {
    const response = await fetch(addressOf(nth))
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  }
  return performance.now() - since
}

async function profileReads(name, read, pids, query) {
  await read(WARM_READS)
  await query("select pg_stat_statements_reset()")
  const { result, packages } = await profiled(pids, () => read(READS))
  const [database] = await query(STATEMENTS)
  const each = (times) => Object.fromEntries([...times].map(([of, ms]) => [of, ms / READS]))
  const [web, backend] = packages.map(each)
  return { name, milliseconds: result / READS, database: mapValues(database, (value) => value / READS), web, backend }
}

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

const STATEMENTS = `
  select sum(calls)::float8 as calls, sum(total_plan_time) as plan_ms, sum(total_exec_time) as run_ms
    from pg_stat_statements
  where dbid = (select oid from pg_database where datname = current_database()) and query not like '%pg_stat_%'`
