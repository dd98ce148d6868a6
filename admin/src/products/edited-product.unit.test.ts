import { expect, it } from "vitest"
import { type EditedDraft, toChanges } from "./edited-product"
import { NEW_PRODUCT } from "./form-fields"
import { toDraft } from "./variants/draft"

const SIZE = { title: "Size", values: [{ value: "S" }] }
const createDraft = (options: (typeof SIZE)[], fields: object = {}) =>
  ({
    ...NEW_PRODUCT,
    price: 100,
    quantity: 4,
    variants: toDraft({ options, variants: [{ id: "v1", values: [], price: 100, quantity: 4, active: true }] }),
    ...fields,
  }) as EditedDraft

it("sends typed price and stock, but not with variants that have their own", () => {
  const typed = { price: 120, quantity: 9, name: "Lota" }
  expect(toChanges(createDraft([]), createDraft([], typed))).toEqual(typed)
  expect(toChanges(createDraft([SIZE]), createDraft([SIZE], typed))).toEqual({ name: "Lota" })
})
