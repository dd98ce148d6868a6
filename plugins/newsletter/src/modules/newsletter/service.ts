import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, generateEntityId, MedusaService } from "@medusajs/framework/utils"
import type { Subscriber as SubscriberRow } from "../../contract"
import { Subscriber } from "./models/subscriber"
import { insertSubscriber } from "./queries/insert-subscriber"

class NewsletterService extends MedusaService({ Subscriber }) {
  readonly #db: Knex

  constructor(container: Record<string, unknown>) {
    super(...arguments)
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
  }

  /** The database decides who was first. @returns null when the address is there already, whatever its case */
  add(email: string): Promise<SubscriberRow | null> {
    return insertSubscriber(this.#db, generateEntityId(undefined, "nsub"), email)
  }
}

export default NewsletterService
