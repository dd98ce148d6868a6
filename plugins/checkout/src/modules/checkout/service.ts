import { MedusaService } from "@medusajs/framework/utils"
import type { CheckoutSummary } from "../../contract"
import { MergedGuestCart } from "./models/merged-guest-cart"
import { PackedOrder } from "./models/packed-order"

type Options = { testMode: CheckoutSummary["test_mode"] }

export class CheckoutService extends MedusaService({ MergedGuestCart, PackedOrder }) {
  /** Whether payment and delivery are a sandbox's. */
  readonly testMode: CheckoutSummary["test_mode"]

  constructor(_container: Record<string, unknown>, { testMode }: Options) {
    super(...arguments)
    this.testMode = { payment: testMode.payment, delivery: testMode.delivery }
  }
}
