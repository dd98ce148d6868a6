import type { PostalPlaces } from "@haat/freight/contract"
import { FetchError, sdk } from "../../../lib/backend/sdk.ts"

/** The state of the lookup of a postal code. "down": the lookup failed, so the shopper types the rest. */
export type Lookup =
  | { state: "idle" }
  | { state: "looking"; code: string }
  | { state: "found"; places: PostalPlaces }
  | { state: "unknown" }
  | { state: "down" }

/** Only these are looked up. */
export const hasSixDigits = (code: string) => /^\d{6}$/.test(code)

/** Looks up the places of a complete postal code. Rejects only when `signal` has aborted it. */
export const lookUp = async (code: string, signal: AbortSignal): Promise<Lookup> => {
  try {
    const { places } = await sdk.client.fetch<{ places: PostalPlaces }>(`/store/postal-codes/${code}`, { signal })
    return { state: "found", places }
  } catch (error) {
    if (signal.aborted) throw error
    const isUnknown = error instanceof FetchError && (error.status === 404 || error.status === 400)
    return { state: isUnknown ? "unknown" : "down" }
  }
}
