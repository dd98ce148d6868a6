import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction, type OrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ORDER_REFUNDED, type RefundMethod, type RefundOrder, type RefundReturn } from "../contract"
import { PAYMENT_ERRORS } from "../errors"
import { LEDGER } from "../modules/razorpay"
import type { RefundRow } from "../modules/razorpay/refund-row"
import type { RazorpayService } from "../modules/razorpay/service"
import {
  findRefundablePayment,
  isCancellable,
  listRefundSources,
  type RefundablePayment,
  readRefundable,
  readRefundableReturn,
} from "../queries/refundable"
import { type PlannedRefund, planRefund, planReturnRefund } from "./refund/plan-refund"
import { settleRefunds } from "./refund/settle-refunds"
import { type RefundShare, shareRefund } from "./refund/share-refund"
import { writeShares } from "./refund/write-shares"

type Input = { order_id: string; requested_by: string } & (
  | { request: RefundOrder; return_id?: undefined }
  /** of a received return of the order */
  | { request: RefundReturn; return_id: string }
)
type Outcome = {
  /** a row for each refunded payment, the oldest payment first */
  refunds: RefundRow[]
  /** false when an earlier request with this `request_id` made them */
  made: boolean
}

/**
 * Refunds an amount, line items, or returned goods of an order: to the payments that hold its money, the oldest first,
 * also across exchanges. A refund of an online payment is recorded and then requested from the provider with the row's
 * id as idempotency key; a job continues after a crash. A refund of cash, which staff have transferred, is only
 * recorded; store credit is added in the same transaction. Idempotent by `request_id`, also for concurrent requests.
 * @throws HttpError 404; 409 for more than is left, after a concurrent refund, and for a cancelled order
 */
export async function refundOrder(container: MedusaContainer, input: Input): Promise<Outcome> {
  const { refunds, made } = await inOrderTransaction(container, input.order_id, (transaction) =>
    writeRefunds(container, transaction, input),
  )
  const recordedOnly = refunds.filter(({ method }) => method !== "online")
  if (made && recordedOnly.length)
    await container
      .resolve(Modules.EVENT_BUS)
      .emit(recordedOnly.map(({ id }) => ({ name: ORDER_REFUNDED, data: { id } })))
  return { refunds: await settleRefunds(container, refunds, input.request.request_id), made }
}

async function writeRefunds(container: MedusaContainer, transaction: OrderTransaction, input: Input): Promise<Outcome> {
  const { order, trx } = transaction
  const { order_id, request, requested_by, return_id = null } = input
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const before = await ledger.listRequestedRefunds(request.request_id, trx)
  if (before.length) return { refunds: before.map((refund) => requireSameRequest(refund, input)), made: false }

  if (order.canceled) throw new HttpError(PAYMENT_ERRORS.refund_of_cancelled)
  const payment = await findRefundablePayment(trx, order_id)
  if (!payment) throw new HttpError(PAYMENT_ERRORS.refund_nothing_paid)
  const shares = request.as_credit
    ? await planStoreCreditRefund(trx, input, payment)
    : await shareAmongPayments(trx, input)
  const { reason, request_id } = request
  const requested = { order_id, reason, requested_by, request, request_id, return_id }
  return { refunds: await writeShares(container, transaction, requested, shares), made: true }
}

async function planStoreCreditRefund(trx: OrderTransaction["trx"], input: Input, { payment_id }: RefundablePayment) {
  if (await isCancellable(trx, input.order_id)) throw new HttpError(PAYMENT_ERRORS.refund_credit_too_early)
  const planned = await plan(trx, input, "credit")
  return [{ ...planned, payment_id, method: "credit" as const }]
}

/** Shares the refund among the order's payments; a refund of cash requires the reference of its transfer. */
async function shareAmongPayments(trx: OrderTransaction["trx"], input: Input): Promise<RefundShare[]> {
  const { reference } = input.request
  const sources = await listRefundSources(trx, input.order_id)
  const shares = shareRefund(await plan(trx, input, "online"), sources)
  const isInCash = shares.some(({ method }) => method === "transfer")
  if (isInCash && !reference) throw new HttpError(PAYMENT_ERRORS.refund_needs_reference)
  if (!isInCash && reference) throw new HttpError(PAYMENT_ERRORS.refund_goes_back_online)
  return shares
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

/** Serializes with sorted keys, as jsonb does not keep the order of keys. */
const canonicalJson = (sent: object | null) =>
  JSON.stringify(sent, (_, value) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

function requireSameRequest(refund: RefundRow, { order_id, return_id, request }: Input): RefundRow {
  const same = refund.order_id === order_id && refund.return_id === (return_id ?? null)
  if (!same || canonicalJson(refund.request) !== canonicalJson(request))
    throw new HttpError(PAYMENT_ERRORS.refund_is_another)
  return refund
}
