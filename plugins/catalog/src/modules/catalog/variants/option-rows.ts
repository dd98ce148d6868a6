import type { SaveVariants } from "../../../contract"
import type { StoredOption } from "../queries/write-variants"
import { newId } from "./insert-variants"

type Value = SaveVariants["options"][number]["values"][number]

/**
 * The rows of these options, their values and what variants have of them. What is called as before, or was, is the same
 * row.
 */
export function optionRows(
  product_id: string,
  options: SaveVariants["options"],
  variants: { id: string; values: string[] }[],
  stored: StoredOption[],
) {
  const made = options.map(({ title, values }, rank) => {
    const old = stored.find((option) => option.title === title)
    const id = old?.id ?? newId("opt")
    const ids = sameValues(values, old?.values ?? [])
    return {
      option: { id, product_id, title, rank },
      values: values.map(({ value, colour = null, image: picture = null }, nth) => ({
        ...{ id: ids.get(value) ?? newId("optval"), product_id, option_id: id },
        ...{ value, colour, picture, rank: nth },
      })),
    }
  })
  return {
    options: made.map(({ option }) => option),
    values: made.flatMap(({ values }) => values),
    choices: variants.flatMap(({ id, values }) =>
      values.map((value, at) => ({
        variant_id: id,
        value_id: made[at].values.find((known) => known.value === value)?.id as string,
      })),
    ),
  }
}

/** The stored value that each is, by its name now; one that was renamed comes before one that is called as it was. */
function sameValues(values: Value[], stored: StoredOption["values"]): Map<string, string> {
  const free = new Map(stored.map(({ value, id }) => [value, id]))
  const same = new Map<string, string>()
  const take = (now: string, before: string) => {
    const id = free.get(before)
    if (id && free.delete(before)) same.set(now, id)
  }
  for (const { value, was } of values) if (was !== undefined) take(value, was)
  for (const { value } of values) if (!same.has(value)) take(value, value)
  return same
}
