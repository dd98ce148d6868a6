import { MEASURES, type SaveShopProduct, type ShopProduct } from "../../contract"

/** Fields without a column in Medusa, such as the Hindi name and description. */
const METADATA_FIELDS = [
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

const OPTIONAL_FIELDS = /_hi$|^returns$|^facts$|^estimated$/

/**
 * Returns the metadata to write for these fields; undefined when there is none. For a new product, missing Hindi texts
 * and rules are left out.
 */
export const toMetadata = (fields: Partial<SaveShopProduct>, isNew: boolean): Record<string, unknown> | undefined => {
  const given = METADATA_FIELDS.filter((field) => fields[field] !== undefined)
  const isWritten = (value: unknown) => value !== null && Object.keys(value as object).length > 0
  const written = isNew ? given.filter((field) => !OPTIONAL_FIELDS.test(field) || isWritten(fields[field])) : given
  return written.length ? Object.fromEntries(written.map((field) => [field, fields[field]])) : undefined
}

/** Removes the measures that these changes set from the list of estimated ones. @returns the changes with the list */
export const updateEstimated = (
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
