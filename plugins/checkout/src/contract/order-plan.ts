import type { Adjustment, OfferUse } from "./cart-offers"
import type { Charge } from "./charges"
import type { OrderFields } from "./order-fields"
import type { OrderAddress } from "./orders"

/** Planned order with the prices that the shopper saw; an order that is paid online is placed exactly as planned. */
export type OrderPlan = {
  /** existing order whose balance is paid; omitted when a cart is ordered */
  order_id?: string
  cart_id: string
  customer_id: string
  email: string
  customer_name: string
  phone: string | null
  /** in whole rupees */
  total: number
  /** before discounts; includes the charges and the amount that rounds the total up */
  delivery_charge: number
  /** part of the delivery charge; left out when there are none */
  charges?: Charge[]
  /** values of the fields of plugins; left out without any */
  fields?: OrderFields
  /** Discounts of offers on the delivery and, by line, on the goods; left out where there are none. */
  delivery_adjustments?: Adjustment[]
  offers?: OfferUse[]
  /** store credit spent on the order, in rupees; left out when 0 */
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

/** Captured payment session that an order is paid with; `data` is the provider's data of the session. */
export type CapturedSession = {
  payment_collection_id: string
  payment_session_id: string
  provider_id: string
  data: Record<string, unknown>
}
