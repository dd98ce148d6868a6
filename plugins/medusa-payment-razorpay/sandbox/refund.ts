import { ApiError, amountOf, fieldsOf } from "./api-error"
import { newId, type Payment, type Refund, seconds } from "./entities"
import { nextRefund } from "./scenario"
import type { Shop } from "./shop"

const KNOWN = ["amount", "speed", "notes", "receipt"]
const KEY = /^[A-Za-z0-9_-]{10,}$/
const RETRY_LATER_S = 1_500
const A_DAY = 24 * 60 * 60 * 1_000

/** Refunds money: the same key once, never more than was captured. */
export async function refund(shop: Shop, request: Request, id: string): Promise<Refund> {
  const payment = shop.payment(id)
  const fields = await fieldsOf(request)
  const body = JSON.stringify([id, fields])
  const key = request.headers.get("x-refund-idempotency")
  if (key !== null) {
    if (!KEY.test(key)) throw new ApiError("The idempotency key is not valid", "idempotency_key")
    const before = shop.answered.get(key)
    if (before && before.body !== body) throw new ApiError("Different request with the same idempotency key")
    if (before) return before.refund
  }
  const wanted = { amount: refundedAmount(payment, fields), receipt: receiptOf(fields.receipt) }
  const outcome = nextRefund(shop.scenario)
  const made = add(shop, payment, wanted, outcome)
  if (key !== null) shop.answered.set(key, { body, refund: made })
  if (outcome === "unanswered") throw new ApiError("Bad Gateway", null, 502)
  return made
}

/** Refunds money as from the provider's dashboard. */
export const make = (shop: Shop, payment: Payment, fields: Record<string, unknown>): Refund =>
  add(shop, payment, { amount: refundedAmount(payment, fields), receipt: null }, nextRefund(shop.scenario))

/** The amount in paise, of what is left when there is none. @throws ApiError */
function refundedAmount(payment: Payment, fields: Record<string, unknown>): number {
  const unknown = Object.keys(fields).find((name) => !KNOWN.includes(name))
  if (unknown) throw new ApiError(`${unknown} is/are not required and should not be sent`, unknown)
  if (!payment.captured) throw new ApiError("The payment status should be captured for action to be taken")
  if (payment.refund_status === "full") throw new ApiError("The payment has been fully refunded already")
  const left = payment.amount - payment.amount_refunded
  const amount = fields.amount === undefined ? left : amountOf(fields.amount)
  if (amount > left) throw new ApiError("The refund amount provided is greater than amount captured", "amount")
  return amount
}

type NewRefund = Pick<Refund, "amount" | "receipt">

type Outcome = ReturnType<typeof nextRefund>

const STATUS: Record<Outcome, Refund["status"]> = {
  processed: "processed",
  unanswered: "processed",
  failed: "failed",
  pending: "pending",
  pending_for_a_day: "pending",
  pending_then_failed: "pending",
}

function add(shop: Shop, payment: Payment, { amount, receipt }: NewRefund, outcome: Outcome): Refund {
  const status = STATUS[outcome]
  const refund: Refund = {
    id: newId("rfnd"),
    entity: "refund",
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: [],
    receipt,
    acquirer_data: { arn: null },
    created_at: seconds(),
    batch_id: null,
    status,
    speed_requested: "normal",
    speed_processed: "normal",
  }
  shop.refunds.set(refund.id, refund)
  if (status !== "failed") addRefunded(payment, amount)
  tell(shop, refund, "created")
  if (status !== "pending") tell(shop, refund, status)
  else if (outcome === "pending_then_failed") shop.webhooks.later(RETRY_LATER_S, () => fail(shop, refund))
  else if (outcome === "pending_for_a_day") shop.pending.set(refund.id, shop.now() + A_DAY)
  else shop.webhooks.later(RETRY_LATER_S, () => process(shop, refund))
  return refund
}

function receiptOf(receipt: unknown = null): string | null {
  if (receipt === null || (typeof receipt === "string" && receipt.length <= 40)) return receipt
  throw new ApiError("The receipt may not be greater than 40 characters.", "receipt")
}

/** The bank has sent it back. */
function fail(shop: Shop, refund: Refund) {
  refund.status = "failed"
  addRefunded(shop.payment(refund.payment_id), -refund.amount)
  tell(shop, refund, "failed")
}

function process(shop: Shop, refund: Refund) {
  refund.status = "processed"
  tell(shop, refund, "processed")
}

/** Puts the sandbox's clock forward by so many milliseconds: refunds whose day is over are made. */
export function passTime(shop: Shop, milliseconds: number) {
  shop.ahead += milliseconds
  for (const [id, due] of shop.pending) {
    if (due > shop.now()) continue
    shop.pending.delete(id)
    const refund = shop.refunds.get(id)
    if (refund) process(shop, refund)
  }
}

function addRefunded(payment: Payment, amount: number) {
  payment.amount_refunded += amount
  const whole = payment.amount_refunded === payment.amount
  payment.refund_status = whole ? "full" : payment.amount_refunded ? "partial" : null
  payment.status = whole ? "refunded" : "captured"
}

const tell = (shop: Shop, refund: Refund, what: string) =>
  shop.webhooks.tell(
    [{ event: `refund.${what}`, refund, payment: shop.payment(refund.payment_id) }],
    shop.scenario.webhooks,
  )
