import { existsSync } from "node:fs"
import { readFile, rm } from "node:fs/promises"
import { setTimeout } from "node:timers/promises"
import { step } from "../scripts/run/progress.mjs"
import { COUNTS_STATEMENTS, openDemoShop } from "./demo-shop.mjs"
import { machine, onGround } from "./ground.mjs"
import { newShopper } from "./orders.mjs"
import { profileFile } from "./profile-file.mjs"

const ORDERS = 40
/** Each connection plans a statement five times before it keeps the plan. */
const WARM_ORDERS = 100
const FLAGS = [...COUNTS_STATEMENTS, "pg_stat_statements.track_planning=on", "track_functions=all"]
const PRELOAD = new URL("./cpu-profile.mjs", import.meta.url).href

/** Where the time of an order of two lines goes: in the database by statement and function, in Node by package. @returns what `reportOrderProfile` takes */
export const benchOrderProfile = () => onGround(measure, FLAGS)

async function measure(ground) {
  const { pid, query, shopper, products } = await openDemoShop(ground, { NODE_OPTIONS: `--import=${PRELOAD}` })
  const order = orderBy(await newShopper(shopper()), products)
  await step("Orders to warm up", () => order(WARM_ORDERS))
  await query("vacuum analyze")
  await query("select pg_stat_statements_reset(), pg_stat_reset()")
  process.kill(pid, "SIGUSR2")
  const milliseconds = await step("Orders, one after another", () => order(ORDERS))
  process.kill(pid, "SIGUSR2")
  const packages = packagesOf(await profileOf(pid))
  const each = (rows) => rows.map((row) => ({ ...row, ...perOrder(row) }))
  return {
    milliseconds: milliseconds / ORDERS,
    statements: each(await query(STATEMENTS)),
    functions: each(await query(FUNCTIONS)),
    packages: [...packages].map(([name, ms]) => ({ name, ms: ms / ORDERS })).toSorted((a, b) => b.ms - a.ms),
    orders: ORDERS,
    machine: machine(),
  }
}

/** @returns order(count), which resolves with the milliseconds that so many orders of two lines took, one after another */
const orderBy = (shopper, products) => async (count) => {
  const since = performance.now()
  for (let nth = 0; nth < count; nth++) {
    for (const more of [0, 1]) await shopper.addLine(products[(2 * nth + more) % products.length].id)
    await shopper.order()
  }
  return performance.now() - since
}

const perOrder = (row) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => typeof value === "number")
      .map(([name, value]) => [name, value / ORDERS]),
  )

/** What the orders asked, and what followed them: mails and the index. */
const STATEMENTS = `
  select left(regexp_replace(trim(query), '\\s+', ' ', 'g'), 100) as text, calls::float8 as calls,
    total_plan_time as plan_ms, total_exec_time as run_ms
  from pg_stat_statements
  where dbid = (select oid from pg_database where datname = current_database()) and query not like '%pg_stat_%'
  order by total_plan_time + total_exec_time desc`

/** Of the database, called by statements above: their time is in those, too. */
const FUNCTIONS = `
  select funcname as name, calls::float8 as calls, self_time as run_ms from pg_stat_user_functions order by self_time desc`

async function profileOf(pid) {
  const file = profileFile(pid)
  while (!existsSync(file)) await setTimeout(100)
  try {
    for (;;) {
      const profile = parsed(await readFile(file, "utf8"))
      if (profile) return profile
      await setTimeout(100)
    }
  } finally {
    await rm(file)
  }
}

/** Undefined while it is still being written. */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Milliseconds of processor time in each package, waiting left out. */
function packagesOf({ nodes, samples, timeDeltas }) {
  const nameOf = new Map(nodes.map(({ id, callFrame }) => [id, packageOf(callFrame)]))
  const times = new Map()
  for (const [at, id] of samples.entries()) {
    const name = nameOf.get(id)
    if (name !== "(idle)") times.set(name, (times.get(name) ?? 0) + timeDeltas[at] / 1000)
  }
  return times
}

const packageOf = ({ functionName, url }) => {
  if (!url) return functionName.startsWith("(") ? functionName : "V8"
  if (url.startsWith("node:")) return "Node"
  return (
    /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? /\/(plugins\/[^/]+|backend)\//.exec(url)?.[1] ?? "other"
  )
}
