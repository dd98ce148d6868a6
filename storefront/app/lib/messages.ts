import { plural } from "./language/plural.ts"

/** Words in dates, times and estimates. */
export const TIMES = {
  days: (estimate: string, count: number) => plural(count, { one: `${estimate} day`, other: `${estimate} days` }),
} as const

/** Shown when the backend sent no usable response. */
export const LOAD_ERRORS = {
  none: "The shop did not answer",
  broken: "The shop could not answer",
  wrongFields: "Please correct what is marked below.",
  unknownForm: "This page has no such form. Please reload it.",
} as const

/** The shop's name while its settings are not loaded. */
export const NAMELESS = { shop: "Our shop" } as const
