import { type GoodsLeaving, GST } from "@haat/gst/contract"
import { HttpError } from "@haat/http/http-error"
import { inOrderTransaction } from "@haat/http/order-transaction"
import { shopName } from "@haat/http/shop-name"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { FREIGHT_ERRORS } from "../../errors"
import { linkToOrder, lockWaiting, markShipped } from "../../queries/change-parcel"
import type { OrderedItem } from "../../queries/find-parcels"
import { takeOffStock } from "../../queries/take-off-stock"

type Input = {
  order_id: string
  fulfillment_id: string
  items: OrderedItem[]
  /** the order has it already: somebody booked it through Medusa's Admin API */
  packed: boolean
  /** it leaves at once */
  leaves: boolean
}

/**
 * Writes down that a parcel is packed, and that it has left: the order's record, the link to the parcel, the stock, its
 * reservations, and the invoice of what has left, in one transaction. Before it the order is as it was; after it nothing is left to do.
 */
export const recordParcelStep = createStep("freight-record-parcel", async (input: Input, { container }) => {
  const { order_id, fulfillment_id, items, packed, leaves } = input
  const shop_name = leaves ? await shopName(container) : ""
  await inOrderTransaction(container, order_id, async ({ order, orders, trx, context, flush }) => {
    if (order.canceled) throw new HttpError(FREIGHT_ERRORS.canceled_not_shippable)
    const waits = await (leaves ? markShipped : lockWaiting)(trx, fulfillment_id)
    if (!waits) throw new HttpError(FREIGHT_ERRORS.already_shipped)
    const change = { order_id, reference: Modules.FULFILLMENT, reference_id: fulfillment_id, items }
    if (!packed) {
      await orders.registerFulfillment(change, context)
      await flush()
      await linkToOrder(trx, order_id, fulfillment_id)
      await takeOffStock(trx, items)
    }
    if (!leaves) return
    await orders.registerShipment(change, context)
    await flush()
    await container.resolve<GoodsLeaving>(GST).issueFor(trx, { order_id, fulfillment_id, items, shop_name })
  })
  return new StepResponse(fulfillment_id)
})
