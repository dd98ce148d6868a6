import { plural } from "./plural.ts"

/** What dates, times and estimates are made of. */
export const TIMES = {
  days: (estimate: string, count: number) => plural(count, { one: `${estimate} day`, other: `${estimate} days` }),
} as const

/** What a page says when the backend had no answer for it. */
export const ANSWERS = {
  none: "The shop did not answer",
  broken: "The shop could not answer",
} as const

/** What the shop is called while nobody knows the name it has in the settings. */
export const NAMELESS = { shop: "Our shop" } as const
