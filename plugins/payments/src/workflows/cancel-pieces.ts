import {
  type CancellationPlan,
  type CancelledPieces,
  PIECES_CANCELLED,
  type StaffPiecesToCancel,
} from "@haat/checkout/contract"
import { CHECKOUT_ERRORS } from "@haat/checkout/errors"
import { findCancelledPieces, insertCancelledPieces } from "@haat/checkout/queries/cancelled-pieces"
import { cancelOrder } from "@haat/checkout/workflows/cancel-order"
import { cancelPieces as shrinkOrder } from "@haat/checkout/workflows/cancel-pieces"
import { findCancellationSettings } from "@haat/checkout/workflows/cancellation-settings"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { inRupees } from "@haat/sdk/money"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction, type OrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { withOrderLock } from "@haat/sdk/server/order-lock"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { RefundOrder, RefundPart } from "../contract"
import { PAYMENT_ERRORS } from "../errors"
import { LEDGER } from "../modules/razorpay"
import type { RefundRow } from "../modules/razorpay/refund-row"
import type { RazorpayService } from "../modules/razorpay/service"
import { isCustomerOrder, type OrderedPieces, readOrderedPieces } from "../queries/orders"
import { readRefundable } from "../queries/refundable"
import { planRefund } from "./refund/plan-refund"
import { refundCancelledPieces } from "./refund/refund-cancelled-pieces"
import { settleRefunds } from "./refund/settle-refunds"
import { shareRefund } from "./refund/share-refund"
import { writeShares } from "./refund/write-shares"

type Lines = StaffPiecesToCancel["lines"]

type Input = {
  order_id: string
  /** customer that cancels, who must own the order; staff when left out */
  customer_id?: string
  /** name of the staff member */
  requested_by?: string
  lines: Lines
  /** order total in rupees that the screen showed; a refund compares `expected_left_paise` instead */
  expected_total?: number
  refund: RefundOrder
  /** A refund of lines that have not left: a packed order is unpacked, and `refund.delivery` refunded as well. */
  isRefund?: boolean
}

/** Cancelled pieces, or the whole order where no piece of it would be left. */
export type Cancelled =
  | { whole: true; pieces: null; refunds: RefundRow[] }
  | { whole: false; pieces: CancelledPieces; refunds: RefundRow[] /** one for each payment */; made: boolean }

/**
 * Cancels pieces of an order before it is packed: reduces its line items and refunds the price of the pieces to the
 * payments that hold it. Idempotent by `request_id`, also for concurrent requests. Cancelling every piece cancels the
 * whole order.
 * @throws HttpError 404; 409 when the order is packed or on its way, pieces are refunded already, the total differs
 * from `expected_total`, or shoppers may cancel whole orders only
 */
export async function cancelPieces(container: MedusaContainer, input: Input): Promise<Cancelled> {
  const { order_id, customer_id, lines } = input
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (customer_id) {
    if (!(await isCustomerOrder(db, { order_id, customer_id }))) throw new HttpError(HTTP_ERRORS.no_such_order)
    const { by_shoppers } = await findCancellationSettings(container)
    if (!by_shoppers) throw new HttpError(CHECKOUT_ERRORS.pieces_not_by_shoppers)
  }
  if (isWholeOrder(await readOrderedPieces(db, order_id), lines)) {
    await cancelOrder(container, { order_id, customer_id })
    return { whole: true, pieces: null, refunds: [] }
  }
  const write = () =>
    inOrderTransaction(container, order_id, (transaction) => writePieces(container, transaction, input))
  // Without the lock, a parcel that is booked concurrently would still contain these pieces.
  const done = await withOrderLock(container, order_id, write)
  if (done.made)
    await emitEvents(container, [
      { name: PIECES_CANCELLED, data: { id: done.pieces.id } },
      { name: "catalog.stock-changed", data: { product_ids: done.product_ids } },
    ])
  return { ...done, refunds: await settleRefunds(container, done.refunds, input.refund.request_id) }
}

/** True when these are all pieces that an order has. */
export const isWholeOrder = (ordered: OrderedPieces[], lines: Lines) =>
  ordered.length > 0 &&
  ordered.every(({ line_id, quantity }) => lines.find((line) => line.line_id === line_id)?.quantity === quantity)

type Written = { whole: false; pieces: CancelledPieces; refunds: RefundRow[]; made: boolean; product_ids: string[] }

async function writePieces(
  container: MedusaContainer,
  transaction: OrderTransaction,
  { order_id, customer_id, requested_by, lines, expected_total, refund: request, isRefund }: Input,
): Promise<Written> {
  const { trx } = transaction
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const { request_id, reason } = request
  const refunded = await ledger.listRequestedRefunds(request_id, trx)
  const before = await findCancelledPieces(trx, request_id)
  if (before && isSameCancellation(before, order_id, lines))
    return { whole: false, pieces: before, refunds: refunded, made: false, product_ids: [] }
  if (before || refunded.length) throw new HttpError(PAYMENT_ERRORS.refund_is_another)

  const product_ids = await findProductIds(trx, order_id, lines)
  await requireNotRefunded(trx, order_id, lines, isRefund ? request.expected_left_paise : undefined)
  const input = { order_id, lines, request_id, expected_total, unpacks: isRefund }
  const planned = await shrinkOrder({ container, trx }, input)
  const { back_paise, follows_money, delivery_paise } = planned
  const { refunds, moved_paise, credit_paise } = await refundCancelledPieces(container, transaction, {
    order_id,
    request,
    requested_by: requested_by ?? null,
    parts: cancelledParts(planned),
    back_paise,
    follows_money,
    delivery_paise,
  })
  const pieces = await insertCancelledPieces(trx, {
    order_id,
    request_id,
    reason,
    requested_by: customer_id ? null : (requested_by ?? null),
    lines: planned.lines.map(({ line_id, name, cancelled, cancelled_paise }) => ({
      line_id,
      name,
      quantity: cancelled,
      amount_paise: cancelled_paise,
    })),
    less_paise: planned.less_paise,
    credit_paise,
    refund_ids: refunds.map(({ id }) => id),
    moved_paise,
    refund_paise: refunds.reduce((sum, { amount }) => sum + amount, 0),
  })
  if (isRefund && request.delivery && refunds.length)
    refunds.push(...(await refundDelivery(container, transaction, { order_id, request, requested_by })))
  return { whole: false, pieces, refunds, made: true, product_ids }
}

/** Parts of a refund of cancelled pieces: the pieces, and the further reduction of the order's price. */
export function cancelledParts({ lines, less_paise }: Pick<CancellationPlan, "lines" | "less_paise">): RefundPart[] {
  const pieces = lines.map(({ line_id, name, cancelled, cancelled_paise }) => ({
    line_id,
    name,
    quantity: cancelled,
    amount_paise: cancelled_paise,
    cancelled: true as const,
  }))
  const charges = less_paise - pieces.reduce((sum, { amount_paise }) => sum + amount_paise, 0)
  return charges ? [...pieces, { amount_paise: charges, cancelled: true }] : pieces
}

const isSameCancellation = (before: CancelledPieces, order_id: string, lines: Lines) =>
  before.order_id === order_id &&
  before.lines.length === lines.length &&
  lines.every(({ line_id, quantity }) =>
    before.lines.some((line) => line.line_id === line_id && line.quantity === quantity),
  )

const findProductIds = async (trx: OrderTransaction["trx"], order_id: string, lines: Lines) =>
  (await readOrderedPieces(trx, order_id))
    .filter(({ line_id }) => lines.some((line) => line.line_id === line_id))
    .flatMap(({ product_id }) => product_id ?? [])

/** Throws 409 when the pieces were refunded to be sent anyway: only cancelling the whole order cancels those. */
export async function requireNotRefunded(
  trx: Knex,
  order_id: string,
  lines: Lines,
  expected_left_paise: number | undefined,
) {
  const refundable = await readRefundable(trx, order_id)
  if (!refundable) return
  const { left_paise } = refundable
  if (expected_left_paise !== undefined && expected_left_paise !== left_paise)
    throw new HttpError(PAYMENT_ERRORS.refund_left_changed, { left: inRupees(left_paise) })
  for (const { line_id, quantity } of lines) {
    const line = refundable.lines.find((known) => known.line_id === line_id)
    const count = line ? line.quantity - line.refunded : quantity
    if (line && quantity > count) throw new HttpError(CHECKOUT_ERRORS.too_many_to_cancel, { product: line.name, count })
  }
}

type Delivery = { order_id: string; request: RefundOrder; requested_by?: string }

/** Refunds the rest of the delivery charge, like any refund before the order is sent. */
async function refundDelivery(
  container: MedusaContainer,
  transaction: OrderTransaction,
  { order_id, request, requested_by }: Delivery,
): Promise<RefundRow[]> {
  const { trx } = transaction
  const refundable = await readRefundable(trx, order_id)
  if (!refundable?.delivery_paise) return []
  const own = { ...request, lines: undefined, expected_left_paise: refundable.left_paise }
  const shares = shareRefund(planRefund(own, refundable, "online"), refundable.sources)
  if (!request.reference && shares.some(({ method }) => method === "transfer"))
    throw new HttpError(PAYMENT_ERRORS.refund_needs_reference)
  const requested = { order_id, reason: request.reason, requested_by: requested_by ?? null, return_id: null }
  const request_id = `${request.request_id}:delivery`
  return writeShares(container, transaction, { ...requested, request, request_id }, shares)
}
