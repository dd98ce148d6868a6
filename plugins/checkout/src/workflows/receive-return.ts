import { paidForLine, paidPaiseForPieces } from "@haat/sdk/paid-for-line"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import type { OrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import type { OrderReturn, ReceiveReturn } from "../contract"
import { putOnStock } from "../queries/adjust-stock"
import { findReplacement } from "../queries/exchange"
import { insertMedusaReturn } from "../queries/medusa-return"
import { type ReturnedLine, readReturnedLines, setReturnState, writeReceived } from "../queries/returns"
import { RETURN_ERRORS } from "../return-errors"
import { changeReturn } from "./move-return"

export type ReceiveReturnInput = ReceiveReturn & { return_id: string }
type CountedLine = ReturnedLine & ReceiveReturn["lines"][number]

/** @throws HttpError 400 when no piece came back, 404 for a line of another return, 409 above its quantity */
function countReceived(held: ReturnedLine[], lines: ReceiveReturn["lines"]): CountedLine[] {
  if (lines.some(({ line_id }) => !held.some((line) => line.line_id === line_id)))
    throw new HttpError(RETURN_ERRORS.no_such_return)
  const counted = held.map((line) => {
    const { resellable = 0, damaged = 0 } = lines.find(({ line_id }) => line_id === line.line_id) ?? {}
    if (resellable + damaged > line.quantity)
      throw new HttpError(RETURN_ERRORS.return_received_too_many, { count: line.quantity, product: line.name })
    return { ...line, resellable, damaged }
  })
  if (!counted.some(({ resellable, damaged }) => resellable + damaged > 0))
    throw new HttpError(RETURN_ERRORS.return_received_nothing)
  return counted
}

/** Requires that all pieces of an exchange are received: each is replaced by a reserved one. */
function requireAllReceived(counted: CountedLine[]) {
  const missing = counted.find(({ quantity, resellable, damaged }) => resellable + damaged < quantity)
  if (missing) throw new HttpError(RETURN_ERRORS.exchange_not_whole, { product: missing.name })
}

/** Returns the stock changes of the resellable pieces. */
const restockedPieces = (lines: CountedLine[]) =>
  lines.flatMap(({ items, resellable }) =>
    resellable
      ? items.map(({ item, location, each }) => ({
          inventory_item_id: item,
          location_id: location,
          pieces: String(each * resellable),
        }))
      : [],
  )

/** Inserts Medusa's return of these lines. @returns its id */
async function recordMedusaReturn(
  trx: OrderTransaction["trx"],
  order_id: string,
  lines: CountedLine[],
): Promise<string> {
  const id = generateEntityId("", "return")
  const receivedLines = lines
    .filter(({ resellable, damaged }) => resellable + damaged > 0)
    .map(({ line_id, resellable, damaged }) => ({
      line_id,
      resellable,
      damaged,
      item_id: generateEntityId("", "retitem"),
    }))
  await insertMedusaReturn(trx, order_id, id, receivedLines)
  return id
}

/**
 * Receives a return: stores the received pieces, inserts Medusa's return and restocks resellable pieces, in one
 * transaction. The worth of the goods is their price after discounts.
 * @throws HttpError 404, 400, 409
 */
export async function receiveReturn(
  container: MedusaContainer,
  { return_id, lines }: ReceiveReturnInput,
): Promise<OrderReturn> {
  let product_ids: string[] = []
  const received = await changeReturn(container, return_id, ["approved", "picked_up"], async ({ trx }, held) => {
    const counted = countReceived(await readReturnedLines(trx, return_id), lines)
    if (await findReplacement(trx, return_id)) requireAllReceived(counted)
    await writeReceived(trx, return_id, counted)
    const worth_paise = counted.reduce(
      (sum, { ordered, before, resellable, damaged }) =>
        sum + paidPaiseForPieces({ ...ordered, paid_paise: paidForLine(ordered) }, before, resellable + damaged),
      0,
    )
    const engine_return_id = await recordMedusaReturn(trx, held.order_id, counted)
    await putOnStock(trx, restockedPieces(counted))
    product_ids = counted.map(({ product_id }) => product_id)
    return setReturnState(trx, return_id, "received", { worth_paise, engine_return_id })
  })
  await emitEvents(container, [{ name: "catalog.stock-changed", data: { product_ids } }])
  return received
}
