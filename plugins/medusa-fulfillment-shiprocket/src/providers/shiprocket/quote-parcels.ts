import { readPostalCode } from "./formats"
import { NO_RATE, type Rate, type Rates } from "./rates"

/** Timeout for all parcels together. */
export const QUOTE_WITHIN_MS = 2_000
const AT_ONCE = 6

/** Pieces of a cart's line. */
export type QuotedParcel = {
  item_id: string
  /** in kg, of one piece */
  weight: number
  quantity: number
  /** warehouse that it leaves from; the main one by default */
  location_id?: string | null
}

export type ParcelQuote = Rate & { item_id: string }

/**
 * Quotes each parcel from the warehouse it leaves, in their order, within the given time. Never throws: parcels without
 * a response by then get NO_RATE. A later response is cached for the next request.
 * @param route postal codes: `pickup` is the main warehouse's, `others` those of others by their ids
 */
export async function quoteParcels(
  rates: Rates | undefined,
  route: { pickup: unknown; others?: Record<string, unknown>; delivery: unknown },
  parcels: QuotedParcel[],
  withinMs = QUOTE_WITHIN_MS,
): Promise<ParcelQuote[]> {
  const quotes: ParcelQuote[] = parcels.map(({ item_id }) => ({ item_id, ...NO_RATE }))
  const { others = {} } = route
  const delivery = readPostalCode(route.delivery)
  if (!rates || !delivery) return quotes

  let over = false
  const waiting = parcels.entries()
  const work = async () => {
    for (const [nth, { item_id, weight, quantity, location_id }] of waiting) {
      if (over) return
      const pickup = readPostalCode(others[location_id ?? ""] ?? route.pickup)
      if (!pickup) continue
      const rate = await rates.find(pickup, delivery, weight * quantity).catch(() => NO_RATE)
      quotes[nth] = { item_id, ...rate }
    }
  }
  const done = Promise.all(Array.from({ length: Math.min(AT_ONCE, parcels.length) }, work))
  let timer: NodeJS.Timeout | undefined
  await Promise.race([
    done,
    new Promise((resolve) => {
      timer = setTimeout(resolve, withinMs)
    }),
  ])
  clearTimeout(timer)
  over = true
  return [...quotes]
}
