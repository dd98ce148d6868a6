import type { CustomerRow } from "@haat/sdk/back-office"
import type { OrderAddress } from "./orders"
import type { StoreCredit } from "./store-credit"

export type CustomerDetail = CustomerRow & {
  addresses: (OrderAddress & { id: string; is_default: boolean })[]
  credit: StoreCredit
}
