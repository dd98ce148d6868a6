/**
 * @module-tag money
 * @module-tag kills
 */
import { randomUUID } from "node:crypto"
import { shop, type TestShop } from "@haat/testing"
import { buildGates, type Fate, STATEMENT_OUTCOMES } from "@haat/testing/gates"
import { inBatches } from "@haat/testing/in-batches"
import { openShopToKill } from "@haat/testing/shop-to-kill"
import { smallOrFull } from "@haat/testing/test-size"
import { afterAll, beforeAll, expect, it } from "vitest"
import { readyToPay, verify } from "./testing/buyer"
import { keyOf, STEPS, type Step } from "./testing/gates"
import { type Provider, provider } from "./testing/provider"
import { type Ordered, REFUND_STEPS, type RefundStep, refundKeyOf } from "./testing/refund-gates"
import { broken } from "./testing/rule"
import { until } from "./testing/until"

/* A kill meets payments and refunds at once: a backend takes seconds to start again. */

/** Payments, and refunds, that are stopped at each of their steps by each kill. */
const AT_EACH_STEP = smallOrFull(1, 6)
const KILLS = smallOrFull(1, 4)
const PAYMENT_STEPS = Object.keys(STEPS) as Step[]
const REFUND_STEP_NAMES = Object.keys(REFUND_STEPS) as RefundStep[]
const PAYMENTS = AT_EACH_STEP * PAYMENT_STEPS.length
const REFUNDS = AT_EACH_STEP * REFUND_STEP_NAMES.length
const PAISE = 1_000
const WHOLE_TEST_MS = 900_000

let killable: Awaited<ReturnType<typeof openShopToKill>>
let haat: TestShop
let razorpay: Provider
let gates: Awaited<ReturnType<typeof buildGates>>
/** One for each payment in flight: an order holds the stock of its products until it is there, and others wait. */
let product_ids: string[]
const refunded: Ordered[] = []

/** Alternates from step to step, and from one round of the steps to the next. */
const fateOf = (at: number, steps: unknown[]): Fate =>
  STATEMENT_OUTCOMES[(Math.floor(at / steps.length) + (at % steps.length)) % STATEMENT_OUTCOMES.length]

const placeOrder = async (product_id: string): Promise<Ordered> => {
  const { shopper, window } = await readyToPay(haat, product_id)
  const { outcome } = (await verify(shopper, await razorpay.pay(window.razorpay_order_id))).body
  const [row] = await haat.sql(
    `select p.order_id, p.payment_id, r.payment_collection_id from refundable_payment p
     join razorpay_payment r on r.order_id = p.order_id where p.order_id = $1`,
    [outcome.order_id],
  )
  return { ...row, request_id: randomUUID() }
}

/** @param left paise that the screen shows */
const press = async (owner: Awaited<ReturnType<TestShop["admin"]>>, { order_id, request_id }: Ordered, left: number) =>
  owner.post(`/back-office/orders/${order_id}/refund`, {
    request_id,
    expected_left_paise: left,
    amount: PAISE / 100,
    reason: "One came broken",
  })

/**
 * Presses until there is no response, since the refund waits at its step; one that the provider was too slow for is
 * pressed again.
 */
async function pressUntilHalfWay(...pressed: Parameters<typeof press>) {
  while ((await press(...pressed)).status === 200);
}

const areHalfWay = (count: number) =>
  until(`${count} statements to be half-way`, async () => (await gates.waiting()) === count, 120)

async function killOnce() {
  const made = await inBatches(product_ids, PAYMENT_STEPS.length, (id) => readyToPay(haat, id))
  const ordered: Ordered[] = []
  while (ordered.length < REFUNDS) ordered.push(await placeOrder(product_ids[0]))
  refunded.push(...ordered)
  const left = await haat.sql("select order_id, left_paise from refundable_payment where order_id = any($1)", [
    ordered.map(({ order_id }) => order_id),
  ])
  const leftOf = ({ order_id }: Ordered) => left.find((row: Ordered) => row.order_id === order_id).left_paise

  for (const [at, { window }] of made.entries()) {
    const [row] = await haat.sql("select * from razorpay_payment where razorpay_order_id = $1", [
      window.razorpay_order_id,
    ])
    const step = PAYMENT_STEPS[at % PAYMENT_STEPS.length]
    await gates.stop(keyOf(step, row, row.plan.lines[0].variant_id), fateOf(at, PAYMENT_STEPS))
  }
  for (const [at, one] of ordered.entries()) {
    const step = REFUND_STEP_NAMES[at % REFUND_STEP_NAMES.length]
    await gates.stop(refundKeyOf(step, one), fateOf(at, REFUND_STEP_NAMES))
  }
  await gates.close()

  // The responses die with the backend.
  for (let from = 0; from < PAYMENTS; from += PAYMENT_STEPS.length) {
    for (const { shopper, window } of made.slice(from, from + PAYMENT_STEPS.length))
      verify(shopper, await razorpay.pay(window.razorpay_order_id)).catch(() => {})
    await areHalfWay(from + PAYMENT_STEPS.length)
  }
  const owner = await haat.admin()
  for (let from = 0; from < REFUNDS; from += REFUND_STEP_NAMES.length) {
    for (const one of ordered.slice(from, from + REFUND_STEP_NAMES.length))
      pressUntilHalfWay(owner, one, leftOf(one)).catch(() => {})
    await areHalfWay(PAYMENTS + from + REFUND_STEP_NAMES.length)
  }
  await killable.kill()
  await gates.open()
  await haat.sql("update razorpay_payment set next_attempt_at = least(next_attempt_at, now())")
  await killable.start()

  // Staff who saw no response press again, and once more where the shop, busy with all that was left, says to.
  const again = await haat.admin()
  for (const one of ordered)
    await until("the refund that is pressed again", async () => {
      const { status } = await press(again, one, leftOf(one))
      expect([200, 503]).toContain(status)
      return status === 200
    })
}

beforeAll(async () => {
  killable = await openShopToKill({
    // Half of them write orders, and most payments stop while theirs is written.
    DATABASE_POOL: String((PAYMENTS + REFUNDS) * 2 + 20),
    // a payment waits at its step for as long as the others take to reach theirs
    DATABASE_STATEMENT_TIMEOUT_MS: "0",
    DATABASE_LOCK_TIMEOUT_MS: "0",
  })
  haat = shop()
  razorpay = provider(haat)
  product_ids = await inBatches(
    Array(PAYMENTS).fill({ quantity: 5_000 }),
    PAYMENT_STEPS.length,
    async (goods) => (await haat.product(goods)).id,
  )
  gates = await buildGates(killable.databaseUrl, { ...STEPS, ...REFUND_STEPS })
  await razorpay.scenario({ webhooks: "lost" })
  for (let kill = 0; kill < KILLS; kill++) await killOnce()
}, WHOLE_TEST_MS)
afterAll(async () => {
  await gates?.end()
  await killable?.close()
})

it("loses and doubles nothing when the backend is killed at each step between charge and order", async () => {
  const { payments } = await razorpay.money()
  expect(payments.filter(({ captured }) => captured)).toHaveLength((PAYMENTS + REFUNDS) * KILLS)
  await until("the rule to hold for every payment", async () => !(await broken(haat, razorpay)).length, 180).catch(
    async () => expect(await broken(haat, razorpay), killable.printed()).toEqual([]),
  )
}, 240_000)

it("makes one refund at the provider when the backend is killed at each step of it", async () => {
  const order_ids = refunded.map(({ order_id }) => order_id)
  await until(
    "every refund to be in Medusa's record",
    async () => {
      const sql = `select count(*)::int from payment_collection c
      join razorpay_payment r on r.payment_collection_id = c.id
        where r.order_id = any($1) and c.refunded_amount = $2`
      return (await haat.sql(sql, [order_ids, PAISE / 100]))[0].count === refunded.length
    },
    120,
  )
  const { refunds } = await razorpay.money()
  expect(refunds.map(({ amount }) => amount)).toEqual(Array(refunded.length).fill(PAISE))
  expect(new Set(refunds.map(({ payment_id }) => payment_id)).size).toBe(refunded.length)
  const wrong = await haat.sql(
    `select order_id from order_transaction where order_id = any($2)
     group by order_id having count(*) <> 2 or count(*) filter (where amount = $1) <> 1`,
    [-PAISE / 100, order_ids],
  )
  expect(wrong).toEqual([])
  expect(await broken(haat, razorpay), killable.printed()).toEqual([])
}, 180_000)
