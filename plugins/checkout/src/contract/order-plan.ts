import type { Adjustment, OfferUse } from "./cart-offers"
import type { OrderAddress } from "./orders"

/** Everything an order will be, as it was when the shopper saw its total; one that is paid beforehand keeps it. */
export type OrderPlan = {
  /** An order that is there: what is left to pay of it is paid. Left out where a cart is to become one. */
  order_id?: string
  cart_id: string
  customer_id: string
  email: string
  customer_name: string
  phone: string | null
  /** in whole rupees */
  total: number
  /** before what offers take off it */
  delivery_charge: number
  /** Part of the charge that is the fee for paying on delivery, in whole rupees; left out when there is none. */
  cod_fee?: number
  /** Discounts of offers on the delivery and, by line, on the goods; left out where there are none. */
  delivery_adjustments?: Adjustment[]
  offers?: OfferUse[]
  /** store credit that is spent on it, in rupees; left out without any */
  credit?: number
  /** GSTIN of a registered buyer */
  gstin?: string
  /** charge and days of each variant's parcel */
  lines: {
    product_id: string
    /** missing in plans that were paid for with an earlier version, in which a product is one line */
    variant_id?: string
    quantity: number
    price: number
    delivery_charge: number
    estimated_delivery_days: string
    adjustments?: Adjustment[]
  }[]
  shipping_address: OrderAddress
  billing_address: OrderAddress
}

/** Money that is already taken, for the order to take over; `data` is what the session keeps of its payment. */
export type PaidSession = {
  payment_collection_id: string
  payment_session_id: string
  provider_id: string
  data: Record<string, unknown>
}
