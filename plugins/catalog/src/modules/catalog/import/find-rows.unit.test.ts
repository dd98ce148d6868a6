import { describe, expect, it } from "vitest"
import type { ImportRow } from "../../../product-import"
import { findRows } from "./find-rows"
import type { KnownKeys } from "./known-keys"

const KNOWN: KnownKeys = {
  skus: new Map([["BL-1", { id: "variant_1", product_id: "prod_1" }]]),
  handles: new Map([
    ["brass-lota", "prod_1"],
    ["copper-lota", "prod_2"],
  ]),
  names: new Map([
    ["brass lota", [{ id: "prod_1", has_sku: true }]],
    ["copper lota", [{ id: "prod_2", has_sku: false }]],
    [
      "diya",
      [
        { id: "prod_3", has_sku: false },
        { id: "prod_4", has_sku: false },
      ],
    ],
  ]),
}
const row = (over: Partial<ImportRow>): ImportRow => ({ line: 2, fields: {}, unreadable: {}, ...over })
const find = (over: Partial<ImportRow>, isNewByName = false) => {
  const { rows, problems, named } = findRows([row(over)], KNOWN, isNewByName)
  const [found] = rows
  return { id: found?.id, variant: found?.variant?.id, problem: problems[0]?.message, isNamed: named.has(2) }
}
const choices = [{ title: "Size", value: "M" }]

describe("rows of a file without ids", () => {
  it.each<[string, Partial<ImportRow>, object]>([
    ["by an SKU the variant", { variant: { sku: "BL-1" } }, { id: "prod_1", variant: "variant_1" }],
    ["by a handle the product", { handle: "copper-lota" }, { id: "prod_2" }],
    ["by both, where they agree", { handle: "brass-lota", variant: { sku: "BL-1" } }, { variant: "variant_1" }],
    ["by a handle, and give it a new SKU", { handle: "brass-lota", variant: { sku: "BL-9" } }, { id: "prod_1" }],
    ["by a name in any spelling", { fields: { name: " COPPER  Lota" } }, { id: "prod_2", isNamed: true }],
    [
      "by a name, as its variant",
      { fields: { name: "Brass lota" }, variant: { choices } },
      { id: "prod_1", isNamed: true },
    ],
    ["by a name, which gets its SKU", { fields: { name: "Copper lota" }, variant: { sku: "C" } }, { id: "prod_2" }],
    ["by an id before all else", { id: "prod_9", variant: { sku: "BL-1" } }, { id: "prod_9" }],
  ])("find %s", (_, over, found) => expect(find(over)).toMatchObject({ ...found, problem: undefined }))

  it.each<[string, Partial<ImportRow>]>([
    ["of a new name", { fields: { name: "Lamp" } }],
    ["of another SKU than the product of its name", { fields: { name: "Brass lota" }, variant: { sku: "BL-2" } }],
    ["of a handle that is not there", { fields: { name: "Copper lota" }, handle: "copper-lota-2" }],
  ])("are new products %s", (_, over) => expect(find(over)).toMatchObject({ id: undefined, problem: undefined }))

  it("are new products where the owner says so, except by SKU and handle", () => {
    expect(find({ fields: { name: "Copper lota" } }, true)).toMatchObject({ id: undefined, isNamed: false })
    expect(find({ fields: { name: "Diya" } }, true).problem).toBe(undefined)
    expect(find({ fields: { name: "Copper lota" }, variant: { sku: "BL-1" } }, true).id).toBe("prod_1")
  })

  it.each<[Partial<ImportRow>, string]>([
    [{ variant: { sku: "ZZ" } }, "No variant has this SKU. To add a product, write its name too"],
    [{ handle: "zz" }, "No product has this handle. To add one, write its name too"],
    [{ handle: "Z Z", fields: { name: "Z" } }, "A handle has small Latin letters, digits and hyphens, as brass-lota"],
    [{ handle: "copper-lota", variant: { sku: "BL-1" } }, "Another product than the one with this handle has this SKU"],
    [{ fields: { name: "Diya" } }, "The shop has 2 products of this name. Say which by its id, SKU or handle"],
  ])("%j: %s", (over, message) => expect(find(over).problem).toBe(message))

  it("of one new handle are one product only with a variant each", () => {
    const rows = [2, 3].map((line) => row({ line, handle: "lamp", fields: { name: "Lamp" } }))
    expect(findRows(rows, KNOWN, false).problems).toEqual([
      { line: 3, field: "handle", message: "This product is on line 2 already" },
    ])
    const varied = rows.map((one) => ({ ...one, variant: { choices } }))
    expect(findRows(varied, KNOWN, false).problems).toEqual([])
  })
})
