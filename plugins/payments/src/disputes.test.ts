/** @module-tag money */
import type { LedgerRow } from "@haat/payments/contract"
import { beforeAll, describe, expect, it } from "vitest"
import { chains } from "./testing/chains"
import { payments } from "./testing/payments"
import { until } from "./testing/until"

/** Each signs up, buys and exchanges several times. */
const CHAIN_TIMEOUT_MS = 120_000

const paying = payments()
let owner: Awaited<ReturnType<typeof paying.haat.admin>>
beforeAll(async () => {
  owner = await paying.haat.admin()
})
const { bought, exchange, ask, refund, refundable, refundedAt } = chains(paying, () => owner)

const listed = async (filter: object): Promise<LedgerRow[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: "[0,99]" })
  return (await owner.get(`/back-office/payments?${query}`)).body
}
/** Waits until the ledger says so of the dispute of this payment. */
const disputed = (razorpay_payment_id: string, status: string) =>
  until(`the dispute to be ${status}`, async () =>
    (await listed({})).find((row) => row.razorpay_payment_id === razorpay_payment_id && row.dispute?.status === status),
  )
const isQuiet = (razorpay_payment_id: string) =>
  until("nothing to need attention", async () => {
    const row = (await listed({})).find((one) => one.razorpay_payment_id === razorpay_payment_id)
    return row && row.exception === null
  })

describe("a payment that the buyer's bank disputes", { timeout: CHAIN_TIMEOUT_MS }, () => {
  it("is listed with its deadline, and blocks refunds, credit and exchanges until it is won", async () => {
    const { order_id, proof, amount } = await paying.ordered()
    const { respond_by } = await paying.razorpay.dispute(proof.razorpay_payment_id)
    const row = await disputed(proof.razorpay_payment_id, "open")
    expect(row.dispute).toMatchObject({ phase: "chargeback", amount: amount / 100 })
    expect(new Date(row.dispute?.respond_by ?? 0).getTime()).toBe(respond_by * 1_000)
    await until("it to need attention", async () => (await listed({ attention: true })).some(({ id }) => id === row.id))
    const [waiting] = (await listed({ attention: true })).filter(({ id }) => id === row.id)
    expect(waiting.exception).toMatch(
      /^The buyer's bank disputes ₹[\d,.]+ of this payment\. Answer it at the payment provider until/,
    )

    expect(await refundable(order_id)).toMatchObject({ left_paise: 0, source_left_paise: 0, disputed_paise: amount })
    const rejected = await refund(order_id, { amount: 10 })
    expect([rejected.status, rejected.body.code]).toEqual([409, "refund_disputed"])
    expect(await refundedAt(proof.razorpay_payment_id)).toEqual([])

    await paying.razorpay.dispute(proof.razorpay_payment_id, { status: "won" })
    await disputed(proof.razorpay_payment_id, "won")
    expect((await refund(order_id, { amount: 10 })).status).toBe(200)
    await until("the refund", async () => (await refundedAt(proof.razorpay_payment_id)).length === 1)
    await isQuiet(proof.razorpay_payment_id)
  })

  it("blocks the exchange of its goods, and what has been exchanged for them, with a sentence", async () => {
    const { shopper, order, variantOf, proof } = await bought(720, 2)
    const replaced = await exchange(shopper, order, variantOf("Indigo", "L").id)
    await paying.razorpay.dispute(proof.razorpay_payment_id)
    await disputed(proof.razorpay_payment_id, "open")
    for (const as_credit of [false, true]) {
      const rejected = await refund(replaced.id, { amount: 10, ...(as_credit && { as_credit }) })
      expect([rejected.status, rejected.body.code]).toEqual([409, "refund_disputed"])
    }
    const id = await ask(shopper, order, variantOf("Indigo", "S").id)
    const approval = await owner.post(`/back-office/returns/${id}/approval`, {})
    expect([approval.status, approval.body.code]).toEqual([409, "exchange_disputed"])
    await paying.razorpay.dispute(proof.razorpay_payment_id, { status: "lost" })
    await disputed(proof.razorpay_payment_id, "lost")
    const lost = await refund(replaced.id, { amount: 10 })
    expect([lost.status, lost.body.code]).toEqual([409, "refund_disputed"])
    expect(await refundedAt(proof.razorpay_payment_id)).toEqual([])
  })

  it("of an order that is cancelled goes back in full once it is won, and not while it is open", async () => {
    const { shopper, order_id, id, proof, amount } = await paying.ordered()
    await paying.razorpay.dispute(proof.razorpay_payment_id)
    await disputed(proof.razorpay_payment_id, "open")
    expect((await shopper.post(`/store/my-orders/${order_id}/cancel`)).status).toBe(200)
    await paying.state(id, "refunding")
    await until("the ledger to wait", async () => (await paying.row(id)).exception !== null)
    expect(await refundedAt(proof.razorpay_payment_id)).toEqual([])
    await paying.razorpay.dispute(proof.razorpay_payment_id, { status: "won" })
    await paying.state(id, "refunded")
    expect(await refundedAt(proof.razorpay_payment_id)).toEqual([amount])
  })

  it("that is lost has gone back: cancelling refunds the rest alone", async () => {
    const { shopper, order_id, id, proof, amount } = await paying.ordered()
    await paying.razorpay.dispute(proof.razorpay_payment_id, { amount: 20_000 })
    await disputed(proof.razorpay_payment_id, "open")
    await paying.razorpay.dispute(proof.razorpay_payment_id, { status: "lost" })
    await disputed(proof.razorpay_payment_id, "lost")
    expect((await shopper.post(`/store/my-orders/${order_id}/cancel`)).status).toBe(200)
    await paying.state(id, "refunded")
    expect(await refundedAt(proof.razorpay_payment_id)).toEqual([amount - 20_000])
  })

  it("is known by what was told last, twice or out of order; a text that is no dispute changes nothing", async () => {
    const { order_id, proof } = await paying.ordered()
    const dispute = await paying.razorpay.dispute(proof.razorpay_payment_id, {
      phase: "pre_arbitration",
      status: "lost",
    })
    await disputed(proof.razorpay_payment_id, "lost")
    const payment = (await paying.razorpay.money()).payments.find(({ id }) => id === proof.razorpay_payment_id)
    const tell = (entity: unknown, created_at: number) =>
      paying.razorpay.webhook({
        body: {
          event: "payment.dispute.created",
          created_at,
          payload: { payment: { entity: payment }, dispute: { entity } },
        },
      })
    const now = Math.floor(Date.now() / 1_000)
    for (const stale of [
      { ...dispute, phase: "chargeback", status: "open" },
      { ...dispute, phase: "pre_arbitration", status: "under_review" },
    ])
      for (let nth = 0; nth < 2; nth++) expect((await tell(stale, now + 60)).status).toBe(200)
    for (const nothing of [null, "x", { id: 1 }]) expect((await tell(nothing, now)).status).toBe(200)
    await until("all to be applied", async () => {
      const rows = await paying.haat.sql("select 1 from razorpay_event where applied_at is null")
      return !rows.length
    })
    expect(
      (await listed({})).find((row) => row.razorpay_payment_id === proof.razorpay_payment_id)?.dispute,
    ).toMatchObject({
      phase: "pre_arbitration",
      status: "lost",
    })
    const rejected = await refund(order_id, { amount: 10 })
    expect(rejected.body.code).toBe("refund_disputed")
    const later = await tell({ ...dispute, phase: "arbitration", status: "open" }, now + 120)
    expect(later.status).toBe(200)
    await disputed(proof.razorpay_payment_id, "open")
    await paying.razorpay.dispute(proof.razorpay_payment_id, { phase: "arbitration", status: "won" })
    await disputed(proof.razorpay_payment_id, "won")
  })

  it("keeps its shopper's account until it is decided, and is among what is held about them", async () => {
    const { shopper, proof } = await bought()
    await paying.razorpay.dispute(proof.razorpay_payment_id)
    await disputed(proof.razorpay_payment_id, "open")
    const held = await shopper.get("/store/personal-data")
    expect(JSON.stringify(held.body)).toContain(proof.razorpay_payment_id)
    expect(JSON.stringify(held.body)).toContain("chargeback")
    const early = await shopper.post("/store/personal-data/erasure", { current_password: "Secret@123" })
    expect([early.status, early.body.code]).toEqual([409, "dispute_under_way"])
    await paying.razorpay.dispute(proof.razorpay_payment_id, { status: "won" })
    await disputed(proof.razorpay_payment_id, "won")
  })
})
