import { type FreightQuotes, type FreightQuotesQuery, NO_QUOTE } from "@haat/checkout/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  type Account,
  accountOf,
  cancelBookings,
  QUOTE_WITHIN_MS,
  quoteParcels,
  type ShiprocketOptions,
} from "medusa-fulfillment-shiprocket"
import { ConcurrencyLimit } from "../../concurrency-limit"
import { type PickupCodes, readPickupCodes } from "../../queries/quoted-places"
import { PARCEL_DATA } from "./queries/personal-data"

/** Concurrent quotes for guests, so that they do not delay checkouts. */
const MAX_PUBLIC_QUOTES = 12

const withoutQuotes = ({ parcels }: FreightQuotesQuery) => parcels.map(({ item_id }) => ({ item_id, ...NO_QUOTE }))

const PICKUP_CODES_TTL_MS = 60_000

/** Caches the postal codes of the shop's warehouses for a minute. */
class Pickup {
  #known: { codes: PickupCodes; since: number } | undefined

  constructor(private readonly db: Knex) {}

  async postalCodes(): Promise<PickupCodes> {
    if (this.#known && Date.now() - this.#known.since < PICKUP_CODES_TTL_MS) return this.#known.codes
    this.#known = { codes: await readPickupCodes(this.db), since: Date.now() }
    return this.#known.codes
  }
}

type Options = { shiprocket?: ShiprocketOptions }

/** Quotes what delivery costs from the shop's warehouses to a postal code. */
export default class FreightService implements FreightQuotes {
  readonly personalData = PARCEL_DATA
  readonly #pickup: Pickup
  readonly #account: Account | undefined
  readonly #strangers = new ConcurrencyLimit(MAX_PUBLIC_QUOTES)

  constructor(dependencies: Record<string, unknown>, { shiprocket }: Options = {}) {
    const logger = dependencies.logger as Logger | undefined
    this.#pickup = new Pickup(dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex)
    this.#account = shiprocket && accountOf(shiprocket, (sentence) => logger?.warn(sentence))
  }

  quote: FreightQuotes["quote"] = async (input) => {
    const { delivery_postal_code, parcels } = input
    const until = Date.now() + QUOTE_WITHIN_MS
    try {
      const { main, others } = await this.#pickup.postalCodes()
      const route = { pickup: main, others, delivery: delivery_postal_code }
      return await quoteParcels(this.#account?.rates, route, parcels, Math.max(0, until - Date.now()))
    } catch {
      return withoutQuotes(input)
    }
  }

  quoteForVisitor: FreightQuotes["quoteForVisitor"] = (input) =>
    this.#strangers.run(() => this.quote(input), withoutQuotes(input))

  /** Cancels the carrier's bookings with these references. Throws the errors of the carrier's client. */
  async cancelByReference(references: string[]) {
    for (const reference of references) if (this.#account) await cancelBookings(this.#account.client, reference)
  }

  /** Cancels a booking by the carrier's id. Throws the errors of the carrier's client. */
  async cancelBooking(id: string) {
    await this.#account?.client.cancelOrder(id)
  }
}
