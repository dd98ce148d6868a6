/** @module-tag charges */
import type { OrderDetail } from "@haat/read-model/contract"
import { type Client, shop } from "@haat/testing"
import { buyer } from "@haat/testing/buyer"
import { inBatches } from "@haat/testing/in-batches"
import { loadTestParts } from "@haat/testing/load-plugin-modules"
import type { PluginCharges } from "@haat/testing/plugin-parts"
import { smallOrFull } from "@haat/testing/test-size"
import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openHookShop } from "../../checkout/src/testing/hook-shop"
import { REGISTERED, saveTaxSettings } from "../../gst/src/testing/registered"
import { CHENNAI } from "../../gst/src/testing/sell"
import { CancelLife, cancelHistory } from "./testing/cancel-history"
import { payments } from "./testing/payments"
import { Life, live, newKurtas, type Sold } from "./testing/return-life"
import { CHAIN, CLAIMS, history, type Step } from "./testing/return-steps"

/* A shop of its own, in which test-first charges ₹40.25 a piece with 18 % tax, and test-early ₹15 taxed like the
   delivery; both take a rupee off each line as well. The shop's own plugins charge what they can, too. */
const PIECE_PAISE = 40_25
const OWN = await loadTestParts<PluginCharges>("charges.ts")

let hooks: Awaited<ReturnType<typeof openHookShop>>
beforeAll(async () => {
  hooks = await openHookShop()
}, 240_000)
const paying = payments()
let owner: Client
beforeAll(async () => {
  owner = await shop().admin()
  await saveTaxSettings(hooks.haat, REGISTERED)
  for (const plugin of OWN) await plugin.saveSettings(hooks.haat)
})
afterAll(() => hooks?.close())

/** Together 1,000 carts in the full run. */
const CANCELLED = smallOrFull(4, 850)
const RETURNED = smallOrFull(2, 150)
const AT_ONCE = 5

/** Some are paid in cash, some with store credit, and some go to another state. */
const charged = fc
  .tuple(cancelHistory, fc.boolean(), fc.constantFrom(0, 60), fc.constantFrom({}, CHENNAI))
  .map(([one, isCash, credit_rupees, address]) => ({ ...one, isCash, credit_rupees, address }))

/** Asserts that an order has the charges of the pieces that are left, and those for cash while it is paid in cash. */
function expectCharges({ items, charges }: OrderDetail, isCash: boolean) {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const amounts = charges.map(({ id, amount }) => [id, amount])
  expect(amounts).toEqual([
    ...OWN.flatMap((plugin) => plugin.amounts({ isCash })),
    ["test-early.fee", 15],
    ["test-first.fee", (PIECE_PAISE * pieces) / 100],
  ])
}

it(
  "orders with charges end with exactly zero to refund, after any cancellations, refunds and parcels",
  async () => {
    await inBatches(fc.sample(charged, CANCELLED), AT_ONCE, (one) =>
      new CancelLife(paying, owner, (detail) => expectCharges(detail, one.isCash)).live(one),
    )
  },
  smallOrFull(300_000, 3_600_000),
)

it(
  "goods with charges that are returned, exchanged and refunded give back what was captured, and no more",
  async () => {
    const kurtas = await newKurtas(hooks.haat, owner, smallOrFull(500, 5_000))
    const sold: Sold = new Map()
    const histories: Step[][] = [CHAIN, CLAIMS, ...(fc.sample(history, RETURNED) as Step[][])].slice(0, RETURNED)
    await inBatches([...histories.entries()], AT_ONCE, async ([nth, steps]) => {
      const bought = { online: nth % 2 === 0, cancels: nth % 3 > 0 }
      await live(new Life(paying, owner, await buyer(hooks.haat), kurtas, sold), bought, steps)
    })
    const { refunds, payments } = await paying.razorpay.money()
    for (const { id, amount } of payments) {
      const back = refunds.filter(({ payment_id, status }) => payment_id === id && status !== "failed")
      expect(back.reduce((sum, one) => sum + one.amount, 0)).toBeLessThanOrEqual(amount)
    }
  },
  smallOrFull(300_000, 3_600_000),
)
