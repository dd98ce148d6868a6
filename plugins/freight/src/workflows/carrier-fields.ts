import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OrderToShip, ParcelDetails } from "medusa-fulfillment-shiprocket"
import { carrierPickupLocation } from "../carrier"
import { ManualParcel, type ParcelPrice } from "../contract"
import { FREIGHT_ERRORS } from "../errors"
import { bookingReference } from "../parcel-id"
import { readParcelFacts } from "../queries/carrier-facts"
import type { readPackedItems } from "../queries/packed-items"

type Parcel = {
  order: OrderToShip & { id: string }
  fulfillment_id: string
  location_id: string
  items: Awaited<ReturnType<typeof readPackedItems>>
  price: ParcelPrice
}

/**
 * Reads what the carrier's form needs beyond Medusa's own fields: weights, sizes, payment, and the name of the
 * warehouse.
 * @throws HttpError 409 for a warehouse that the carrier has no name for
 */
export async function readCarrierFields(
  db: Knex,
  { order, fulfillment_id, location_id, items, price }: Parcel,
): Promise<{ order: OrderToShip; additional_data: ParcelDetails }> {
  const facts = await readParcelFacts(db, order.id, location_id)
  if (!facts) throw new HttpError(FREIGHT_ERRORS.not_ordered)
  const sizes = new Map(facts.items.map(({ id, size }) => [id, size]))
  // A part of an order needs its own reference; the whole order uses the same reference for each attempt.
  const whole = facts.items.every((line) =>
    items.some(({ line_item_id, quantity }) => line_item_id === line.id && quantity === line.quantity),
  )
  return {
    order: {
      ...order,
      email: facts.email,
      created_at: facts.ordered_at,
      items: order.items?.map((line) => ({ ...line, variant: sizes.get(line.id) })),
    },
    additional_data: {
      reference: bookingReference({ order_id: order.id, fulfillment_id, whole }),
      pickup_location: carrierPickupLocation(facts),
      charges_paise: price.charges_paise,
      due_paise: price.due_paise,
      prepaid: facts.prepaid,
    },
  }
}

/** Fields of a parcel that another carrier has. */
export const manualFields = (by_hand: unknown): ParcelDetails => ({ by_hand: ManualParcel.parse(by_hand) })
