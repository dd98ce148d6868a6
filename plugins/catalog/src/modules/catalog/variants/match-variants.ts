import { HttpError } from "@haat/sdk/server/http-error"
import type { ProductVariants, SaveVariants } from "../../../contract"
import { CATALOG_ERRORS } from "../../../errors"

/**
 * Matches each variant to save to a stored one: by id, else by the same values under their previous names; a plain
 * product's only variant matches the first.
 * @returns ids of the stored variants; undefined for a new one
 * @throws HttpError 400 for another product's variant
 */
export function matchVariants(
  before: Pick<ProductVariants, "options" | "variants">,
  { options, variants }: SaveVariants,
): (string | undefined)[] {
  const unmatched = new Map(before.variants.map((variant) => [variant.id, variant]))
  const matchedById = variants.map(({ id }) => {
    if (id === undefined) return undefined
    if (!unmatched.delete(id)) throw new HttpError(CATALOG_ERRORS.no_such_variant)
    return id
  })
  const matchedByValues = variants.map(({ values }, at) => {
    if (matchedById[at]) return matchedById[at]
    const previousValues = values.map(
      (value, nth) => options[nth].values.find((option) => option.value === value)?.was ?? value,
    )
    const match = [...unmatched.values()].find((old) => JSON.stringify(old.values) === JSON.stringify(previousValues))
    if (match) unmatched.delete(match.id)
    return match?.id
  })
  // A plain product that gets options, or loses them, keeps its first variant.
  const gainsOrLosesOptions = !before.options.length || variants[0].values.length === 0
  const [first] = unmatched.keys()
  return matchedByValues.map((id, at) => id ?? (at === 0 && gainsOrLosesOptions ? first : undefined))
}
