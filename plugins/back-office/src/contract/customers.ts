import type { OrderAddress, StoreCredit } from "@haat/checkout/contract"
import type { Subscriber } from "@haat/newsletter/contract"

/** Somebody who signed up. What they bought leaves cancelled orders out; `spent` is in rupees. */
export type CustomerRow = {
  id: string
  name: string
  email: string
  phone: string | null
  orders: number
  spent: number
  created_at: string
}
export type CustomerDetail = CustomerRow & {
  addresses: (OrderAddress & { id: string; is_default: boolean })[]
  credit: StoreCredit
}

/** Who reads the newsletter, and the customer who signed up with the same address, if any. */
export type SubscriberDetail = Subscriber & { customer: CustomerRow | null }
