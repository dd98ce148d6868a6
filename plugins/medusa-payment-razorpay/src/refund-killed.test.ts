/**
 * @module-tag money
 * @module-tag kills
 */
import { randomUUID } from "node:crypto"
import { shop, type TestShop } from "@haat/testing"
import { openShopToKill } from "@haat/testing/shop-to-kill"
import { smallOrFull } from "@haat/testing/test-size"
import { afterAll, beforeAll, expect, it } from "vitest"
import { readyToPay, verify } from "./testing/buyer"
import { buildGates, FATES, type Gates } from "./testing/gates"
import { type Provider, provider } from "./testing/provider"
import { broken } from "./testing/rule"
import { until } from "./testing/until"

/** Where a refund can be stopped. A row of ours is called by the form that requested it, Medusa's by their payment and order. */
const STEPS = {
  "the refund is written down": ["payment_refund", "new.request_id is not null", "new.request_id"],
  "the provider's response is written down": [
    "payment_refund",
    "new.provider_refund_id is not null",
    "new.request_id || '!'",
  ],
  "Medusa has the refund": ["refund", "true", "new.payment_id"],
  "its collection sums it up": ["payment_collection", "new.refunded_amount > 0", "new.id"],
  "its order has it": ["order_transaction", "new.amount < 0", "new.order_id"],
} as const satisfies Gates

type Ordered = { order_id: string; payment_id: string; payment_collection_id: string; request_id: string }

const KEYS: Record<keyof typeof STEPS, (ordered: Ordered) => string> = {
  "the refund is written down": ({ request_id }) => request_id,
  "the provider's response is written down": ({ request_id }) => `${request_id}!`,
  "Medusa has the refund": ({ payment_id }) => payment_id,
  "its collection sums it up": ({ payment_collection_id }) => payment_collection_id,
  "its order has it": ({ order_id }) => order_id,
}
const STEP_NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[]

/** Refunds that are stopped at each step each time the backend is killed: of half of them the unsent statement is dropped. */
const AT_EACH_STEP = smallOrFull(2, 10)
const KILLS = smallOrFull(1, 2)
const IN_FLIGHT = AT_EACH_STEP * STEP_NAMES.length
/** So few are pressed at once that the provider, who shares the machine, responds in time. */
const AT_ONCE = STEP_NAMES.length
const PAISE = 1_000

let killable: Awaited<ReturnType<typeof openShopToKill>>
let haat: TestShop
let razorpay: Provider
let gates: Awaited<ReturnType<typeof buildGates>>
let product_id: string
beforeAll(async () => {
  killable = await openShopToKill({
    DATABASE_POOL: String(IN_FLIGHT * 2 + 20),
    // a refund waits at its step for as long as the others take to reach theirs
    DATABASE_STATEMENT_TIMEOUT_MS: "0",
    DATABASE_LOCK_TIMEOUT_MS: "0",
  })
  haat = await shop()
  razorpay = provider(haat)
  product_id = (await haat.product({ quantity: 5_000 })).id
  gates = await buildGates(killable.databaseUrl, STEPS)
}, 120_000)
afterAll(async () => {
  await gates?.end()
  await killable?.close()
})

const ordered = async (): Promise<Ordered> => {
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
    ...{ request_id, expected_left_paise: left, amount: PAISE / 100, reason: "One came broken" },
  })

/** Presses until there is no response, since the refund waits at its step; one that the provider was too slow for is pressed again. */
async function pressUntilHalfWay(...pressed: Parameters<typeof press>) {
  while ((await press(...pressed)).status === 200);
}

it("makes one refund at the provider when the backend is killed at each step of it", async () => {
  await razorpay.scenario({ webhooks: "lost" })
  const all: Ordered[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const made: Ordered[] = []
    while (made.length < IN_FLIGHT) made.push(await ordered())
    all.push(...made)
    const left = await haat.sql("select order_id, left_paise from refundable_payment where order_id = any($1)", [
      made.map(({ order_id }) => order_id),
    ])
    const leftOf = ({ order_id }: Ordered) => left.find((row: Ordered) => row.order_id === order_id).left_paise
    for (const [at, one] of made.entries()) {
      const fate = FATES[Math.floor(at / STEP_NAMES.length) % FATES.length]
      await gates.stop(KEYS[STEP_NAMES[at % STEP_NAMES.length]](one), fate)
    }
    await gates.close()
    const owner = await haat.admin()
    for (let from = 0; from < IN_FLIGHT; from += AT_ONCE) {
      // The response dies with the backend.
      for (const one of made.slice(from, from + AT_ONCE)) pressUntilHalfWay(owner, one, leftOf(one)).catch(() => {})
      const halfWay = from + AT_ONCE
      await until(`${halfWay} refunds to be half-way`, async () => (await gates.waiting()) === halfWay, 120)
    }
    await killable.kill()
    await gates.open()
    await haat.sql("update razorpay_payment set next_attempt_at = least(next_attempt_at, now())")
    await killable.start()
    // Whoever saw no response presses again, and once more where the shop, busy with all that was left, says to.
    const again = await haat.admin()
    for (const one of made)
      await until("the refund that is pressed again", async () => {
        const { status } = await press(again, one, leftOf(one))
        expect([200, 503]).toContain(status)
        return status === 200
      })
  }

  await until(
    "every refund to be in Medusa's record",
    async () => {
      const sql = `select count(*)::int from payment_collection c join razorpay_payment r on r.payment_collection_id = c.id
        where r.order_id = any($1) and c.refunded_amount = $2`
      return (await haat.sql(sql, [all.map(({ order_id }) => order_id), PAISE / 100]))[0].count === all.length
    },
    120,
  )
  const { payments, refunds } = await razorpay.money()
  expect(payments).toHaveLength(all.length)
  expect(refunds.map(({ amount }) => amount)).toEqual(Array(all.length).fill(PAISE))
  expect(new Set(refunds.map(({ payment_id }) => payment_id)).size).toBe(all.length)
  const wrong = await haat.sql(
    `select order_id from order_transaction group by order_id having count(*) <> 2 or count(*) filter (where amount = $1) <> 1`,
    [-PAISE / 100],
  )
  expect(wrong).toEqual([])
  expect(await broken(haat, razorpay), killable.printed()).toEqual([])
}, 480_000)
