import { shopifyFile, wooCommerceFile } from "@haat/testing/foreign-files"
import { describe, expect, it } from "vitest"
import type { ImportRow } from "../../contract"
import { readForeignTable } from "../read-products"
import { readTable } from "../read-table"
import { guessMapping, isOwnHeading, recognizeShop } from "./guess-mapping"
import { readMapping } from "./read-mapping"

const MEASURES = { weight: 0.5, length: 25, breadth: 20, height: 5 }
const move = (csv: string, given?: string) => {
  const table = readTable(Buffer.from(csv))
  const mapping = given === undefined ? guessMapping(table.header) : readMapping(given, table.header.length)
  return readForeignTable(table, { mapping, defaults: () => MEASURES })
}
const rowOf = (rows: ImportRow[], sku: string) => rows.find(({ variant }) => variant?.sku === sku) as ImportRow
const isReadable = ({ unreadable }: ImportRow) => !Object.keys(unreadable).length

describe("a file of 300 products from Shopify", () => {
  const table = readTable(Buffer.from(shopifyFile(300)))
  const { rows, moved } = move(shopifyFile(300))

  it("is recognised by its heading", () => {
    expect([recognizeShop(table.header), isOwnHeading(table.header)]).toEqual(["shopify", false])
    expect(recognizeShop(["name", "price"])).toBeUndefined()
    expect(isOwnHeading(["id", "Price", "problem"])).toBe(true)
  })

  it("is read without a row that cannot be, each with the line where it stands", () => {
    expect(rows).toHaveLength(200 + 400)
    expect(rows.filter((row) => !isReadable(row))).toEqual([])
    const [cells] = table.records.filter(({ cells }) => cells.includes("KU-3-MR"))
    expect(rowOf(rows, "KU-3-MR").line).toBe(cells.line)
  })

  it("has names and options in all rows of a product, its texts as plain text, weights, MRPs and pictures", () => {
    const [first, second] = [rowOf(rows, "KU-3-SB"), rowOf(rows, "KU-3-SR")]
    expect(first).toMatchObject({
      ...{ handle: "kurta-3", category: "Kurtas" },
      pictures: [1, 2, 3].map((at) => `https://cdn.shop.example/files/3-${at}.jpg?v=1`),
      fields: {
        ...{ name: "Kurta 3", price: 1_299, quantity: 0, active: true, weight: 0.3, "facts.brand": "Jaipur Loom" },
        about: "Soft cotton & light, no. 3.\n\n- Hand washed\n- Dyed with indigo",
        description: "Soft cotton & light, no. 3.",
        attributes: [{ key: "Tags", value: "summer, cotton" }],
      },
      variant: {
        choices: [
          { title: "Size", value: "S" },
          { title: "Colour", value: "Blue" },
        ],
        mrp: 199_900,
      },
    })
    expect(second).toMatchObject({
      handle: "kurta-3",
      fields: { name: "Kurta 3", price: 1_349 },
      variant: { picture: 2 },
    })
    expect(second.variant?.mrp).toBeUndefined()
    expect(rowOf(rows, "KU-3-MR").variant?.weight).toBe(0.35)
    expect(rowOf(rows, "KU-30-SB").fields.active).toBe(false)
  })

  it("has guessed measures where it says none, marked as such", () => {
    const plain = rowOf(rows, "KU-1")
    expect(plain.variant?.choices).toBeUndefined()
    expect(plain.fields).toMatchObject({ ...MEASURES, estimated: ["weight", "length", "breadth", "height"] })
    expect(rowOf(rows, "KU-3-SB").fields.estimated).toEqual(["length", "breadth", "height"])
  })

  it("says what is not taken over", () => {
    expect(moved?.columns).toEqual(expect.arrayContaining(["SEO Title", "Image Position", "Variant Weight Unit"]))
    expect(moved?.columns).not.toContain("Google Shopping / Condition")
    expect(moved?.counts).toEqual({ estimated: 300, no_gtin: 100 })
  })
})

describe("a file of 300 products from WooCommerce", () => {
  const { rows, moved } = move(wooCommerceFile(300))

  it("is recognised, and read without a row that cannot be", () => {
    expect(recognizeShop(readTable(Buffer.from(wooCommerceFile(1))).header)).toBe("woocommerce")
    expect(rows).toHaveLength(200 + 200)
    expect(rows.filter((row) => !isReadable(row))).toEqual([])
  })

  it("reads sale prices under the MRP, weights and sizes in their units, and the last category part", () => {
    expect(rowOf(rows, "LP-1")).toMatchObject({
      category: "Lamps",
      fields: {
        ...{ name: "Lamp 1", price: 499.5, quantity: 5, weight: 0.45, length: 25.4, breadth: 10.16, height: 5.08 },
        ...{ description: "Warm light", about: "Brass lamp 1\n\nMade in Moradabad.", "facts.brand": "Deepak" },
        attributes: [
          { key: "Material", value: "Brass" },
          { key: "Tags", value: "diwali, brass" },
        ],
      },
      variant: { mrp: 79_900 },
    })
    expect(rowOf(rows, "LP-1").fields.estimated).toBeUndefined()
    expect(rowOf(rows, "LP-2").fields.price).toBe(799)
    expect(rowOf(rows, "LP-10").fields.active).toBe(false)
  })

  it("has the variations of a product under its name, wherever they stand", () => {
    const [small, large] = [rowOf(rows, "LP-3-Small"), rowOf(rows, "LP-3-Large")]
    expect(small).toMatchObject({
      category: "Lamps",
      fields: { name: "Lamp 3", price: 899, weight: 0.5 },
    })
    expect(small.variant?.choices).toEqual([{ title: "Size", value: "Small" }])
    expect(small.fields.attributes).toEqual([
      { key: "Material", value: "Brass" },
      { key: "Tags", value: "diwali, brass" },
    ])
    expect(large).toMatchObject({ fields: { name: "Lamp 3", price: 999 }, variant: { weight: 0.6 } })
  })

  it("leaves out what cannot be sent, and says so", () => {
    expect(moved?.rows).toHaveLength(1)
    expect(moved?.counts.estimated).toBe(100)
  })
})

describe("any other file", () => {
  const CSV = 'Item Name,Rate,Qty,Weight (g),Barcode,Size,Fabric,Nonsense\nLota,"1,299.50",4,250,8901030865275,L,Silk,x'

  it("has its columns guessed by what they are usually called", () => {
    expect(guessMapping(CSV.split("\n")[0].split(","))).toEqual([
      "name",
      "price",
      "quantity",
      "weight_kg",
      "gtin",
      "option",
      null,
      null,
    ])
  })

  it("is read as its columns are said to be", () => {
    const { rows, moved } = move(CSV, "name,price,quantity,weight_kg,gtin,option,attribute,")
    expect(rows).toMatchObject([
      {
        fields: { name: "Lota", price: 1_299.5, weight: 0.25, attributes: [{ key: "Fabric", value: "Silk" }] },
        variant: { gtin: "8901030865275", choices: [{ title: "Size", value: "L" }] },
      },
    ])
    expect(moved?.columns).toEqual(["Nonsense"])
  })

  it("names a number that can be read in two ways, in the column of its price", () => {
    const { rows } = move("Item,Rate\nLota,1.299\nDiya,500", "name,price")
    expect(rows[0].unreadable.price).toMatch(/1.299 can be 1299 or 1.299/)
  })

  it("is rejected with a mapping that is none, and without names", () => {
    expect(() => move("a,b\n1,2", "name,nonsense")).toThrow(/Each column is one of these/)
    expect(() => move("a,b\n1,2", "name,price,sku")).toThrow(/Each column is one of these/)
    expect(() => move("a,b\n1,2", "price,quantity")).toThrow(/names of the products/)
  })

  it("of SKUs and prices alone changes nothing else", () => {
    const { rows } = move("Item code,Rate\nA-1,10\nA-2,20", "sku,price")
    expect(
      rows.map(({ fields, guessed = [], variant }) => [
        variant?.sku,
        Object.keys(fields).filter((one) => !guessed.includes(one)),
      ]),
    ).toEqual([
      ["A-1", ["price"]],
      ["A-2", ["price"]],
    ])
  })

  it("has names filled down, and rows of one name as variants of one product", () => {
    const { rows } = move(
      "Item,Size,Rate,kg\nLota,S,1,1\n,M,2,1\nDiya,S,3,1\nLamp,S,9,9\nDiya,M,4,2",
      "name,option,price,weight_kg",
    )
    expect(rows.map(({ fields, variant }) => [fields.name, fields.weight, variant?.weight])).toEqual([
      ["Lota", 1, undefined],
      ["Lota", undefined, undefined],
      ["Diya", 1, undefined],
      ["Lamp", 9, undefined],
      ["Diya", undefined, 2],
    ])
  })

  it("gives products of one name and different ids a handle each", () => {
    const csv = "ID,Type,Name,Regular price,SKU\n1,simple,Lota,5,A\n2,simple,Lota,6,B"
    expect(move(csv).rows.map(({ handle }) => handle)).toEqual(["lota", "lota-2"])
  })
})
