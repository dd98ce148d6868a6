import type { CustomerRow } from "@haat/sdk/back-office"
import type { StoreCredit } from "./customer-credit"
import type { OrderAddress } from "./orders"

export type CustomerDetail = CustomerRow & {
  addresses: (OrderAddress & { id: string; is_default: boolean })[]
  credit: StoreCredit
}
