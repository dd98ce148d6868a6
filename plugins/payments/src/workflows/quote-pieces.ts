import type { CancellationPlan } from "@haat/checkout/contract"
import { isReplacementOrder } from "@haat/checkout/queries/exchange"
import { planPieces } from "@haat/checkout/workflows/cancel-pieces"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { PiecesQuote, QuotePieces } from "../contract"
import { PAYMENT_ERRORS } from "../errors"
import { readOrderedPieces } from "../queries/orders"
import { isOwnPayment } from "../queries/payment-record"
import { findRefundablePayment, listRefundSources, readRefundable } from "../queries/refundable"
import { cancelledParts, isWholeOrder, requireNotRefunded } from "./cancel-pieces"
import { planPiecesRefund } from "./refund/plan-pieces-refund"
import { mergeLines, planRefund } from "./refund/plan-refund"
import { MIN_REFUND_PAISE, type RefundShare, shareRefund } from "./refund/share-refund"
import { isRefundCancelling } from "./refund-or-cancel"

type Input = QuotePieces & { order_id: string }

/**
 * Quotes a refund or cancellation of pieces for the current order, with the same planning functions as the real one.
 * Writes nothing.
 * @throws HttpError like `refundOrder` and `cancelPieces`
 */
export async function quotePieces(container: MedusaContainer, query: Input): Promise<PiecesQuote> {
  const input = { ...query, lines: mergeLines(query.lines) }
  const { order_id, purpose, lines } = input
  const db: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (purpose === "refund" && !(await isRefundCancelling(db, input))) return quoteRefund(db, input)
  if (isWholeOrder(await readOrderedPieces(db, order_id), lines)) return quoteCancelledOrder(db, order_id)
  return quoteCancelledPieces(db, input)
}

async function quoteRefund(db: Knex, { order_id, lines, delivery, as_credit }: Input): Promise<PiecesQuote> {
  const refundable = await readRefundable(db, order_id)
  if (!refundable) throw new HttpError(PAYMENT_ERRORS.refund_nothing_paid)
  const request = { request_id: "", reason: "", expected_left_paise: refundable.left_paise, lines, delivery }
  const planned = planRefund(request, refundable, as_credit ? "credit" : "online")
  const same = { cancels: null, total_paise: null }
  if (as_credit) return { ...same, source_paise: 0, credit_paise: planned.amount, in_cash: false }
  return { ...same, ...toPayments(shareRefund(planned, refundable.sources)), credit_paise: 0 }
}

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const toPayments = (shares: RefundShare[]) => ({
  source_paise: sumOf(shares.map(({ amount }) => amount)),
  in_cash: shares.some(({ method }) => method === "transfer"),
})

async function quoteCancelledPieces(db: Knex, input: Input): Promise<PiecesQuote> {
  const { order_id, lines, purpose, delivery } = input
  const isRefund = purpose === "refund"
  await requireNotRefunded(db, order_id, lines, undefined)
  const planned = await planPieces(db, { order_id, lines, unpacks: isRefund })
  const { back_paise, follows_money, delivery_paise } = planned
  const parts = cancelledParts(planned)
  // Only the refund form has a field for the reference of a bank transfer; the cancel form has none.
  const { shares, credit_paise } = await planPiecesRefund(db, {
    order_id,
    back_paise,
    follows_money,
    delivery_paise,
    parts,
    hasReference: isRefund,
  })
  const { source_paise, in_cash } = toPayments(shares)
  const delivery_refund_paise =
    isRefund && delivery && shares.length
      ? await refundableDeliveryPaise(db, input, planned, source_paise + credit_paise)
      : 0
  return {
    cancels: "pieces",
    total_paise: planned.total_paise,
    credit_paise,
    in_cash,
    source_paise: source_paise + delivery_refund_paise,
  }
}

/** Refundable part of the delivery once the pieces are cancelled, in paise. */
async function refundableDeliveryPaise(
  db: Knex,
  { order_id }: Input,
  { delivery_paise, less_paise, lines }: CancellationPlan,
  given_paise: number,
): Promise<number> {
  const refundable = await readRefundable(db, order_id)
  if (!refundable) return 0
  const goods_paise = sumOf(lines.map(({ cancelled_paise }) => cancelled_paise))
  const before_paise = delivery_paise + less_paise - goods_paise
  const left_paise = Math.max(0, refundable.delivery_paise - (before_paise - delivery_paise))
  return Math.min(left_paise, Math.max(0, refundable.left_paise - given_paise))
}

/**
 * Quotes cancelling a whole order: all its money goes back, and store credit stays store credit, except the part of an
 * exchange that was paid online.
 */
async function quoteCancelledOrder(db: Knex, order_id: string): Promise<PiecesQuote> {
  const payment = await findRefundablePayment(db, order_id)
  const left_paise = payment?.left_paise ?? 0
  const replaces = await isReplacementOrder(db, order_id)
  let source_paise = 0
  for (const source of await listRefundSources(db, order_id)) {
    const isBack = await isOwnPayment(db, source.payment_id, order_id)
    if (isBack || (replaces && !source.in_cash && source.left_paise >= MIN_REFUND_PAISE))
      source_paise += source.left_paise
  }
  return {
    cancels: "order",
    total_paise: 0,
    in_cash: false,
    source_paise,
    credit_paise: Math.max(0, left_paise - source_paise),
  }
}
