import { describe, expect, it } from "vitest"
import type { ImportRow } from "../../../product-import"
import { matchRows } from "./match-rows"
import type { ProductKeys } from "./product-keys"

const KNOWN: ProductKeys = {
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
const matchRow = (over: Partial<ImportRow>, isNewByName = false) => {
  const { rows, problems, linesMatchedByName } = matchRows([row(over)], KNOWN, isNewByName)
  const [expected] = rows
  return {
    id: expected?.id,
    variant: expected?.variant?.id,
    problem: problems[0]?.message,
    isNamed: linesMatchedByName.has(2),
  }
}
const choices = [{ title: "Size", value: "M" }]

describe("rows without ids", () => {
  it.each<[string, Partial<ImportRow>, object]>([
    ["variant by SKU", { variant: { sku: "BL-1" } }, { id: "prod_1", variant: "variant_1" }],
    ["product by handle", { handle: "copper-lota" }, { id: "prod_2" }],
    [
      "product by SKU and handle that agree",
      { handle: "brass-lota", variant: { sku: "BL-1" } },
      { variant: "variant_1" },
    ],
    ["product by handle, with a new SKU", { handle: "brass-lota", variant: { sku: "BL-9" } }, { id: "prod_1" }],
    [
      "product by name, ignoring case and spaces",
      { fields: { name: " COPPER  Lota" } },
      { id: "prod_2", isNamed: true },
    ],
    [
      "product with SKUs by name, for a new variant",
      { fields: { name: "Brass lota" }, variant: { choices } },
      { id: "prod_1", isNamed: true },
    ],
    [
      "product without SKUs by name, with a new SKU",
      { fields: { name: "Copper lota" }, variant: { sku: "C" } },
      { id: "prod_2" },
    ],
    ["product by id before its SKU", { id: "prod_9", variant: { sku: "BL-1" } }, { id: "prod_9" }],
  ])("match a %s", (_, over, expected) => expect(matchRow(over)).toMatchObject({ ...expected, problem: undefined }))

  it.each<[string, Partial<ImportRow>]>([
    ["a new name", { fields: { name: "Lamp" } }],
    ["the name of a product with another SKU", { fields: { name: "Brass lota" }, variant: { sku: "BL-2" } }],
    ["an unknown handle", { fields: { name: "Copper lota" }, handle: "copper-lota-2" }],
  ])("are new products with %s", (_, over) =>
    expect(matchRow(over)).toMatchObject({ id: undefined, problem: undefined }),
  )

  it("are new products despite a known name when the owner chose so, unless SKU or handle match", () => {
    expect(matchRow({ fields: { name: "Copper lota" } }, true)).toMatchObject({ id: undefined, isNamed: false })
    expect(matchRow({ fields: { name: "Diya" } }, true).problem).toBe(undefined)
    expect(matchRow({ fields: { name: "Copper lota" }, variant: { sku: "BL-1" } }, true).id).toBe("prod_1")
  })

  it.each<[Partial<ImportRow>, string]>([
    [{ variant: { sku: "ZZ" } }, "No variant has this SKU. To add a product, write its name too"],
    [{ handle: "zz" }, "No product has this handle. To add one, write its name too"],
    [{ handle: "Z Z", fields: { name: "Z" } }, "A handle has small Latin letters, digits and hyphens, as brass-lota"],
    [{ handle: "copper-lota", variant: { sku: "BL-1" } }, "Another product than the one with this handle has this SKU"],
    [{ fields: { name: "Diya" } }, "The shop has 2 products of this name. Say which by its id, SKU or handle"],
  ])("%j: %s", (over, message) => expect(matchRow(over).problem).toBe(message))

  it("share a new handle only as variants of one product", () => {
    const rows = [2, 3].map((line) => row({ line, handle: "lamp", fields: { name: "Lamp" } }))
    expect(matchRows(rows, KNOWN, false).problems).toEqual([
      { line: 3, field: "handle", message: "This product is on line 2 already" },
    ])
    const varied = rows.map((one) => ({ ...one, variant: { choices } }))
    expect(matchRows(varied, KNOWN, false).problems).toEqual([])
  })
})
