import type { Breaker } from "./breaker"
import type { Offer } from "./choose-courier"
import { fetchJson, type JsonResponse, NoResponse } from "./fetch-json"
import type { Session } from "./session"
import { type CourierNews, readTracked } from "./tracking"
import { Assigned, FoundOrders, isNotServed, PickupLocations, PlacedOrder, Serviceability } from "./wire"

export type ClientOptions = { url: string; timeoutMs: number; fetch: typeof fetch; session: Session; breaker: Breaker }

/** An owner who books a parcel waits longer than a shopper who asks for a price. */
const BOOKING_TIMEOUT_MS = 8_000

export type Route = {
  pickup: string
  delivery: string
  /** in kg */
  weight: number
  /** true if the courier collects the money on delivery */
  cash: boolean
}

/** Goods go to a shopper, or come back from one: Shiprocket has two forms and two lists for them. */
export type Direction = "there" | "back"

const PATHS: Record<Direction, { create: string; list: string }> = {
  there: { create: "/orders/create/adhoc", list: "/orders" },
  back: { create: "/orders/create/return", list: "/orders/processing/return" },
}

/** One parcel in Shiprocket's books. `awb` is the tracking number, null until a courier is assigned. */
export type Booking = {
  order_id: string
  shipment_id: string
  canceled: boolean
  awb: string | null
  courier: string | null
}

/** Shiprocket understood and rejected the call, in its own words. */
export class CarrierRejection extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Shiprocket's API for one user. Every method throws NoResponse, CircuitOpenError, SignInRejection or CarrierRejection.
 */
export class ShiprocketClient {
  constructor(private readonly options: ClientOptions) {}

  /** Couriers of a route and their charges; none when the place is not served. */
  async findCouriers({ pickup, delivery, weight, cash }: Route): Promise<Offer> {
    const query = new URLSearchParams({
      pickup_postcode: pickup,
      delivery_postcode: delivery,
      weight: String(weight),
      cod: cash ? "1" : "0",
    })
    const { status, body } = await this.#ask("GET", `/courier/serviceability/?${query}`)
    if (status === 404) return { couriers: [], recommended: null, isNotServed: true }
    const response = Serviceability.safeParse(body)
    if (status >= 400 || !response.success) throw new CarrierRejection(status, errorMessage(body))
    const { data } = response.data
    return {
      couriers: data?.available_courier_companies ?? [],
      recommended:
        data?.recommended_courier_company_id ??
        data?.shiprocket_recommended_courier_id ??
        data?.recommended_courier_id ??
        null,
      isNotServed: isNotServed(body),
    }
  }

  /** Books a parcel; undefined when Shiprocket has an order of this `order_id` already. */
  async createOrder(
    order: { order_id: string } & Record<string, unknown>,
    direction: Direction = "there",
  ): Promise<Booking | undefined> {
    const response = await this.#ask("POST", PATHS[direction].create, order)
    const { data } = PlacedOrder.safeParse(response.body)
    if (response.status < 400 && data) return data
    const message = errorMessage(response.body)
    if (/already exist/i.test(message)) return undefined
    throw new CarrierRejection(response.status, message)
  }

  /** The parcel that was booked under our `order_id`. */
  async findOrder(order_id: string, direction: Direction = "there"): Promise<Booking | undefined> {
    const response = await this.#ask("GET", `${PATHS[direction].list}?${new URLSearchParams({ search: order_id })}`)
    const { data } = FoundOrders.safeParse(response.body)
    if (response.status >= 400 || !data) throw new CarrierRejection(response.status, errorMessage(response.body))
    return data.find(({ channel_order_id }) => channel_order_id === order_id)
  }

  /** Gives the parcel to a courier of Shiprocket's choice. @returns undefined when one has it already */
  async assignCourier(
    shipment_id: string,
    direction: Direction = "there",
  ): Promise<{ awb: string; courier: string | null } | undefined> {
    const response = await this.#ask("POST", "/courier/assign/awb", {
      shipment_id: Number(shipment_id),
      ...(direction === "back" && { is_return: 1 }),
    })
    const { data } = Assigned.safeParse(response.body)
    if (response.status < 400 && data?.awb) return { awb: data.awb, courier: data.courier }
    const message = data?.error ?? errorMessage(response.body)
    if (/already/i.test(message)) return undefined
    throw new CarrierRejection(response.status, message)
  }

  /** The address that Shiprocket knows by this name: parcels leave from it, and returns come back to it. */
  async findPickupLocation(name: string) {
    const { status, body } = await this.#ask("GET", "/settings/company/pickup")
    const { data } = PickupLocations.safeParse(body)
    const found = data?.find(({ pickup_location }) => pickup_location === name)
    if (status >= 400 || !found) throw new CarrierRejection(status, `it has no address called "${name}"`)
    return found
  }

  /** Takes a booking back; one that is cancelled already stays so. */
  async cancelOrder(order_id: string): Promise<void> {
    const { status, body } = await this.#ask("POST", "/orders/cancel", { ids: [Number(order_id)] })
    if (status >= 400 && !/already/i.test(errorMessage(body))) throw new CarrierRejection(status, errorMessage(body))
  }

  /** News of a parcel by its number; without steps where Shiprocket does not know it. */
  async track(number: string): Promise<CourierNews | undefined> {
    const { status, body } = await this.#ask("GET", `/courier/track/awb/${encodeURIComponent(number)}`)
    const news = readTracked(number, body)
    if (status >= 400 || !news) throw new CarrierRejection(status, errorMessage(body))
    return news
  }

  /** Signed in, once more with a new token when this one is rejected. What failed fast is read a second time. */
  async #ask(method: "GET" | "POST", path: string, body?: object): Promise<JsonResponse> {
    return this.options.breaker.run(async () => {
      try {
        return await this.#askSignedIn(method, path, body)
      } catch (error) {
        if (method === "GET" && error instanceof NoResponse && error.fast) return this.#askSignedIn(method, path, body)
        throw error
      }
    })
  }

  async #askSignedIn(method: string, path: string, body?: object, stale?: string): Promise<JsonResponse> {
    const { url, session, fetch } = this.options
    const timeoutMs = path.startsWith("/courier/serviceability") ? this.options.timeoutMs : BOOKING_TIMEOUT_MS
    const token = await session.token(stale)
    const response = await fetchJson(
      url + path,
      {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json", accept: "application/json" },
        body: body && JSON.stringify(body),
      },
      { timeoutMs, fetch },
    )
    if (response.status === 429) throw new NoResponse("wants fewer requests", true)
    if (response.status !== 401) return response
    if (stale === undefined) return this.#askSignedIn(method, path, body, token)
    throw new NoResponse("rejects its own token", false)
  }
}

/** Reason of a rejection: of a form the first field's sentence, else the message. */
const errorMessage = (body: unknown) => {
  const { message, errors } = (body ?? {}) as { message?: unknown; errors?: unknown }
  const [first] = errors && typeof errors === "object" ? Object.values(errors).flat() : []
  const words = typeof first === "string" ? first : message
  return typeof words === "string" && words ? words.slice(0, 300) : "no reason given"
}
