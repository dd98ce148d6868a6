import type { SaveVariants } from "../../../contract"
import type { StoredOption } from "../queries/write-variants"
import { newId } from "./insert-variants"

type Value = SaveVariants["options"][number]["values"][number]

/**
 * Returns the rows to store for a product's options, for their values, and for the value that each variant has of each
 * option (`choices`). An option keeps the id of the stored one with its title. A value keeps the id of the stored value
 * with its name, or with the name that it had before the owner renamed it (`was`).
 * @param variants their `values` are in the order of `options`
 */
export function optionRows(
  product_id: string,
  options: SaveVariants["options"],
  variants: { id: string; values: string[] }[],
  stored: StoredOption[],
) {
  const optionsWithValues = options.map(({ title, values }, rank) => {
    const storedOption = stored.find((option) => option.title === title)
    const id = storedOption?.id ?? newId("opt")
    const storedIds = storedValueIdsByNewName(values, storedOption?.values ?? [])
    return {
      option: { id, product_id, title, rank },
      values: values.map(({ value, colour = null, image: picture = null }, valueRank) => ({
        id: storedIds.get(value) ?? newId("optval"),
        product_id,
        option_id: id,
        value,
        colour,
        picture,
        rank: valueRank,
      })),
    }
  })
  return {
    options: optionsWithValues.map(({ option }) => option),
    values: optionsWithValues.flatMap(({ values }) => values),
    choices: variants.flatMap(({ id, values }) =>
      values.map((value, optionIndex) => ({
        variant_id: id,
        value_id: optionsWithValues[optionIndex].values.find((row) => row.value === value)?.id as string,
      })),
    ),
  }
}

/**
 * Returns the ids of stored values by their new name. Matches renamed values first, by their old name (`was`): a new
 * value may take an old name.
 */
function storedValueIdsByNewName(values: Value[], stored: StoredOption["values"]): Map<string, string> {
  const unmatched = new Map(stored.map(({ value, id }) => [value, id]))
  const matched = new Map<string, string>()
  const takeStoredId = (storedName: string) => {
    const id = unmatched.get(storedName)
    unmatched.delete(storedName)
    return id
  }
  for (const { value, was } of values) {
    const id = was === undefined ? undefined : takeStoredId(was)
    if (id !== undefined) matched.set(value, id)
  }
  for (const { value } of values) {
    const id = matched.get(value) ?? takeStoredId(value)
    if (id !== undefined) matched.set(value, id)
  }
  return matched
}
