import { HttpError } from "@haat/http/http-error"
import { inOrderTransaction, type OrderTransaction } from "@haat/http/order-transaction"
import { generateEntityId, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { FREIGHT_ERRORS } from "../../errors"
import type { OrderedItem } from "./find-parcels"
import { takeOffStock } from "./take-off-stock"

type Input = {
  order_id: string
  fulfillment_id: string
  items: OrderedItem[]
  /** the order has it already: somebody booked it through Medusa's Admin API */
  packed: boolean
  /** it leaves at once */
  leaves: boolean
}

const LEAVE = `
  update fulfillment set shipped_at = now(), updated_at = now()
  where id = ? and shipped_at is null and canceled_at is null and deleted_at is null returning id`

/** Row of a parcel that waits to leave, held until the transaction ends. */
const WAITING = `
  select id from fulfillment
  where id = ? and shipped_at is null and canceled_at is null and deleted_at is null for update`

/**
 * Writes down that a parcel is packed, and that it has left: the order's record, the link to the parcel, the stock and its reservations, in one
 * transaction. Before it the order is as it was; after it nothing is left to do.
 */
export const recordParcelStep = createStep("freight-record-parcel", async (input: Input, { container }) => {
  const { order_id, fulfillment_id, items, packed, leaves } = input
  await inOrderTransaction(container, order_id, async (transaction) => {
    const { order, orders, trx, context, flush } = transaction
    if (order.canceled) throw new HttpError(FREIGHT_ERRORS.canceled_not_shippable)
    const { rows } = await trx.raw<{ rows: unknown[] }>(leaves ? LEAVE : WAITING, [fulfillment_id])
    if (!rows.length) throw new HttpError(FREIGHT_ERRORS.already_shipped)
    const change = { order_id, reference: Modules.FULFILLMENT, reference_id: fulfillment_id, items }
    if (!packed) {
      await orders.registerFulfillment(change, context)
      await flush()
      await giveToOrder(transaction, fulfillment_id)
      await takeOffStock(trx, items)
    }
    if (leaves) await orders.registerShipment(change, context)
  })
  return new StepResponse(fulfillment_id)
})

/** Links them, as Medusa's own link module does. */
export const giveToOrder = ({ trx, order }: Pick<OrderTransaction, "trx" | "order">, fulfillment_id: string) =>
  trx.raw("insert into order_fulfillment (id, order_id, fulfillment_id) values (?, ?, ?)", [
    generateEntityId("", "ordful"),
    order.id,
    fulfillment_id,
  ])
