import { setTimeout as pause } from "node:timers/promises"
import { step } from "../scripts/run/progress.mjs"
import { machine, withBenchEnvironment } from "./bench-environment.mjs"
import { openDemoShop } from "./demo-shop.mjs"
import { newShopper } from "./orders.mjs"
import { PROFILED, profiled } from "./read-profile.mjs"
import { COUNTS_STATEMENTS } from "./statements.mjs"

const ORDERS = 40
/** Shoppers who order in turn, as one shopper never has hundreds of open orders. */
const SHOPPERS = 20
/** Each connection plans a statement five times before it keeps the plan. */
const WARM_ORDERS = 100
/** Until mail and index are through with an order. */
const SETTLED_MS = 4_000
/** Long enough for each job of the shop to run once. */
const IDLE_MS = 65_000
const FLAGS = [...COUNTS_STATEMENTS, "pg_stat_statements.track_planning=on", "track_functions=all"]

/**
 * Measures where the time of an order of two lines goes: in the database by statement and function, in Node by package.
 * @returns the input of `reportOrderProfile`
 */
export const benchOrderProfile = () => withBenchEnvironment(measure, FLAGS)

async function measure(environment) {
  const { pid, query, shopper, products } = await openDemoShop(environment, PROFILED)
  const shoppers = []
  for (let nth = 0; nth < SHOPPERS; nth++) shoppers.push(await newShopper(shopper(), `bench${nth}`))
  const order = orderPlacer(shoppers, products)
  await step("Orders to warm up", () => order(WARM_ORDERS))
  await query("vacuum analyze")
  await query("select pg_stat_statements_reset(), pg_stat_reset()")
  const { result, packages } = await step("Orders, one after another", () => profiled([pid], () => order(ORDERS)))
  const statements = await query(STATEMENTS)
  const functions = await query(FUNCTIONS)
  const each = (rows) => rows.map((row) => ({ ...row, ...perOrder(row) }))
  return {
    milliseconds: result / ORDERS,
    statements: each(statements),
    functions: each(functions),
    requests: await step("One order, request by request", () => byRequest(query, shoppers[0], products)),
    packages: [...packages[0]].map(([name, ms]) => ({ name, ms: ms / ORDERS })).toSorted((a, b) => b.ms - a.ms),
    orders: ORDERS,
    machine: machine(),
  }
}

/**
 * @returns order(count), which resolves with the milliseconds that so many orders of two lines took, one after another
 */
const orderPlacer = (shoppers, products) => async (count) => {
  const since = performance.now()
  for (let nth = 0; nth < count; nth++) {
    const shopper = shoppers[nth % shoppers.length]
    for (const more of [0, 1]) await shopper.addLine(products[(2 * nth + more) % products.length].id)
    await shopper.order()
  }
  return performance.now() - since
}

/**
 * Statements of each request of one order, less those of the shop's jobs in the same time without orders.
 * @returns rows of a statement's text and how often the first line, the second, the summary, and the order with its
 * follow-up ran it
 */
async function byRequest(query, shopper, [first, second]) {
  const run = async (work) => {
    const since = performance.now()
    await query("select pg_stat_statements_reset()")
    await work()
    const ms = performance.now() - since
    return { ms, calls: new Map((await query(STATEMENTS)).map(({ id, text, calls }) => [id, { text, calls }])) }
  }
  await pause(SETTLED_MS)
  const idle = await run(() => pause(IDLE_MS))
  let summary
  const parts = [
    await run(() => shopper.addLine(first.id)),
    await run(() => shopper.addLine(second.id)),
    await run(async () => {
      summary = await shopper.summary()
    }),
    await run(async () => {
      await shopper.order(summary)
      await pause(SETTLED_MS)
    }),
  ]
  const texts = new Map(parts.flatMap(({ calls }) => [...calls].map(([id, { text }]) => [id, text])))
  const countCalls = ({ ms, calls }, id) => {
    const jobCalls = Math.round(((idle.calls.get(id)?.calls ?? 0) * ms) / idle.ms)
    return Math.max(0, (calls.get(id)?.calls ?? 0) - jobCalls)
  }
  return [...texts]
    .map(([id, text]) => ({ text, calls: parts.map((part) => countCalls(part, id)) }))
    .filter(({ calls }) => calls.some((count) => count > 0))
}

const perOrder = (row) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => typeof value === "number")
      .map(([name, value]) => [name, value / ORDERS]),
  )

/** Statements of the orders and of what follows them: mails and the index. */
const STATEMENTS = `
  select queryid::text as id, left(regexp_replace(trim(query), '\\s+', ' ', 'g'), 100) as text, calls::float8 as calls,
    total_plan_time as plan_ms, total_exec_time as run_ms
  from pg_stat_statements
  where dbid = (select oid from pg_database where datname = current_database()) and query not like '%pg_stat_%'
  order by total_plan_time + total_exec_time desc`

/** Database functions called by the statements above; their time is contained in those. */
const FUNCTIONS = `
  select funcname as name, calls::float8 as calls, self_time as run_ms from pg_stat_user_functions
    order by self_time desc`
