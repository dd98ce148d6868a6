/**
 * @module-tag money
 * @module-tag kills
 */
import { shop, type TestShop } from "@haat/testing"
import { openShopToKill } from "@haat/testing/shop-to-kill"
import { smallOrFull } from "@haat/testing/test-size"
import { afterAll, beforeAll, expect, it } from "vitest"
import { readyToPay, verify } from "./testing/buyer"
import { buildGates, FATES, keyOf, STEPS, type Step } from "./testing/gates"
import { type Provider, provider } from "./testing/provider"
import { broken } from "./testing/rule"
import { until } from "./testing/until"

/** Payments that are stopped at each step each time the backend is killed: of half of them the unsent statement is dropped. */
const AT_EACH_STEP = smallOrFull(2, 10)
const KILLS = smallOrFull(1, 2)
const STEP_NAMES = Object.keys(STEPS) as Step[]
const IN_FLIGHT = AT_EACH_STEP * STEP_NAMES.length
/** So few are verified at once that the provider, who shares the machine, responds in time. */
const AT_ONCE = STEP_NAMES.length

let killable: Awaited<ReturnType<typeof openShopToKill>>
let haat: TestShop
let razorpay: Provider
let gates: Awaited<ReturnType<typeof buildGates>>
/** One for each payment in flight: an order holds the stock of its products until it is there, and others wait. */
let product_ids: string[]
beforeAll(async () => {
  killable = await openShopToKill({
    // Half of them write orders, and most payments stop while theirs is written.
    DATABASE_POOL: String(IN_FLIGHT * 2 + 20),
    // a payment waits at its step for as long as the others take to reach theirs
    DATABASE_STATEMENT_TIMEOUT_MS: "0",
    DATABASE_LOCK_TIMEOUT_MS: "0",
  })
  haat = await shop()
  razorpay = provider(haat)
  product_ids = []
  while (product_ids.length < IN_FLIGHT) product_ids.push((await haat.product({ quantity: 5_000 })).id)
  gates = await buildGates(killable.databaseUrl, STEPS)
}, 120_000)
afterAll(async () => {
  await gates?.end()
  await killable?.close()
})

const manyReady = async () => {
  const made: Awaited<ReturnType<typeof readyToPay>>[] = []
  while (made.length < product_ids.length) {
    const next = product_ids.slice(made.length, made.length + AT_ONCE)
    made.push(...(await Promise.all(next.map((product_id) => readyToPay(haat, product_id)))))
  }
  return made
}

it("loses and doubles nothing when the backend is killed at each step between charge and order", async () => {
  await razorpay.scenario({ webhooks: "lost" })
  for (let kill = 0; kill < KILLS; kill++) {
    const made = await manyReady()
    for (const [at, { window }] of made.entries()) {
      const [row] = await haat.sql("select * from razorpay_payment where razorpay_order_id = $1", [
        window.razorpay_order_id,
      ])
      const fate = FATES[Math.floor(at / STEP_NAMES.length) % FATES.length]
      await gates.stop(keyOf(STEP_NAMES[at % STEP_NAMES.length], row, row.plan.lines[0].variant_id), fate)
    }
    await gates.close()
    for (let from = 0; from < IN_FLIGHT; from += AT_ONCE) {
      for (const { shopper, window } of made.slice(from, from + AT_ONCE)) {
        const proof = await razorpay.pay(window.razorpay_order_id)
        // The response dies with the backend.
        verify(shopper, proof).catch(() => {})
      }
      const halfWay = from + AT_ONCE
      await until(`${halfWay} payments to be half-way`, async () => (await gates.waiting()) === halfWay, 120)
    }
    await killable.kill()
    await gates.open()
    await haat.sql("update razorpay_payment set next_attempt_at = least(next_attempt_at, now())")
    await killable.start()
  }

  const { payments } = await razorpay.money()
  expect(payments.filter(({ captured }) => captured)).toHaveLength(IN_FLIGHT * KILLS)
  await until("the rule to hold for every payment", async () => !(await broken(haat, razorpay)).length, 180).catch(
    async () => expect(await broken(haat, razorpay), killable.printed()).toEqual([]),
  )
}, 480_000)
