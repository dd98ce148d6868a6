import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type FreightQuotes, NO_QUOTE } from "../../contract"
import { accountOf, type ShiprocketOptions } from "../../providers/shiprocket/account"
import type { Rates } from "../../providers/shiprocket/rates"
import { QUOTE_WITHIN_MS, quoteParcels } from "../../quote-parcels"
import { Pickup } from "./pickup"

type Options = { shiprocket?: ShiprocketOptions }

/** Quotes what delivery costs from the shop to a postal code. */
export default class FreightService implements FreightQuotes {
  readonly #pickup: Pickup
  readonly #rates: Rates | undefined

  constructor(dependencies: Record<string, unknown>, { shiprocket }: Options = {}) {
    const logger = dependencies.logger as Logger | undefined
    this.#pickup = new Pickup(dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex)
    this.#rates = shiprocket && accountOf(shiprocket, (sentence) => logger?.warn(sentence)).rates
  }

  quote: FreightQuotes["quote"] = async ({ delivery_postal_code, parcels }) => {
    const until = Date.now() + QUOTE_WITHIN_MS
    try {
      const route = { pickup: await this.#pickup.postalCode(), delivery: delivery_postal_code }
      return await quoteParcels(this.#rates, route, parcels, Math.max(0, until - Date.now()))
    } catch {
      return parcels.map(({ item_id }) => ({ item_id, ...NO_QUOTE }))
    }
  }
}
