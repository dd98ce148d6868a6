import { MedusaService } from "@medusajs/framework/utils"
import type { CheckoutSummary } from "../../contract"
import { MergedGuestCart } from "./models/merged-guest-cart"
import { PackedOrder } from "./models/packed-order"
import { StoreCredit } from "./models/store-credit"
import { StoreCreditEntry } from "./models/store-credit-entry"

type Options = {
  testMode: CheckoutSummary["test_mode"]
  /** how many of a shopper's orders may be under way that are paid on delivery */
  maxOpenCodOrders: number
}

export class CheckoutService extends MedusaService({ MergedGuestCart, PackedOrder, StoreCredit, StoreCreditEntry }) {
  /** Whether payment and delivery are a sandbox's. */
  readonly testMode: CheckoutSummary["test_mode"]

  readonly maxOpenCodOrders: number

  constructor(_container: Record<string, unknown>, { testMode, maxOpenCodOrders }: Options) {
    super(...arguments)
    this.maxOpenCodOrders = maxOpenCodOrders
    this.testMode = { payment: testMode.payment, delivery: testMode.delivery }
  }
}
