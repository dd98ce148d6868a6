import type { OrderAddress, StoreCredit } from "@haat/checkout/contract"
import type { CustomerRow } from "@haat/sdk/back-office"

export type CustomerDetail = CustomerRow & {
  addresses: (OrderAddress & { id: string; is_default: boolean })[]
  credit: StoreCredit
}
