import type { Facts } from "@haat/catalog/contract"

/** Facts on the source of goods, which categories have too. */
export const SOURCE_FIELDS = ["origin", "maker_role", "maker", "maker_address"] as const

/** Returns these fields as null, the value of an empty input, so that an untouched form is not dirty. */
export const emptyFacts = (fields: readonly (keyof Facts)[]): Facts =>
  Object.fromEntries(fields.map((field) => [field, null]))
