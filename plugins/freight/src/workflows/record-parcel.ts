import { runHook } from "@haat/sdk/server/hooks"
import { HttpError, isOneOf } from "@haat/sdk/server/http-error"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { shopName } from "@haat/sdk/server/shop-name"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { FREIGHT_ERRORS } from "../errors"
import { SHIP_PARCEL_HOOK } from "../hooks"
import { linkToOrder, lockUnshippedParcel, markShipped } from "../queries/change-parcel"
import type { OrderedItem } from "../queries/find-parcels"
import { isPaidOtherwise } from "../queries/parcel-payment"
import { takeOffStock } from "../queries/take-off-stock"
import { takeBackUnrecorded } from "./take-back-parcel"

type Input = {
  order_id: string
  fulfillment_id: string
  items: OrderedItem[]
  /** the order has the parcel already: it was booked through Medusa's Admin API */
  packed: boolean
  /** true when it is shipped immediately */
  leaves: boolean
}

/**
 * Records a parcel as packed, and as shipped if requested, in one transaction: the order, its link to the parcel, the
 * stock, the reservations, and the rows of plugins such as the invoice.
 * @throws HttpError 409 when the order was paid after the booking for cash on delivery; a new booking is then cancelled
 */
export async function recordParcel(container: MedusaContainer, input: Input): Promise<void> {
  const { order_id, fulfillment_id, items, packed, leaves } = input
  const shop_name = leaves ? await shopName(container) : ""
  const recorded = inOrderTransaction(container, order_id, async ({ order, orders, trx, context, flush }) => {
    if (order.canceled) throw new HttpError(FREIGHT_ERRORS.canceled_not_shippable)
    const waits = await (leaves ? markShipped : lockUnshippedParcel)(trx, fulfillment_id)
    if (!waits) throw new HttpError(FREIGHT_ERRORS.already_shipped)
    if (await isPaidOtherwise(trx, input))
      throw new HttpError(packed ? FREIGHT_ERRORS.paid_after_booking : FREIGHT_ERRORS.paid_while_booking)
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
    await runHook(container, SHIP_PARCEL_HOOK, { trx, order_id, fulfillment_id, items, shop_name })
  })
  await recorded.catch(async (error) => {
    if (isOneOf(error, FREIGHT_ERRORS.paid_while_booking)) await cancelCarrierBooking(container, input)
    throw error
  })
}

/**
 * Cancels the booking. Where the carrier fails, the next attempt to ship the order does it, or the job
 * (`finish-shipments.ts`).
 */
const cancelCarrierBooking = (container: MedusaContainer, { order_id, fulfillment_id }: Input) =>
  takeBackUnrecorded(container, { order_id, fulfillment_id }).catch(({ message }: Error) =>
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Parcel ${fulfillment_id} is taken back later: ${message}`),
  )
