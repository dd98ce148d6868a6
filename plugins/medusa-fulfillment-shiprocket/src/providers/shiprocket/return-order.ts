import { addressLines, shortCity } from "./address-lines"
import { dateInIndia, packedSize } from "./adhoc-order"
import { formatPhone, rupees, toPaise, toRupees, usualPostalCode } from "./formats"
import type { PickupLocation } from "./wire"

/** Goods that come back: from whom, from where, and how many pieces of each item. */
export type ReturnFacts = {
  email: string
  requested_at: Date
  address: Record<
    "first_name" | "last_name" | "address_1" | "address_2" | "city" | "province" | "postal_code",
    string
  > & { phone: string | null }
  /** `price` in rupees, `weight` in kg a piece, sizes in cm */
  items: {
    name: string
    sku: string
    units: number
    price: number
    weight: number
    length: number
    breadth: number
    height: number
  }[]
}

type ComingBack = {
  /** the parcel's reference at Shiprocket, the same for each attempt */
  order_id: string
  facts: ReturnFacts
  /** destination of the goods */
  shop: PickupLocation
}

/**
 * Shiprocket's form for goods that are picked up at a shopper's address and come back to the shop, in rupees, kg and
 * cm.
 */
export function toReturnOrder({ order_id, facts, shop }: ComingBack) {
  const { address, items, email, requested_at } = facts
  const [pickup_address, pickup_address_2] = addressLines(address)
  return {
    order_id,
    order_date: dateInIndia(requested_at),
    pickup_customer_name: address.first_name || "Customer",
    pickup_last_name: address.last_name,
    pickup_address,
    pickup_address_2,
    pickup_city: shortCity(address.city),
    pickup_state: address.province,
    pickup_country: "India",
    pickup_pincode: usualPostalCode(address.postal_code),
    pickup_email: email,
    pickup_phone: formatPhone(address.phone),
    shipping_customer_name: shop.name || shop.pickup_location,
    shipping_last_name: "",
    shipping_address: shop.address,
    shipping_address_2: shop.address_2,
    shipping_city: shop.city,
    shipping_state: shop.state,
    shipping_country: "India",
    shipping_pincode: shop.pin_code,
    shipping_email: shop.email,
    shipping_phone: formatPhone(shop.phone),
    order_items: items.map(({ name, sku, units, price }) => ({ name, sku, units, selling_price: rupees(price) })),
    payment_method: "Prepaid",
    sub_total: rupees(toRupees(items.reduce((sum, { units, price }) => sum + toPaise(price) * units, 0))),
    ...packedSize(items),
  }
}
