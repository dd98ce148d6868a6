import {
  allCombinations,
  combinationKey,
  type Draft,
  type DraftRow,
  EMPTY_ROW,
  optionsWithValues,
  starts,
} from "./draft"

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const rowOf = ({ rows }: Draft, id?: string) => rows.find(({ variant_id }) => id && variant_id === id)

/** The current row with the cells that were changed since `before`. */
const mergeRow = (row: DraftRow, before: DraftRow, current: DraftRow): DraftRow => {
  const typed = Object.entries(row).filter(([cell, text]) => !isEqual(text, before[cell as keyof DraftRow]))
  return { ...current, ...Object.fromEntries(typed), variant_id: current.variant_id }
}

/** The draft as it is; stock that was not typed is what is left now. */
const withStockLeft = (draft: Draft, before: Draft, current: Draft): Draft => ({
  ...draft,
  rows: draft.rows.map((row) =>
    row.quantity === rowOf(before, row.variant_id)?.quantity
      ? { ...row, quantity: rowOf(current, row.variant_id)?.quantity ?? row.quantity }
      : row,
  ),
})

/**
 * The draft on top of another's save, cell by cell: variants that the other added or removed are added and removed.
 * When both changed the options, the draft's variants stay.
 */
export function rebase(draft: Draft, before: Draft, current: Draft): Draft {
  const isMine = !isEqual(draft.options, before.options)
  if (isMine && !isEqual(current.options, before.options)) return withStockLeft(draft, before, current)
  const options = isMine ? draft.options : current.options
  const filled = optionsWithValues(options)
  const renamed = (values: string[]) =>
    values.map((value, at) => filled[at]?.values.find(({ was }) => was === value)?.value ?? value)

  const known = current.rows.flatMap((theirs) => {
    const old = rowOf(before, theirs.variant_id)
    const values = renamed(theirs.values)
    const mine = old
      ? rowOf(draft, theirs.variant_id)
      : draft.rows.find((row) => !row.variant_id && starts(row.values, values))
    if (mine) return mergeRow(mine, old ?? EMPTY_ROW, theirs)
    return old ? [] : { ...theirs, values }
  })
  const added = draft.rows.filter(({ variant_id }) => !variant_id)
  const byKey = new Map([...added, ...known].map((row) => [combinationKey(row.values), row]))
  const combinations = allCombinations(options)
  const rows = combinations.flatMap((values) => byKey.get(combinationKey(values)) ?? [])
  if (!rows.length) return current
  return { options, rows, excluded: combinations.map(combinationKey).filter((key) => !byKey.has(key)) }
}
