import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { readPickupCode } from "../../queries/pickup-code"

const REMEMBERED_MS = 60_000

/** The postal code the shop's parcels leave from: its default stock location's. A change is noticed within a minute. */
export class Pickup {
  #known: { code: string | null; since: number } | undefined

  constructor(private readonly db: Knex) {}

  async postalCode(): Promise<string | null> {
    if (this.#known && Date.now() - this.#known.since < REMEMBERED_MS) return this.#known.code
    this.#known = { code: await readPickupCode(this.db), since: Date.now() }
    return this.#known.code
  }
}
