import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const REMEMBERED_MS = 60_000

const PICKUP = `
  select a.postal_code from store s
  join stock_location l on l.id = s.default_location_id and l.deleted_at is null
  join stock_location_address a on a.id = l.address_id and a.deleted_at is null
  where s.deleted_at is null order by s.created_at limit 1`

/** The postal code the shop's parcels leave from: its default stock location's. A change is noticed within a minute. */
export class Pickup {
  #known: { code: string | null; since: number } | undefined

  constructor(private readonly db: Knex) {}

  async postalCode(): Promise<string | null> {
    if (this.#known && Date.now() - this.#known.since < REMEMBERED_MS) return this.#known.code
    const { rows } = await this.db.raw<{ rows: { postal_code: string | null }[] }>(PICKUP)
    this.#known = { code: rows[0]?.postal_code ?? null, since: Date.now() }
    return this.#known.code
  }
}
