import { HttpError } from "@haat/http/http-error"
import { inOrderTransaction, type OrderTransaction } from "@haat/http/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ORDER_REFUNDED, RAZORPAY, type RefundMethod, type RefundOrder, type RefundReturn } from "../contract"
import { PAYMENT_ERRORS } from "../errors"
import { LEDGER } from "../modules/razorpay"
import type { RefundRow } from "../modules/razorpay/refund-row"
import type { RazorpayService } from "../modules/razorpay/service"
import {
  findRefundablePayment,
  isCancellable,
  type RefundablePayment,
  readRefundable,
  readRefundableReturn,
} from "../queries/refundable"
import { creditRefund } from "./refund/credit-refund"
import { type PlannedRefund, planRefund, planReturnRefund } from "./refund/plan-refund"
import { recordRefunds } from "./refund/record-refunds"
import { settledOutcome } from "./settled-outcome"

type Input = { order_id: string; requested_by: string } & (
  | { request: RefundOrder; return_id?: undefined }
  | { request: RefundReturn /** of the order, and received */; return_id: string }
)
type Outcome = {
  refund: RefundRow
  /** false: this request was written down before */
  made: boolean
}

/**
 * Refunds a part of what was paid for an order, or the rest of it, or of what has come back of it. What was paid online is written down and then requested
 * of the provider, under the id of its row; should this process die, the job goes on with it. What was paid in cash has been
 * transferred by hand, and is written down; store credit is there in the same transaction. The same request, also at once, is one refund.
 * @throws HttpError 404; 409 for more than is left, for what somebody else refunded meanwhile, and of a cancelled order
 */
export async function refundOrder(container: MedusaContainer, input: Input): Promise<Outcome> {
  const outcome = await inOrderTransaction(container, input.order_id, (transaction) =>
    write(container, transaction, input),
  )
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const { refund, made } = outcome
  if (refund.method !== "online") {
    if (made) await container.resolve(Modules.EVENT_BUS).emit({ name: ORDER_REFUNDED, data: { id: refund.id } })
    return outcome
  }
  const entry = refund.state === "pending" && (await ledger.findEntryOfOrder(refund.order_id))
  if (entry) await settledOutcome(container, entry)
  return { refund: (await ledger.findRequestedRefund(input.request.request_id)) ?? refund, made }
}

async function write(container: MedusaContainer, transaction: OrderTransaction, input: Input): Promise<Outcome> {
  const { order, trx } = transaction
  const { order_id, request, requested_by, return_id = null } = input
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const before = await ledger.findRequestedRefund(request.request_id, trx)
  if (before) return { refund: sameRefund(before, input), made: false }

  if (order.canceled) throw new HttpError(PAYMENT_ERRORS.refund_of_cancelled)
  const payment = await findRefundablePayment(trx, order_id)
  if (!payment) throw new HttpError(PAYMENT_ERRORS.refund_nothing_paid)
  const means = meansOf(payment, request)
  if (means.method === "credit" && (await isCancellable(trx, order_id)))
    throw new HttpError(PAYMENT_ERRORS.refund_credit_too_early)
  const { reason } = request
  const refund = await ledger.writeRefund(trx, {
    ...{
      order_id,
      payment_id: payment.payment_id,
      reason,
      requested_by,
      request,
      request_id: request.request_id,
      return_id,
    },
    ...(await plan(trx, input, means.method)),
    ...means,
  })
  if (refund.method === "transfer") await recordRefunds(transaction, payment.payment_id, [refund])
  await creditRefund(container, trx, refund)
  return { refund, made: true }
}

async function plan(trx: OrderTransaction["trx"], input: Input, method: RefundMethod): Promise<PlannedRefund> {
  if (input.return_id === undefined) {
    const refundable = await readRefundable(trx, input.order_id)
    if (!refundable) throw new HttpError(PAYMENT_ERRORS.refund_nothing_paid)
    return planRefund(input.request, refundable, method)
  }
  const returned = await readRefundableReturn(trx, input.return_id)
  if (returned?.order_id !== input.order_id) throw new HttpError(PAYMENT_ERRORS.refund_not_received)
  return planReturnRefund(input.request, returned, method)
}

/** How it goes back: as store credit, the way it was paid, or, for cash, by hand and under the reference that was typed. */
function meansOf({ provider_id }: RefundablePayment, { reference, as_credit }: Input["request"]) {
  if (as_credit) return { method: "credit" as const, reference: null, state: "processed" as const }
  if (provider_id === RAZORPAY) {
    if (reference) throw new HttpError(PAYMENT_ERRORS.refund_goes_back_online)
    return { method: "online" as const, reference: null, state: "pending" as const }
  }
  if (!reference) throw new HttpError(PAYMENT_ERRORS.refund_needs_reference)
  return { method: "transfer" as const, reference, state: "processed" as const }
}

/** The database keeps the keys of objects, also those in lists, in a sequence of its own. */
const textOf = (sent: object | null) =>
  JSON.stringify(sent, (_, value) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

function sameRefund(refund: RefundRow, { order_id, return_id, request }: Input): RefundRow {
  const same = refund.order_id === order_id && refund.return_id === (return_id ?? null)
  if (!same || textOf(refund.request) !== textOf(request)) throw new HttpError(PAYMENT_ERRORS.refund_is_another)
  return refund
}
