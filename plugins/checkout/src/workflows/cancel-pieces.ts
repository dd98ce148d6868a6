import { money } from "@haat/sdk/money"
import { runHook } from "@haat/sdk/server/hooks"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import {
  type CancellationPlan,
  chargesToTax,
  type PiecesToCancel,
  type PiecesToCancelInOrder,
  sumCharges,
} from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { CANCEL_PIECES_HOOK } from "../hooks"
import { deletePackedMark } from "../queries/cancelled-pieces"
import { isAwaitingReturn, isReplacementOrder } from "../queries/exchange"
import {
  deliveryQuotes,
  readStoredOrder,
  type StoredOrder,
  updateUncapturedPayment,
  writeShrunkOrder,
} from "../queries/shrink-order"
import { RETURN_ERRORS } from "../return-errors"
import { type ShrunkOrder, shrinkOrder } from "../shrink-order"

/** Plan of cancelling pieces, before it is written. */
type PlannedPieces = CancellationPlan & { stored: StoredOrder; shrunk: ShrunkOrder }

/**
 * Plans the order without these pieces, and the refund. Writes nothing.
 * @throws HttpError 409 for packed or shipped pieces, for more pieces than a line has, and for all pieces of the order;
 * 400 for a line of another order
 */
export async function planPieces(
  db: Knex,
  { order_id, lines, expected_total, unpacks }: Omit<PiecesToCancelInOrder, "request_id">,
): Promise<PlannedPieces> {
  const stored = await readStoredOrder(db, order_id)
  if (stored.cancelled) throw new HttpError(CHECKOUT_ERRORS.order_is_cancelled)
  if (!stored.cancellable) throw new HttpError(CHECKOUT_ERRORS.too_late_to_cancel)
  if (!stored.pieces_cancellable && !unpacks) throw new HttpError(CHECKOUT_ERRORS.pieces_are_packed)
  // A refund would return the goods' price while the shopper still has them.
  if (await isAwaitingReturn(db, order_id)) throw new HttpError(RETURN_ERRORS.exchange_cancel_return)
  if (expected_total !== undefined && Math.round(expected_total * 100) !== stored.total_paise)
    throw new HttpError(CHECKOUT_ERRORS.total_changed, { total: money(stored.total_paise / 100) })

  const shrunk = shrinkOrder(toShrinkInput(stored), cancelledPiecesByLine(stored, lines))
  const { captured, credit_paise } = stored
  return {
    stored,
    shrunk,
    lines: shrunk.lines,
    less_paise: shrunk.less_paise,
    total_paise: shrunk.total_paise,
    delivery_paise: shrunk.delivery_paise - shrunk.delivery_discount_paise,
    back_paise: captured ? shrunk.less_paise : Math.max(0, credit_paise - shrunk.total_paise),
    // A cash order gets its store credit back. A replacement order has spent money that was paid for the goods.
    follows_money: captured || (await isReplacementOrder(db, order_id)),
  }
}

/**
 * Cancels pieces of a locked order: reduces its lines, reservations, delivery and uncaptured payment, and runs the
 * hook. The caller refunds its payment and its store credit (`back_paise`).
 * @throws HttpError as `planPieces` does
 */
export async function cancelPieces(
  { container, trx }: { container: MedusaContainer; trx: Knex },
  pieces: PiecesToCancelInOrder,
): Promise<CancellationPlan> {
  const { order_id } = pieces
  const { stored, shrunk, ...planned } = await planPieces(trx, pieces)
  await writeShrunkOrder(trx, order_id, stored, shrunk)
  await deletePackedMark(trx, order_id)
  const charges = chargesToTax(shrunk.charges)
  const delivery_paise = shrunk.delivery_paise - shrunk.rounding_paise - shrunk.delivery_discount_paise
  await runHook(container, CANCEL_PIECES_HOOK, {
    trx,
    order_id,
    lines: shrunk.lines,
    delivery_paise: delivery_paise - sumCharges(charges),
    charges,
    rounding_paise: shrunk.rounding_paise,
    discount_paise: remainingDiscountPaise(stored, shrunk),
  })
  if (!stored.captured)
    await updateUncapturedPayment(trx, order_id, Math.max(0, shrunk.total_paise - stored.credit_paise))
  return planned
}

const toShrinkInput = (stored: StoredOrder) => ({
  lines: stored.lines,
  delivery_paise: stored.delivery?.amount_paise ?? 0,
  delivery_discount_paise: stored.delivery_discount_paise,
  charges: stored.charges,
  quotes: deliveryQuotes(stored),
  credit_beside_cash_paise: stored.captured ? null : stored.credit_paise,
})

function cancelledPiecesByLine(stored: StoredOrder, lines: PiecesToCancel["lines"]): Map<string, number> {
  for (const { line_id, quantity } of lines) {
    const line = stored.lines.find((one) => one.line_id === line_id)
    if (!line) throw new HttpError(CHECKOUT_ERRORS.no_such_line)
    if (quantity > line.waiting)
      throw new HttpError(CHECKOUT_ERRORS.too_many_to_cancel, { product: line.name, count: line.waiting })
  }
  const pieces = new Map(lines.map(({ line_id, quantity }) => [line_id, quantity]))
  // A concurrent cancellation has left only these pieces: they are the whole order, which has to be cancelled as such.
  if (stored.lines.every(({ line_id, quantity }) => pieces.get(line_id) === quantity))
    throw new HttpError(CHECKOUT_ERRORS.somebody_was_faster)
  return pieces
}

/** Discount of all remaining lines and the delivery, in paise. */
function remainingDiscountPaise({ lines }: StoredOrder, shrunk: ShrunkOrder): number {
  const left = new Map(shrunk.lines.map(({ line_id, discount_paise }) => [line_id, discount_paise]))
  return lines.reduce(
    (sum, { line_id, discount_paise }) => sum + (left.get(line_id) ?? discount_paise),
    shrunk.delivery_discount_paise,
  )
}
