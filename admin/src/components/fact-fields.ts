import type { Facts } from "@haat/catalog/contract"

/** Facts on the source of goods, which a category has too. */
export const SOURCE_FIELDS = ["origin", "maker_role", "maker", "maker_address"] as const

/** Each of these fields empty, as inputs have them: a form in which nothing was typed has nothing to lose. */
export const emptyFacts = (fields: readonly (keyof Facts)[]): Facts =>
  Object.fromEntries(fields.map((field) => [field, null]))
