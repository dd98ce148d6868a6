import {
  allCombinations,
  combinationKey,
  type Draft,
  type DraftRow,
  EMPTY_ROW,
  hasPrefix,
  optionsWithValues,
} from "./draft"

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const findRow = ({ rows }: Draft, id?: string) => rows.find(({ variant_id }) => id && variant_id === id)

/** Returns the current row with the cells that were edited since `before`. */
const mergeRow = (row: DraftRow, before: DraftRow, current: DraftRow): DraftRow => {
  const typed = Object.entries(row).filter(([cell, text]) => !isEqual(text, before[cell as keyof DraftRow]))
  return { ...current, ...Object.fromEntries(typed), variant_id: current.variant_id }
}

/** Returns the draft with current stock wherever stock was not edited. */
const keepCurrentStock = (draft: Draft, before: Draft, current: Draft): Draft => ({
  ...draft,
  rows: draft.rows.map((row) =>
    row.quantity === findRow(before, row.variant_id)?.quantity
      ? { ...row, quantity: findRow(current, row.variant_id)?.quantity ?? row.quantity }
      : row,
  ),
})

/**
 * Rebases a draft on a concurrent save, cell by cell; variants that were added or removed are added or removed. If both
 * changed the options, the draft's variants are kept.
 */
export function rebase(draft: Draft, before: Draft, current: Draft): Draft {
  const isMine = !isEqual(draft.options, before.options)
  if (isMine && !isEqual(current.options, before.options)) return keepCurrentStock(draft, before, current)
  const options = isMine ? draft.options : current.options
  const filled = optionsWithValues(options)
  const renamed = (values: string[]) =>
    values.map((value, at) => filled[at]?.values.find(({ was }) => was === value)?.value ?? value)

  const mergedRows = current.rows.flatMap((theirs) => {
    const old = findRow(before, theirs.variant_id)
    const values = renamed(theirs.values)
    const mine = old
      ? findRow(draft, theirs.variant_id)
      : draft.rows.find((row) => !row.variant_id && hasPrefix(row.values, values))
    if (mine) return mergeRow(mine, old ?? EMPTY_ROW, theirs)
    return old ? [] : { ...theirs, values }
  })
  const added = draft.rows.filter(({ variant_id }) => !variant_id)
  const byKey = new Map([...added, ...mergedRows].map((row) => [combinationKey(row.values), row]))
  const combinations = allCombinations(options)
  const rows = combinations.flatMap((values) => byKey.get(combinationKey(values)) ?? [])
  if (!rows.length) return current
  return { options, rows, excluded: combinations.map(combinationKey).filter((key) => !byKey.has(key)) }
}
