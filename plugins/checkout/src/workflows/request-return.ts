import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { toPaise } from "@haat/sdk/money"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import { isClaim, type OrderReturn, RETURN_CHANGED, type RequestReturn } from "../contract"
import { resolveOrderReader } from "../queries/order-reader"
import { findOrderCustomerId } from "../queries/record-owners"
import { takePhotos } from "../queries/return-photos"
import { insertReturn, type ReturnableLine, readReturnableLines } from "../queries/returns"
import { RETURN_ERRORS } from "../return-errors"

export type ReturnInput = RequestReturn & {
  order_id: string
  customer_id: string
  /** opened by staff for the shopper: a claim is possible after its period too */
  by_staff?: boolean
}

/** @throws HttpError 409 before delivery, after the period, or for a product that cannot be returned without a claim */
function requireInTime(line: ReturnableLine, { reason, by_staff }: ReturnInput) {
  const { name: product, days, claim_days } = line
  if (isClaim(reason)) {
    if (!line.delivered_at) throw new HttpError(RETURN_ERRORS.not_delivered_yet)
    if (!line.can_claim && !by_staff) throw new HttpError(RETURN_ERRORS.claim_too_late, { product, days: claim_days })
    return
  }
  if (days === null) throw new HttpError(RETURN_ERRORS.not_returnable, { product })
  if (!line.delivered_at) throw new HttpError(RETURN_ERRORS.not_delivered_yet)
  if (!line.can_return) throw new HttpError(RETURN_ERRORS.return_too_late, { product, days })
}

/** @throws HttpError 400 for a line of another order, 409 when lines cannot be returned, or not to one warehouse */
function validateLines(input: ReturnInput, known: ReturnableLine[]) {
  const { outcome, reason, lines } = input
  for (const { line_id, quantity, exchange_variant_id } of lines) {
    const line = known.find((candidate) => candidate.line_id === line_id)
    if (!line) throw new HttpError(RETURN_ERRORS.not_in_order)
    const product = line.name
    requireInTime(line, input)
    if (quantity > line.left) throw new HttpError(RETURN_ERRORS.return_too_many, { product, count: line.left })
    if (outcome !== "exchange" && line.exchange_only && !isClaim(reason))
      throw new HttpError(RETURN_ERRORS.exchange_only, { product })
    if (outcome === "exchange" && !line.exchanges.some(({ variant_id }) => variant_id === exchange_variant_id))
      throw new HttpError(RETURN_ERRORS.exchange_not_there, { product })
  }
  const warehouseIds = known.flatMap(({ line_id, sent_from }) =>
    sent_from && lines.some((line) => line.line_id === line_id) ? sent_from : [],
  )
  if (new Set(warehouseIds).size > 1) throw new HttpError(RETURN_ERRORS.return_to_several_warehouses)
}

/** Returns the pickup charge in paise; null when the shop pays, for claims, and when the shopper sends the goods. */
function returnShippingPaise({ way, reason, lines }: RequestReturn, known: ReturnableLine[]): number | null {
  const charged = known.filter(
    ({ line_id, paid_by }) => paid_by === "shopper" && lines.some((line) => line.line_id === line_id),
  )
  if (way !== "pickup" || isClaim(reason) || !charged.length) return null
  return charged.reduce((sum, { way_back }) => sum + toPaise(way_back), 0)
}

/** Inserts a return request while the order is locked, so that concurrent requests cannot return a piece twice. */
export async function requestReturn(container: MedusaContainer, input: ReturnInput): Promise<OrderReturn> {
  const { order_id, customer_id, lines, reason, note, outcome, way, photos, by_staff = false } = input
  if ((await findOrderCustomerId(container, order_id)) !== customer_id) throw new HttpError(HTTP_ERRORS.no_such_order)
  const id = generateEntityId("", "rreq")
  const request = await inOrderTransaction(container, order_id, async ({ trx }) => {
    const known = await readReturnableLines(trx, order_id)
    validateLines(input, known)
    await insertReturn(trx, {
      id,
      order_id,
      customer_id,
      reason,
      note,
      outcome,
      way,
      by_staff,
      way_back_paise: returnShippingPaise(input, known),
      lines: lines.map(({ line_id, quantity, exchange_variant_id }) => ({
        id: generateEntityId("", "rline"),
        return_id: id,
        line_id,
        quantity,
        exchange_variant_id: outcome === "exchange" ? exchange_variant_id : null,
      })),
    })
    if (photos.length && (await takePhotos(trx, photos, customer_id, id)) < photos.length)
      throw new HttpError(RETURN_ERRORS.photo_gone)
    return (await resolveOrderReader(container).findReturn(id, trx)) as OrderReturn
  })
  await emitEvents(container, [{ name: RETURN_CHANGED, data: { id, state: "requested" } }])
  return request
}
