import type { toAdhocOrder } from "./adhoc-order"
import { type Booking, CarrierRejection, type Direction, type ShiprocketClient } from "./client"
import type { toReturnOrder } from "./return-order"

/** A cancelled booking keeps its reference at Shiprocket, so the next one gets a suffix. */
const BOOKINGS_OF_ONE_ORDER = 5

export type Booked = Booking & { awb: string }

/**
 * Books a parcel and has a courier assigned. Trying again takes over what an earlier try left at Shiprocket, so that
 * however often a connection breaks there is one parcel.
 */
export async function bookParcel(
  client: ShiprocketClient,
  order: ReturnType<typeof toAdhocOrder> | ReturnType<typeof toReturnOrder>,
  direction: Direction = "there",
): Promise<Booked> {
  for (let nth = 1; nth <= BOOKINGS_OF_ONE_ORDER; nth++) {
    const order_id = nth === 1 ? order.order_id : `${order.order_id}-${nth}`
    const booking =
      (await client.createOrder({ ...order, order_id }, direction)) ?? (await client.findOrder(order_id, direction))
    if (!booking) throw new CarrierRejection(404, "it says the order exists and does not find it")
    if (!booking.canceled) return withCourier(client, booking, order_id, direction)
  }
  throw new CarrierRejection(409, "this order was booked and cancelled too often")
}

async function withCourier(
  client: ShiprocketClient,
  booking: Booking,
  order_id: string,
  direction: Direction,
): Promise<Booked> {
  const assigned = booking.awb
    ? { awb: booking.awb, courier: booking.courier }
    : ((await client.assignCourier(booking.shipment_id, direction)) ?? (await client.findOrder(order_id, direction)))
  if (!assigned?.awb) throw new CarrierRejection(404, "no courier has the parcel")
  return { ...booking, awb: assigned.awb, courier: assigned.courier }
}

/** Cancels all bookings with this reference; idempotent. */
export async function cancelBookings(
  client: ShiprocketClient,
  reference: string,
  direction: Direction = "there",
): Promise<void> {
  for (let nth = 1; nth <= BOOKINGS_OF_ONE_ORDER; nth++) {
    const booking = await client.findOrder(nth === 1 ? reference : `${reference}-${nth}`, direction)
    if (!booking) return
    if (!booking.canceled) await client.cancelOrder(booking.order_id)
  }
}
