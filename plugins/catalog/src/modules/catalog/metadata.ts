import { MEASURES, type SaveShopProduct, type ShopProduct } from "../../contract"

/** Also what the product is called and said to be in Hindi: Medusa has one title and description. */
const KEPT_AS_METADATA = [
  "about",
  "attributes",
  "name_hi",
  "description_hi",
  "about_hi",
  "attributes_hi",
  "returns",
  "facts",
  "estimated",
] as const

const OPTIONAL = /_hi$|^returns$|^facts$|^estimated$/

/**
 * Returns the metadata to write for these fields; undefined when there is none. For a new product, missing Hindi texts
 * and rules are left out.
 */
export const toMetadata = (fields: Partial<SaveShopProduct>, isNew: boolean): Record<string, unknown> | undefined => {
  const kept = KEPT_AS_METADATA.filter((field) => fields[field] !== undefined)
  const isWritten = (value: unknown) => value !== null && Object.keys(value as object).length > 0
  const written = isNew ? kept.filter((field) => !OPTIONAL.test(field) || isWritten(fields[field])) : kept
  return written.length ? Object.fromEntries(written.map((field) => [field, fields[field]])) : undefined
}

/** The changes, with which measures are still guessed once these are made: none that the owner has said. */
export const withEstimated = (
  changes: Partial<SaveShopProduct>,
  current: ShopProduct | null | undefined,
): Partial<SaveShopProduct> => {
  const before = current?.estimated ?? []
  if (!before.length || changes.estimated) return changes
  const after = before.filter((measure) => changes[measure] === undefined)
  return MEASURES.some((measure) => changes[measure] !== undefined) && after.length < before.length
    ? { ...changes, estimated: after }
    : changes
}
