import { SaveVariants } from "@haat/catalog/contract"
import { describe, expect, it } from "vitest"
import {
  type Draft,
  excludeCombination,
  fillDown,
  paste,
  renameValue,
  restoreAllCombinations,
  setOptions,
  toDraft,
} from "./draft"
import { toSaveRequest } from "./save-draft"

const PLAIN = toDraft({
  options: [],
  variants: [{ id: "v1", values: [], price: 499, quantity: 7, active: true }],
})
const SIZE = { title: "Size", values: [{ value: "S" }, { value: "M" }] }
const COLOUR = { title: "Colour", values: [{ value: "Indigo", colour: "#34408c" }, { value: "Red" }] }
const rowTexts = ({ rows }: Draft) =>
  rows.map(({ variant_id, values, price, quantity }) => [variant_id, values.join(" "), price, quantity])

describe("the variants of a product while they are edited", () => {
  it("send each GTIN, and none for an empty cell", () => {
    const typed = { ...PLAIN, rows: PLAIN.rows.map((row) => ({ ...row, gtin: "8901 0308" })) }
    expect(toSaveRequest(typed).variants[0].gtin).toBe("8901 0308")
    expect(toSaveRequest(PLAIN).variants[0]).not.toHaveProperty("gtin")
  })

  it("makes variants from options: the plain product is the first, the others cost the same", () => {
    expect(rowTexts(setOptions(PLAIN, [SIZE]))).toEqual([
      ["v1", "S", "499", "7"],
      [undefined, "M", "499", "0"],
    ])
  })

  it("keep their data when an option or a value is added or removed", () => {
    const sized = setOptions(PLAIN, [SIZE])
    const both = setOptions(sized, [SIZE, COLOUR])
    expect(rowTexts(both).map(([id, values]) => [id, values])).toEqual([
      ["v1", "S Indigo"],
      [undefined, "S Red"],
      [undefined, "M Indigo"],
      [undefined, "M Red"],
    ])
    expect(rowTexts(setOptions(both, [SIZE]))[0]).toEqual(["v1", "S", "499", "7"])
    expect(rowTexts(setOptions(both, []))).toEqual([["v1", "", "499", "7"]])
    const more = { ...SIZE, values: [{ value: "XS" }, ...SIZE.values] }
    expect(rowTexts(setOptions(sized, [more]))).toEqual([
      [undefined, "XS", "499", "0"],
      ["v1", "S", "499", "7"],
      [undefined, "M", "499", "0"],
    ])
  })

  it("are not changed by an option without values", () => {
    const begun = setOptions(PLAIN, [{ title: "", values: [] }])
    expect(rowTexts(begun)).toEqual([["v1", "", "499", "7"]])
    expect(rowTexts(setOptions(begun, [SIZE]))[0]).toEqual(["v1", "S", "499", "7"])
  })

  it("can leave out combinations and restore them", () => {
    const sized = setOptions(PLAIN, [SIZE])
    const fewer = excludeCombination(sized, sized.rows[1].values)
    expect(rowTexts(fewer)).toHaveLength(1)
    expect(rowTexts(setOptions(fewer, [SIZE]))).toHaveLength(1)
    expect(rowTexts(restoreAllCombinations(fewer))).toHaveLength(2)
  })

  it("keep their data when an option value is renamed, and send its former name", () => {
    const both = setOptions(setOptions(PLAIN, [SIZE]), [SIZE, COLOUR])
    const fewer = excludeCombination(both, both.rows[3].values)
    const once = renameValue(fewer, 1, "Red", "Madder")
    const twice = renameValue(once, 1, "Madder", "Rust")
    expect(twice.options[1].values[1]).toEqual({ value: "Rust", was: "Red" })
    expect(rowTexts(twice).map(([id, values]) => [id, values])).toEqual([
      ["v1", "S Indigo"],
      [undefined, "S Rust"],
      [undefined, "M Indigo"],
    ])
    expect(setOptions(twice, twice.options).rows).toHaveLength(3)
  })

  it("take cells pasted from a spreadsheet, within the table", () => {
    const { rows } = setOptions(PLAIN, [SIZE])
    expect(paste(rows, 0, "quantity", "5\tKS-1\t0.25\tmore\r\n6\tKS-2\t0.3\r\n9\tKS-3\n")).toMatchObject([
      { price: "499", quantity: "5", sku: "KS-1", weight: "0.25" },
      { price: "499", quantity: "6", sku: "KS-2", weight: "0.3" },
    ])
    expect(paste(rows, 1, "price", "1,299")).toMatchObject([{ price: "499" }, { price: "1,299" }])
  })

  it("are filled down from the first, and saved as numbers", () => {
    const draft = setOptions(PLAIN, [SIZE])
    const rows = fillDown(paste(draft.rows, 0, "price", "1,299"), "price")
    expect(toSaveRequest({ ...draft, rows }).variants).toEqual([
      { id: "v1", values: ["S"], active: true, price: 1299, quantity: 7 },
      { id: undefined, values: ["M"], active: true, price: 1299, quantity: 0 },
    ])
    expect(toSaveRequest({ ...draft, rows }, PLAIN).variants.map(({ quantity }) => quantity)).toEqual([undefined, 0])
    expect(toSaveRequest({ ...draft, rows: [{ ...rows[0], price: "many" }] }).variants[0].price).toBeNaN()
  })

  it("parse decimal commas by column, and decimal points written by the form", () => {
    const { rows, ...draft } = setOptions(PLAIN, [SIZE])
    const saved = (column: "price" | "weight" | "mrp", text: string) =>
      toSaveRequest({ ...draft, rows: paste(rows, 0, column, text) }).variants
    expect(saved("price", "499,50\n1.299,00").map(({ price }) => price)).toEqual([499.5, 1299])
    expect(saved("weight", "0,50\n1,250").map(({ weight }) => weight)).toEqual([0.5, 1.25])
    expect(saved("weight", "1.125\n1,250").map(({ weight }) => weight)).toEqual([1.125, 1250])
    expect(saved("mrp", "₹1,00,000\nRs. 599").map(({ mrp }) => mrp)).toEqual([10_000_000, 59_900])
  })

  it("hold a net quantity with its unit, unless the product has no options", () => {
    const { rows, ...draft } = setOptions(PLAIN, [SIZE])
    const saved = toSaveRequest({ ...draft, rows: paste(rows, 0, "net", "1,250 g\n2.5KG") })
    const quantities = saved.variants.map(({ net_quantity, net_unit }) => [net_quantity, net_unit])
    expect(quantities).toEqual([
      [1_250, "g"],
      [2.5, "kg"],
    ])
    const read = toDraft({
      ...PLAIN,
      ...saved,
      variants: saved.variants.map((one) => ({ ...one, id: "v", quantity: 0 })),
    })
    expect(read.rows.map(({ net }) => net)).toEqual(["1250 g", "2.5 kg"])
    expect(toSaveRequest(setOptions(read, [])).variants[0]).not.toHaveProperty("net_quantity")
    for (const [net, field] of [
      ["250", "net_unit"],
      ["250 lots", "net_unit"],
      ["some g", "net_quantity"],
    ]) {
      const { error } = SaveVariants.safeParse(toSaveRequest({ ...draft, rows: [{ ...rows[0], net }, rows[1]] }))
      expect(error?.issues.map(({ path }) => path)).toContainEqual(["variants", 0, field])
    }
  })
})
