import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, generateEntityId, MedusaService } from "@medusajs/framework/utils"
import type { Subscriber as SubscriberRow } from "../../contract"
import { Subscriber } from "./models/subscriber"

class NewsletterService extends MedusaService({ Subscriber }) {
  readonly #db: Knex

  constructor(container: Record<string, unknown>) {
    super(...arguments)
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
  }

  /** The database decides who was first. @returns null when the address is there already, whatever its case */
  async add(email: string): Promise<SubscriberRow | null> {
    const { rows } = await this.#db.raw<{ rows: SubscriberRow[] }>(
      `insert into newsletter_subscriber (id, email) values (?, lower(?))
       on conflict (email) where deleted_at is null do nothing returning id, email, created_at`,
      [generateEntityId(undefined, "nsub"), email],
    )
    return rows[0] ?? null
  }
}

export default NewsletterService
