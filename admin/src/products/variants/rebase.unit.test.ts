import { expect, it } from "vitest"
import { type Draft, excludeCombination, setOptions, toDraft } from "./draft"
import { rebase } from "./rebase"

const SIZE = { title: "Size", values: [{ value: "S" }, { value: "M" }, { value: "L" }] }
const variant = (size: string) => ({ id: `v${size}`, values: [size], price: 100, quantity: 4, active: true })
const createDraft = (...sizes: string[]) => toDraft({ options: [SIZE], variants: sizes.map(variant) })
const editCells = (draft: Draft, id: string, cells: object): Draft => ({
  ...draft,
  rows: draft.rows.map((row) => (row.variant_id === id ? { ...row, ...cells } : row)),
})
const rowTexts = ({ rows }: Draft) =>
  rows.map(({ variant_id, values, price, quantity }) => [variant_id, values.join(" "), price, quantity])

it("merges both editors' cells and added variants, and drops removed variants", () => {
  const before = createDraft("S", "M")
  const current = editCells(createDraft("S", "M", "L"), "vM", { price: "150", quantity: "2" })
  const mine = editCells(editCells(before, "vS", { price: "120" }), "vM", { sku: "M-1" })
  const rebased = rebase(mine, before, current)
  expect(rowTexts(rebased)).toEqual([
    ["vS", "S", "120", "4"],
    ["vM", "M", "150", "2"],
    ["vL", "L", "100", "4"],
  ])
  expect([rebased.rows[1].sku, rebased.excluded]).toEqual(["M-1", []])
  expect(rowTexts(rebase(mine, before, createDraft("S")))).toEqual([["vS", "S", "120", "4"]])
  expect(rowTexts(rebase(excludeCombination(before, ["M"]), before, current)).map(([id]) => id)).toEqual(["vS", "vL"])
})

it("keeps options that one editor changed, and fits the other's variants to them", () => {
  const before = createDraft("S", "M")
  const current = editCells(createDraft("S", "M", "L"), "vM", { price: "150" })
  const more = setOptions(before, [{ ...SIZE, values: [...before.options[0].values, { value: "XL" }] }])
  const rows = [
    ["vS", "S", "100", "4"],
    ["vM", "M", "150", "4"],
    ["vL", "L", "100", "4"],
    [undefined, "XL", "100", "0"],
  ]
  expect(rowTexts(rebase(more, before, current))).toEqual(rows)
  expect(rowTexts(rebase(editCells(before, "vS", { price: "90" }), before, more))).toEqual([
    ["vS", "S", "90", "4"],
    ["vM", "M", "100", "4"],
    [undefined, "XL", "100", "0"],
  ])
})

it("keeps the typed variants with current stock when both editors changed the options", () => {
  const before = createDraft("S", "M")
  const [mine, theirs] = ["XL", "XS"].map((value) =>
    setOptions(before, [{ ...SIZE, values: [...before.options[0].values, { value }] }]),
  )
  expect(rowTexts(rebase(mine, before, editCells(theirs, "vS", { price: "150", quantity: "1" })))).toEqual([
    ["vS", "S", "100", "1"],
    ["vM", "M", "100", "4"],
    [undefined, "XL", "100", "0"],
  ])
})
