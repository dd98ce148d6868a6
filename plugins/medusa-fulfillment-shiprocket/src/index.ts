/** Parts of the package for code of the shop: quotes, returns, tracking and errors. */

export { type Account, accountOf, type ShiprocketOptions, trackingPage } from "./providers/shiprocket/account"
export { shortCity } from "./providers/shiprocket/address-lines"
export type { OrderToShip } from "./providers/shiprocket/adhoc-order"
export { type Booked, bookParcel, cancelBookings } from "./providers/shiprocket/book-parcel"
export { Breaker } from "./providers/shiprocket/breaker"
export { ShiprocketError, toShiprocketError } from "./providers/shiprocket/errors"
export { fetchJson, NoResponse } from "./providers/shiprocket/fetch-json"
export type { ParcelDetails } from "./providers/shiprocket/parcel-details"
export { toParcelPhase } from "./providers/shiprocket/phase"
export { QUOTE_WITHIN_MS, quoteParcels } from "./providers/shiprocket/quote-parcels"
export { type ReturnFacts, toReturnOrder } from "./providers/shiprocket/return-order"
export { type CourierNews, type CourierStep, readWebhook } from "./providers/shiprocket/tracking"
