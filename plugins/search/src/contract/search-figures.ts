import { z } from "zod"
import { SearchText } from "./list-products"

/** The longest search text that is counted, in characters. */
export const MAX_COUNTED_CHARACTERS = 60
/** Over how many days, today included, the owner can see what was searched for. */
export const SEARCH_PERIODS = [7, 30, 90] as const

const FOUND = "found is how many products the search found"

/** A search that a shopper was shown, or with `clicked` that they clicked a product of. */
export const CountSearch = z.object({
  text: SearchText.min(1, "Say what was searched for: text"),
  found: z.int(FOUND).min(0, FOUND).max(1_000_000, FOUND),
  clicked: z.boolean("clicked is true or false").default(false),
})
export type CountSearch = z.output<typeof CountSearch>

/** Figures of a search text within `days` days in India, for the owner. They name no person. */
export type SearchFigure = {
  id: string
  text: string
  days: number
  searches: number
  /** searches of which a product was clicked */
  clicks: number
  /** products that the last of them found */
  found: number
  /** YYYY-MM-DD */
  last_day: string
}
