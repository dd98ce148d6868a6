import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { CONSENT_WORDS, type Language } from "../../contract"
import { Subscriber } from "./models/subscriber"
import { SUBSCRIPTION_DATA } from "./queries/personal-data"
import { deleteWithdrawn, findSubscription, insertSubscriber, type Subscribed, withdraw } from "./queries/subscribers"

type Options = { publicUrl?: string; retention?: { consentDays: number } }

class NewsletterService extends MedusaService({ Subscriber }) {
  readonly personalData = SUBSCRIPTION_DATA
  /** origin of the shop's own addresses */
  readonly publicUrl: string
  readonly #db: Knex
  readonly #keptDays: number

  constructor(container: Record<string, unknown>, { publicUrl = "http://localhost:8000", retention }: Options = {}) {
    super(...arguments)
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
    this.publicUrl = publicUrl
    this.#keptDays = retention?.consentDays ?? 365
  }

  /**
   * Keeps the address, and the words that were agreed to: ours in this language, unknown ones without. In the caller's
   * transaction.
   * @returns null when the address is there already, whatever its case
   */
  add(trx: Knex, email: string, language?: Language): Promise<Subscribed | null> {
    const consent = { consent_words: language ? CONSENT_WORDS[language] : null, consent_language: language ?? null }
    return insertSubscriber(trx, { id: generateEntityId(undefined, "nsub"), email, ...consent })
  }

  /** Ends the subscription of a mail's link, or of an address in lower case. */
  async withdraw(of: { token: string } | { email: string }) {
    await withdraw(this.#db, of)
  }

  /** Returns true when the shopper's address is subscribed; null when the shopper does not exist. */
  findSubscription(customer_id: string) {
    return findSubscription(this.#db, customer_id)
  }

  /** Deletes what proves consents that were withdrawn long ago (CONSENT_DAYS). */
  async deleteWithdrawn() {
    await deleteWithdrawn(this.#db, this.#keptDays)
  }
}

export default NewsletterService
