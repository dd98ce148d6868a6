import type { PlacedOrder } from "@haat/checkout/contract"
import { readState } from "@haat/places/contract"

/** Whether the state of the address cannot be read, and has to be chosen before anything of the order leaves. */
export const waitsForState = ({ status, fulfillment_status, shipping_address }: PlacedOrder) =>
  status === "pending" &&
  (fulfillment_status === "not_fulfilled" || fulfillment_status === "packed") &&
  shipping_address.country_code === "in" &&
  !readState(shipping_address.province)
