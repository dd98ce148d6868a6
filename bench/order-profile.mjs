import { step } from "../scripts/run/progress.mjs"
import { openDemoShop } from "./demo-shop.mjs"
import { machine, onGround } from "./ground.mjs"
import { newShopper } from "./orders.mjs"
import { PROFILED, profiled } from "./read-profile.mjs"
import { COUNTS_STATEMENTS } from "./statements.mjs"

const ORDERS = 40
/** Who order in turn: nobody has hundreds of orders under way. */
const SHOPPERS = 20
/** Each connection plans a statement five times before it keeps the plan. */
const WARM_ORDERS = 100
const FLAGS = [...COUNTS_STATEMENTS, "pg_stat_statements.track_planning=on", "track_functions=all"]

/** Where the time of an order of two lines goes: in the database by statement and function, in Node by package. @returns what `reportOrderProfile` takes */
export const benchOrderProfile = () => onGround(measure, FLAGS)

async function measure(ground) {
  const { pid, query, shopper, products } = await openDemoShop(ground, PROFILED)
  const shoppers = []
  for (let nth = 0; nth < SHOPPERS; nth++) shoppers.push(await newShopper(shopper(), `bench${nth}`))
  const order = orderBy(shoppers, products)
  await step("Orders to warm up", () => order(WARM_ORDERS))
  await query("vacuum analyze")
  await query("select pg_stat_statements_reset(), pg_stat_reset()")
  const { result, packages } = await step("Orders, one after another", () => profiled([pid], () => order(ORDERS)))
  const each = (rows) => rows.map((row) => ({ ...row, ...perOrder(row) }))
  return {
    milliseconds: result / ORDERS,
    statements: each(await query(STATEMENTS)),
    functions: each(await query(FUNCTIONS)),
    packages: [...packages[0]].map(([name, ms]) => ({ name, ms: ms / ORDERS })).toSorted((a, b) => b.ms - a.ms),
    orders: ORDERS,
    machine: machine(),
  }
}

/** @returns order(count), which resolves with the milliseconds that so many orders of two lines took, one after another */
const orderBy = (shoppers, products) => async (count) => {
  const since = performance.now()
  for (let nth = 0; nth < count; nth++) {
    const shopper = shoppers[nth % shoppers.length]
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
