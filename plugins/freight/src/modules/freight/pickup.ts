import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type PickupCodes, readPickupCodes } from "../../queries/pickup-code"

const REMEMBERED_MS = 60_000

/** The postal codes that the shop's parcels leave from. A change is noticed within a minute. */
export class Pickup {
  #known: { codes: PickupCodes; since: number } | undefined

  constructor(private readonly db: Knex) {}

  async postalCodes(): Promise<PickupCodes> {
    if (this.#known && Date.now() - this.#known.since < REMEMBERED_MS) return this.#known.codes
    this.#known = { codes: await readPickupCodes(this.db), since: Date.now() }
    return this.#known.codes
  }
}
