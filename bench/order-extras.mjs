import { step } from "../scripts/run/progress.mjs"
import { machine, withBenchEnvironment } from "./bench-environment.mjs"
import { caller } from "./caller.mjs"
import { openDemoShop } from "./demo-shop.mjs"
import { newShopper, timed } from "./orders.mjs"
import { OWNER } from "./sign-in.mjs"
import { COUNTS_STATEMENTS, countStatements } from "./statements.mjs"
import { median } from "./throughput.mjs"

const ROUNDS = 40
const WARM_ROUNDS = 10
const CODE = "BENCH10"
/** Rounds after which another shopper orders, since attempts at codes are limited for each shopper. */
const ROUNDS_OF_SHOPPER = 8
/** The measured variants, in turn: a plain order, one with a code on the cart, and one in a shop that charges GST. */
const WAYS = { plain: {}, code: { code: true }, tax: { tax: true } }

/**
 * Measures what a code and GST add to an order, at the backend of a demo shop.
 * @returns the input of `reportOrderExtras`
 */
export const benchOrderExtras = () => withBenchEnvironment(measure, COUNTS_STATEMENTS)

async function measure(environment) {
  const shop = await openDemoShop(environment)
  const owner = caller(shop.url)
  await owner("POST", "/auth/sign-in", OWNER)
  await owner("POST", "/back-office/offers", {
    name: "Bench",
    kind: "percent",
    scope: "order",
    percent: 10,
    code: CODE,
  })
  const times = await step("Orders, one after another", () => orderTimes(shop, owner))
  return { times, rounds: ROUNDS, machine: machine() }
}

/** @returns for each way and each part of an order the median milliseconds and statements */
async function orderTimes({ query, products, ...shop }, owner) {
  let call
  let shopper
  const counted = async ({ milliseconds, statements }, work) => {
    statements.push(await countStatements(query, () => timed(milliseconds, work)))
  }
  const figures = () => ({ milliseconds: [], statements: [] })
  const times = Object.fromEntries(Object.keys(WAYS).map((way) => [way, { line: figures(), order: figures() }]))
  for (let n = -WARM_ROUNDS; n < ROUNDS; n++) {
    if ((n + WARM_ROUNDS) % ROUNDS_OF_SHOPPER === 0) {
      call = shop.shopper()
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
