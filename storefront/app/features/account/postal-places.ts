import type { PostalPlaces } from "@haat/freight/contract"
import { FetchError, sdk } from "../../lib/sdk.ts"

/** What is known of the postal code in the field. "down": nobody could say, so the shopper types the rest. */
export type Lookup =
  | { state: "idle" }
  | { state: "looking"; code: string }
  | { state: "found"; places: PostalPlaces }
  | { state: "unknown" }
  | { state: "down" }

/** Only these are looked up. */
export const hasSixDigits = (code: string) => /^\d{6}$/.test(code)

/** Which places a complete postal code stands for. Rejects only when `signal` called it off. */
export const lookUp = async (code: string, signal: AbortSignal): Promise<Lookup> => {
  try {
    const { places } = await sdk.client.fetch<{ places: PostalPlaces }>(`/store/postal-codes/${code}`, { signal })
    return { state: "found", places }
  } catch (error) {
    if (signal.aborted) throw error
    const refused = error instanceof FetchError && (error.status === 404 || error.status === 400)
    return { state: refused ? "unknown" : "down" }
  }
}
