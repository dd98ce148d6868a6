import type { PersonalData } from "@haat/sdk/server/personal-data"
import type { BoughtTogether } from "@haat/search/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils"
import { CodCodes } from "../../cod-code"
import type { CheckoutSummary } from "../../contract"
import { MergedGuestCart } from "./models/merged-guest-cart"
import { PackedOrder } from "./models/packed-order"
import { StoreCredit } from "./models/store-credit"
import { StoreCreditEntry } from "./models/store-credit-entry"
import { findBoughtTogether } from "./queries/bought-together"
import { deleteOldRecipients, orderPersonalData } from "./queries/personal-data"

type Options = {
  testMode: CheckoutSummary["test_mode"]
  /** maximum number of a shopper's cash on delivery orders under way */
  maxOpenCodOrders: number
  retention: { invoiceDays: number }
  cookieSecret?: string
}

export class CheckoutService
  extends MedusaService({ MergedGuestCart, PackedOrder, StoreCredit, StoreCreditEntry })
  implements BoughtTogether
{
  /** true where payment or delivery uses the sandbox */
  readonly testMode: CheckoutSummary["test_mode"]

  readonly maxOpenCodOrders: number

  readonly personalData: PersonalData

  /** mailed codes for first cash orders */
  readonly codCodes: CodCodes

  readonly #db: Knex

  constructor(container: Record<string, unknown>, { testMode, maxOpenCodOrders, retention, cookieSecret }: Options) {
    super(...arguments)
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
    this.personalData = orderPersonalData(retention.invoiceDays)
    if (!cookieSecret) throw new Error("Codes for cash on delivery need the option cookieSecret")
    this.codCodes = new CodCodes(cookieSecret)
    this.maxOpenCodOrders = maxOpenCodOrders
    this.testMode = { payment: testMode.payment, delivery: testMode.delivery }
  }

  /** Deletes the recipients of erased orders after INVOICE_DAYS days. */
  async deleteOldRecipients() {
    await deleteOldRecipients(this.#db)
  }

  productsBoughtTogether(product_id: string) {
    return findBoughtTogether(this.#db, product_id)
  }
}
