import type { PersonalData } from "@haat/http/personal-data"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils"
import type { CheckoutSummary } from "../../contract"
import { MergedGuestCart } from "./models/merged-guest-cart"
import { PackedOrder } from "./models/packed-order"
import { StoreCredit } from "./models/store-credit"
import { StoreCreditEntry } from "./models/store-credit-entry"
import { deleteOldRecipients, orderData } from "./queries/personal-data"

type Options = {
  testMode: CheckoutSummary["test_mode"]
  /** how many of a shopper's orders may be under way that are paid on delivery */
  maxOpenCodOrders: number
  retention: { invoiceDays: number }
}

export class CheckoutService extends MedusaService({ MergedGuestCart, PackedOrder, StoreCredit, StoreCreditEntry }) {
  /** Whether payment and delivery are a sandbox's. */
  readonly testMode: CheckoutSummary["test_mode"]

  readonly maxOpenCodOrders: number

  readonly personalData: PersonalData

  readonly #db: Knex

  constructor(container: Record<string, unknown>, { testMode, maxOpenCodOrders, retention }: Options) {
    super(...arguments)
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
    this.personalData = orderData(retention.invoiceDays)
    this.maxOpenCodOrders = maxOpenCodOrders
    this.testMode = { payment: testMode.payment, delivery: testMode.delivery }
  }

  /** Deletes whom erased orders went to, once no invoice needs it (INVOICE_DAYS). */
  async deleteOldRecipients() {
    await deleteOldRecipients(this.#db)
  }
}
