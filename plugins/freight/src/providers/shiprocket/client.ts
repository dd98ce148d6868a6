import { askJson, type JsonAnswer, NoAnswer } from "../../ask-json"
import type { Breaker } from "../../breaker"
import type { Offer } from "./choose-courier"
import type { Session } from "./session"
import { Serviceability } from "./wire"

export type ClientOptions = { url: string; timeoutMs: number; fetch: typeof fetch; session: Session; breaker: Breaker }

export type Route = {
  pickup: string
  delivery: string
  /** in kg */
  weight: number
  /** whether the courier is to take the money at the door */
  cash: boolean
}

/** Shiprocket understood and said no, in its own words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Shiprocket's API for one user. Every method throws NoAnswer, Resting, SignInRefused or Refused. */
export class ShiprocketClient {
  constructor(private readonly options: ClientOptions) {}

  /** Who carries a parcel and for how much; nobody when the place is not served. */
  async findCouriers({ pickup, delivery, weight, cash }: Route): Promise<Offer> {
    const query = new URLSearchParams({
      pickup_postcode: pickup,
      delivery_postcode: delivery,
      weight: String(weight),
      cod: cash ? "1" : "0",
    })
    const { status, body } = await this.#ask("GET", `/courier/serviceability/?${query}`)
    if (status === 404) return { couriers: [], recommended: null }
    const answer = Serviceability.safeParse(body)
    if (status >= 400 || !answer.success) throw new Refused(status, wordsOf(body))
    const { data } = answer.data
    return {
      couriers: data?.available_courier_companies ?? [],
      recommended:
        data?.recommended_courier_company_id ??
        data?.shiprocket_recommended_courier_id ??
        data?.recommended_courier_id ??
        null,
    }
  }

  /** Signed in, once more with a new token when this one is refused. What failed fast is read a second time. */
  async #ask(method: "GET" | "POST", path: string, body?: object): Promise<JsonAnswer> {
    return this.options.breaker.run(async () => {
      try {
        return await this.#askSignedIn(method, path, body)
      } catch (error) {
        if (method === "GET" && error instanceof NoAnswer && error.fast) return this.#askSignedIn(method, path, body)
        throw error
      }
    })
  }

  async #askSignedIn(method: string, path: string, body?: object, stale?: string): Promise<JsonAnswer> {
    const { url, session, ...limits } = this.options
    const token = await session.token(stale)
    const answer = await askJson(
      url + path,
      {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json", accept: "application/json" },
        body: body && JSON.stringify(body),
      },
      limits,
    )
    if (answer.status === 429) throw new NoAnswer("wants fewer requests", true)
    if (answer.status !== 401) return answer
    if (stale === undefined) return this.#askSignedIn(method, path, body, token)
    throw new NoAnswer("refuses its own token", false)
  }
}

const wordsOf = (body: unknown) => {
  const message = (body as { message?: unknown } | null)?.message
  return typeof message === "string" ? message.slice(0, 300) : "no reason given"
}
