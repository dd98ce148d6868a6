import { distinct, officeName, placeName } from "@haat/places/directory/names"
import { type Breaker, fetchJson, NoResponse } from "medusa-fulfillment-shiprocket"
import { z } from "zod"

export type Lookup = { state: string; places: string[] }

const name = z.string().max(200)
const PostalReply = z.object({
  places: z.array(z.object({ "place name": name, state: name })).min(1),
})
const MAX_PLACES = 200

/** The public postal-code service, in the format of zippopotam.us. */
export class PostalCodesClient {
  constructor(private readonly options: { url: string; timeoutMs: number; fetch: typeof fetch; breaker: Breaker }) {}

  /** @returns null for a code it does not know. @throws NoResponse, CircuitOpenError */
  async find(code: string): Promise<Lookup | null> {
    return this.options.breaker.run(async () => {
      const { status, body } = await fetchJson(
        `${this.options.url}/IN/${code}`,
        { headers: { accept: "application/json" } },
        this.options,
      )
      if (status === 404) return null
      const { data } = PostalReply.safeParse(body)
      if (status !== 200 || !data) throw new NoResponse(`answered ${status} without places`, false)
      const places = data.places.slice(0, MAX_PLACES)
      return {
        state: placeName(places[0].state),
        places: distinct(places.map((place) => officeName(place["place name"]))),
      }
    })
  }
}
