import { createZip } from "@haat/testing/zip-of"
import { describe, expect, it } from "vitest"
import { readTable } from "./read-table"
import { openProductsZip } from "./zip-file"

const read = (text: string) => readTable(Buffer.from(text))

describe("the rows of a CSV file", () => {
  it.each(["\n", "\r\n"])("are counted as a spreadsheet shows them, with cells of several lines (%j)", (end) => {
    const lines = ["name,about", '"Two', 'lines","and', "", 'three"', "", "Lota,x", ",", 'Diya,"a', 'b"', "Last,y", ""]
    expect(read(lines.join(end)).records.map(({ line, cells }) => [line, cells[0].replaceAll("\r", "")])).toEqual([
      [2, "Two\nlines"],
      [4, "Lota"],
      [6, "Diya"],
      [7, "Last"],
    ])
  })

  it("are counted in files whose lines end in different ways", () => {
    expect(read("name\r\na\nb\r\nc").records.map(({ line, cells }) => [line, ...cells])).toEqual([
      [2, "a"],
      [3, "b"],
      [4, "c"],
    ])
  })

  it.each([
    ["sep=;\r\nname;price\r\nLota;1,5", ["Lota", "1,5"]],
    ["\ufeffsep=,\nname,note\nLota,a;b;c", ["Lota", "a;b;c"]],
    ['"sep=|"\nname|price\nLota|2', ["Lota", "2"]],
    ["SEP=\t\nname\tprice\nLota\t3", ["Lota", "3"]],
  ])("have the separator that the first line names, which no spreadsheet shows or counts: %j", (text, cells) => {
    expect(read(text).records).toEqual([{ line: 2, cells }])
  })

  it("that cannot be read are named by the row where it begins", () => {
    expect(() => read('name,about\n"Two\nlines",x\nLota,"open')).toThrow(/near line 3: a quotation mark/)
  })

  it("are not looked for in a workbook, which is named as such", async () => {
    const book = await createZip(
      Object.entries({ "[Content_Types].xml": "<Types/>", "xl/workbook.xml": "<workbook/>" }),
    )
    expect(() => readTable(book)).toThrow(/workbook \(\.xlsx\).*CSV UTF-8/)
    await expect(openProductsZip(book)).rejects.toThrow(/workbook \(\.xlsx\)/)
    await expect(openProductsZip(await createZip([["goods/list.xlsx", "x"]]))).rejects.toThrow(/workbook \(\.xlsx\)/)
    expect(() => readTable(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toThrow(/workbook \(\.xls\)/)
  })
})
