import { pageQuery } from "@haat/http/page-query"
import { z } from "zod"

/** Query of the order list. */
export const ListOrders = z.object(pageQuery(20))
export type ListOrders = z.infer<typeof ListOrders>

export type OrderAddress = {
  first_name: string
  last_name: string
  phone: string | null
  address_1: string
  address_2: string
  city: string
  province: string
  postal_code: string
  country_code: string
}

/** A delivery address that is none of the shopper's saved ones; name and phone are theirs. */
export type AddressLines = Omit<OrderAddress, "first_name" | "last_name" | "phone">

/** A parcel on its way. */
export type Tracking = {
  /** the carrier's number (AWB) */
  number: string
  courier: string | null
  url: string | null
}

export type Order = {
  id: string
  display_id: number
  created_at: string
  status: "pending" | "completed" | "canceled"
  /** "Paid" once captured, otherwise "Pending" (or "Refunded") */
  payment_status: string
  /** how far the parcel is; "packed" waits for its carrier */
  fulfillment_status: "not_fulfilled" | "packed" | "shipped" | "delivered"
  tracking: Tracking[]
  /** whether the shopper may still cancel it */
  cancellable: boolean
  payment_method: "Cash On Delivery" | "Online (Prepaid)"
  items: {
    id: string
    product_id: string
    handle: string
    /** what it was called when it was bought */
    name: string
    /** the product's Hindi name, as long as the product is still called what it was; null when there is none */
    name_hi: string | null
    price: number
    quantity: number
    image: string | null
  }[]
  item_total: number
  delivery_charge: number
  total: number
  shipping_address: OrderAddress
  billing_address: OrderAddress
}
