import { LRUCache } from "lru-cache"
import { chooseCourier, hasNoCourier } from "./choose-courier"
import { CarrierRejection, type ShiprocketClient } from "./client"
import { toPaise, toRupees } from "./formats"

/** Couriers charge by started half kilogram. */
const SLAB_GRAMS = 500
const HOUR_MS = 60 * 60 * 1000
const MINUTE_MS = 60 * 1000
const ROUTES_KEPT = 20_000

export type Rate = {
  /** in rupees; 0 without a price of the carrier's */
  freight_charge: number
  /** in the carrier's words, "3" or "3-6"; "N/A" without any */
  estimated_delivery_days: string
  /** set only where no courier serves the address */
  not_served?: true
}

/** Rate without a response of the carrier. */
export const NO_RATE: Rate = { freight_charge: 0, estimated_delivery_days: "N/A" }
const NOT_SERVED: Rate = { ...NO_RATE, not_served: true }

/** The weight a parcel is charged for, in kg: up to the next half kilogram, and at least one. */
export const chargedWeight = (kilograms: number) =>
  (Math.max(1, Math.ceil(Math.round(kilograms * 1000) / SLAB_GRAMS || 1)) * SLAB_GRAMS) / 1000

/** Rates of parcels by route, cached for an hour. Concurrent requests for the same rate share one call. */
export class Rates {
  readonly #known = new LRUCache<string, Rate>({ max: ROUTES_KEPT, ttl: HOUR_MS })
  readonly #asking = new Map<string, Promise<Rate>>()

  constructor(private readonly client: ShiprocketClient) {}

  /**
   * The rate of one parcel. For a minute NOT_SERVED when no courier serves the address, and NO_RATE when the carrier's
   * response has no price.
   * @param weight in kg
   * @throws the client's error when it gets no response
   */
  async find(pickup: string, delivery: string, weight: number): Promise<Rate> {
    const charged = chargedWeight(weight)
    const key = `${pickup} ${delivery} ${charged}`
    const known = this.#known.get(key)
    if (known) return known
    let asking = this.#asking.get(key)
    if (!asking) {
      asking = this.#ask(key, pickup, delivery, charged).finally(() => this.#asking.delete(key))
      this.#asking.set(key, asking)
    }
    return asking
  }

  async #ask(key: string, pickup: string, delivery: string, weight: number): Promise<Rate> {
    const route = { pickup, delivery, weight }
    const taking = await this.#choose({ ...route, cash: true })
    const { courier, isNotServed } = taking.courier ? taking : await this.#choose({ ...route, cash: false })
    if (!courier) {
      const none = isNotServed ? NOT_SERVED : NO_RATE
      this.#known.set(key, none, { ttl: MINUTE_MS })
      return none
    }
    const { freight_charge, estimated_delivery_days } = courier
    const rate = { freight_charge: toRupees(toPaise(freight_charge)), estimated_delivery_days }
    this.#known.set(key, rate)
    return rate
  }

  /**
   * A rejection is a response that names no price: whether it is about the route or about the shop's account cannot be
   * told.
   */
  async #choose(route: Parameters<ShiprocketClient["findCouriers"]>[0]) {
    try {
      const offer = await this.client.findCouriers(route)
      return { courier: chooseCourier(offer, route), isNotServed: hasNoCourier(offer) }
    } catch (error) {
      if (error instanceof CarrierRejection) return { courier: undefined, isNotServed: false }
      throw error
    }
  }
}
