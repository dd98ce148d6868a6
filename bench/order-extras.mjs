import { step } from "../scripts/run/progress.mjs"
import { caller } from "./caller.mjs"
import { ask, fillDemoDatabase, OURS } from "./databases.mjs"
import { KEY, machine, onGround } from "./ground.mjs"
import { newShopper, timed } from "./orders.mjs"
import { startBackend } from "./part.mjs"
import { OWNER } from "./sign-in.mjs"
import { median } from "./throughput.mjs"
import { untilListed } from "./until-listed.mjs"

const ROUNDS = 40
const WARM_ROUNDS = 10
const CODE = "BENCH10"
/** Nobody may try more codes than some in a while: after so many rounds somebody else orders. */
const ROUNDS_OF_SHOPPER = 8
/** What is measured in turn: an order without anything, with a code on the cart, and in a shop that charges GST. */
const WAYS = { plain: {}, code: { code: true }, tax: { tax: true } }

/** What a code and what tax add to an order, measured at the backend of a demo shop. @returns what `reportOrderExtras` takes */
export const benchOrderExtras = () => onGround(measure, ["shared_preload_libraries=pg_stat_statements"])

async function measure({ processes, database, settings }) {
  const env = await fillDemoDatabase(database.address, settings, OWNER)
  const query = (text) => ask(env.DATABASE_URL, text)
  await query("create extension pg_stat_statements")
  await query("update inventory_level set stocked_quantity = 100000")
  const { url } = await step("Its backend", () => startBackend(processes, "the demo shop's backend", OURS, env))
  const [{ count }] = await query("select count(*) from product where status = 'published' and deleted_at is null")
  await untilListed(url, Number(count))
  const owner = caller(url)
  await owner("POST", "/auth/sign-in", OWNER)
  await owner("POST", "/back-office/offers", {
    name: "Bench",
    kind: "percent",
    scope: "order",
    percent: 10,
    code: CODE,
  })
  const times = await step("Orders, one after another", () => orderTimes({ url, query, owner }))
  return { times, rounds: ROUNDS, machine: machine() }
}

/** @returns for each way and each part of an order the median milliseconds and statements */
async function orderTimes({ url, query, owner }) {
  const key = { "x-publishable-api-key": KEY }
  const { products } = await caller(url, key)("GET", "/store/catalog/products?limit=40&in_stock=true")
  let call
  let shopper
  const counted = async ({ milliseconds, statements }, work) => {
    await query("select pg_stat_statements_reset()")
    await timed(milliseconds, work)
    const [{ calls }] = await query(STATEMENTS)
    statements.push(Number(calls))
  }
  const figures = () => ({ milliseconds: [], statements: [] })
  const times = Object.fromEntries(Object.keys(WAYS).map((way) => [way, { line: figures(), order: figures() }]))
  for (let n = -WARM_ROUNDS; n < ROUNDS; n++) {
    if ((n + WARM_ROUNDS) % ROUNDS_OF_SHOPPER === 0) {
      call = caller(url, key)
      shopper = await newShopper(call, `bench${n + WARM_ROUNDS}`)
    }
    for (const [way, { code, tax }] of Object.entries(WAYS)) {
      const { line, order } = n < 0 ? { line: figures(), order: figures() } : times[way]
      const [first, second] = [0, 1].map((more) => products[(2 * Math.abs(n) + more) % products.length].id)
      await chargeTax(owner, Boolean(tax))
      await shopper.addLine(first)
      if (code) await call("POST", "/store/cart/codes", { code: CODE })
      await counted(line, () => shopper.addLine(second))
      await counted(order, shopper.order)
    }
  }
  return mapValues(times, (parts) => mapValues(parts, (figures) => mapValues(figures, median)))
}

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

async function chargeTax(owner, registered) {
  const { id, updated_at, ...settings } = await owner("GET", "/back-office/tax-settings")
  if (settings.registered !== registered) await owner("PUT", "/back-office/tax-settings", { ...settings, registered })
}

/** Statements of the shop since the last reset; what the measuring itself asked is not among them. */
const STATEMENTS = `
  select coalesce(sum(calls), 0) as calls from pg_stat_statements
  where dbid = (select oid from pg_database where datname = current_database()) and query not like '%pg_stat_statements%'`
