import type { SaveVariants } from "../../../contract"
import type { StoredOption } from "../queries/write-variants"
import { newId } from "./insert-variants"

type Value = SaveVariants["options"][number]["values"][number]

/**
 * Returns the rows of options, their values and the values of variants. Options and values with the matched or the
 * previous name keep their stored ids.
 */
export function optionRows(
  product_id: string,
  options: SaveVariants["options"],
  variants: { id: string; values: string[] }[],
  stored: StoredOption[],
) {
  const written = options.map(({ title, values }, rank) => {
    const old = stored.find((option) => option.title === title)
    const id = old?.id ?? newId("opt")
    const ids = matchValues(values, old?.values ?? [])
    return {
      option: { id, product_id, title, rank },
      values: values.map(({ value, colour = null, image: picture = null }, nth) => ({
        id: ids.get(value) ?? newId("optval"),
        product_id,
        option_id: id,
        value,
        colour,
        picture,
        rank: nth,
      })),
    }
  })
  return {
    options: written.map(({ option }) => option),
    values: written.flatMap(({ values }) => values),
    choices: variants.flatMap(({ id, values }) =>
      values.map((value, at) => ({
        variant_id: id,
        value_id: written[at].values.find((known) => known.value === value)?.id as string,
      })),
    ),
  }
}

/** Returns stored value ids by current name; renamed values are matched first. */
function matchValues(values: Value[], stored: StoredOption["values"]): Map<string, string> {
  const unmatched = new Map(stored.map(({ value, id }) => [value, id]))
  const matched = new Map<string, string>()
  const match = (now: string, before: string) => {
    const id = unmatched.get(before)
    if (id && unmatched.delete(before)) matched.set(now, id)
  }
  for (const { value, was } of values) if (was !== undefined) match(value, was)
  for (const { value } of values) if (!matched.has(value)) match(value, value)
  return matched
}
