import { HttpError } from "@haat/sdk/server/http-error"
import type { ProductVariants, SaveVariants } from "../../../contract"
import { CATALOG_ERRORS } from "../../../errors"

/**
 * The variant that each wanted one is now, undefined for a new one: the one of its id, else the one that had the same
 * values, as they were called; one of a plain product becomes the first.
 * @throws HttpError 400 for another product's variant
 */
export function matchVariants(
  before: Pick<ProductVariants, "options" | "variants">,
  { options, variants }: SaveVariants,
): (string | undefined)[] {
  const free = new Map(before.variants.map((variant) => [variant.id, variant]))
  const named = variants.map(({ id }) => {
    if (id === undefined) return undefined
    if (!free.delete(id)) throw new HttpError(CATALOG_ERRORS.no_such_variant)
    return id
  })
  const byValues = variants.map(({ values }, at) => {
    if (named[at]) return named[at]
    const were = values.map((value, nth) => options[nth].values.find((one) => one.value === value)?.was ?? value)
    const same = [...free.values()].find((old) => JSON.stringify(old.values) === JSON.stringify(were))
    if (same) free.delete(same.id)
    return same?.id
  })
  // a plain product's only variant becomes the first, and the first becomes a plain product's
  const isTurned = !before.options.length || variants[0].values.length === 0
  const [first] = free.keys()
  return byValues.map((id, at) => id ?? (at === 0 && isTurned ? first : undefined))
}
