import { guardCell, unguardCell } from "@haat/sdk/server/csv/guard-cell"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { SaveGoodsTax, ShopProduct } from "../contract"
import { readAttributes, writeAttributes } from "./attribute-text"
import { readPictures } from "./picture-text"
import { readProducts } from "./read-products"
import { headingLine, writeProducts } from "./write-products"

/** Texts as the shop stores them: trimmed and not empty. */
const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
  .map((value) => value.trim())
  .filter((value) => value.length > 0 && !/\0|\r|\p{Surrogate}/u.test(value))

const product = (over: Partial<ShopProduct>): ShopProduct => ({
  id: "prod_1",
  handle: "lota",
  name: "Lota",
  description: "Brass",
  category: { id: "pcat_1", name: "Home" },
  price: 499.5,
  quantity: 3,
  images: [],
  rating: { average: null, count: 0 },
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  attributes: [],
  about: "About",
  name_hi: "",
  description_hi: "",
  about_hi: "",
  attributes_hi: [],
  active: true,
  weight: 0.4,
  length: 1,
  height: 2,
  breadth: 3,
  returns: null,
  facts: {},
  category_facts: null,
  ...over,
})
const SHOP = "https://haat.example"
const read = (csv: string) => readProducts(Buffer.from(csv))
const written = (products: ShopProduct[], taxes = new Map<string, SaveGoodsTax>()) =>
  `\ufeff${headingLine()}${writeProducts(products, { variants: new Map(), taxes, publicUrl: SHOP })}`

describe("a file of products", () => {
  it("says what the law asks of packed goods, the MRP in rupees", () => {
    const facts = { mrp: 59_950, origin: "IN", net_quantity: 0.5, net_unit: "kg", best_before: "=6 months" } as const
    const [row] = read(written([product({ facts })])).rows
    const fields = Object.entries(facts).map(([fact, value]) => [`facts.${fact}`, value])
    expect(row.fields).toMatchObject(Object.fromEntries(fields))
    expect(read("name,mrp\nLota,lots").rows[0].fields["facts.mrp"]).toBe("lots")
  })

  it("has the brand of each product and the GTIN of each variant", () => {
    const variant = { id: "variant_1", values: [], price: 499.5, quantity: 3, active: true, gtin: "0036000291452" }
    const variants = new Map([["prod_1", { options: [], updated_at: "", variants: [variant] }]])
    const branded = product({ facts: { brand: "Khadi & Co" } })
    const csv = headingLine() + writeProducts([branded], { variants, taxes: new Map(), publicUrl: SHOP })
    const [row] = read(csv).rows
    expect([row.fields["facts.brand"], row.variant?.gtin]).toEqual(["Khadi & Co", "0036000291452"])
    expect(read("name,gtin\nLota,8.90103E+12").rows[0].unreadable.gtin).toMatch(/8.90103E\+12/)
  })

  it("exports a product's own tax, with leading zeros, and nothing that its category defines", () => {
    const tax = { hsn: "09011122", rate_class: "reduced", exempt: false } as const
    const row = (own: SaveGoodsTax) => read(written([product({})], new Map([["prod_1", own]]))).rows[0].fields
    expect(row(tax)).toMatchObject({ "tax.hsn": "09011122", "tax.rate_class": "reduced", "tax.exempt": false })
    expect(row({ ...tax, exempt: true })["tax.exempt"]).toBe(true)
    const none = Object.keys(row({ hsn: null, rate_class: null, exempt: null }))
    expect(none.filter((field) => field.startsWith("tax."))).toEqual([])
    expect(read("name,rate_class,supply\nLota,Nil,Exempt").rows[0].fields).toMatchObject({
      ...{ "tax.rate_class": "nil", "tax.exempt": true },
    })
    expect(read("name,rate_class,supply\nLota,18%,no").rows[0].unreadable).toEqual({
      "tax.rate_class": "Rate class is one of by_hsn, nil, precious, reduced, standard, high",
      "tax.exempt": "Supply is one of taxable, exempt",
    })
  })

  it("says what was exported, whatever the texts are", () => {
    fc.assert(
      fc.property(
        text,
        text,
        fc.array(fc.record({ key: text, value: text }), { maxLength: 4 }),
        (name, about, attributes) => {
          const [row] = read(written([product({ name, about, attributes })])).rows
          expect(row.unreadable).toEqual({})
          expect(row.fields).toMatchObject({ name, about, price: 499.5, active: true, weight: 0.4 })
          expect(row.fields.attributes ?? []).toEqual(attributes)
          expect([row.id, row.category, row.version]).toEqual(["prod_1", "Home", "2026-01-01T00:00:00.000Z"])
        },
      ),
    )
  })

  it("says what was exported in Hindi, and nothing of a text that is in English alone", () => {
    const hindi = {
      ...{ name_hi: "पीतल का लोटा", about_hi: "मुरादाबाद में बना" },
      attributes_hi: [{ key: "धातु", value: "पीतल" }],
    }
    const [row] = read(written([product(hindi)])).rows
    expect(row.fields).toMatchObject(hindi)
    expect(row.fields).not.toHaveProperty("description_hi")
  })

  it("keeps a quantity nobody edited out of it: sales may have changed it in the shop since", () => {
    const csv = written([product({ quantity: 3 })])
    expect(read(csv).rows[0].fields).not.toHaveProperty("quantity")
    expect(read(csv.replace(",3,yes", ",8,yes")).rows[0].fields.quantity).toBe(8)
    expect(read("name,quantity,quantity_when_exported\nLota,3,3").rows[0].fields.quantity).toBe(3)
  })

  it("never starts a cell as a formula does, and gives the text back as it was", () => {
    for (const name of ["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "'=quoted", "＝1", "''+"]) {
      expect(written([product({ name })])).not.toMatch(/(^|,|")[=+\-@＝]/m)
      expect(unguardCell(guardCell(name))).toBe(name)
      expect(read(written([product({ name })])).rows[0].fields.name).toBe(name)
    }
    expect(unguardCell("'tis the season")).toBe("'tis the season")
  })

  it("is read with commas, semicolons or tabs and empty lines, and counts lines as a spreadsheet does", () => {
    for (const mark of [",", ";", "\t"]) {
      const csv = ["name,price", '"Two\nlines",1', "", "Lota,2", ",,"].join("\r\n").replaceAll(",", mark)
      expect(read(csv).rows.map(({ line, fields }) => [line, fields.name, fields.price])).toEqual([
        [2, "Two\nlines", 1],
        [4, "Lota", 2],
      ])
    }
  })

  it("takes prices as people write them, and leaves what is no number to be rejected", () => {
    const { rows } = read('name,price\na,"₹1,23,456.50"\nb,"1,234"\nc,abc\nd,1e9')
    expect(rows.map(({ fields }) => fields.price)).toEqual([123456.5, 1234, "abc", "1e9"])
  })

  it("has numbers with decimal commas or points, decided column by column", () => {
    const [lota, diya] = read(
      "name;price;mrp;quantity;weight_kg;length_cm\nLota;499,50;599,00;1 " +
        "000;0,50;12.5\nDiya;1.299,00;1.499,95;7;1,250;9",
    ).rows
    expect(lota).toMatchObject({
      fields: { price: 499.5, "facts.mrp": 59_900, quantity: 1000, weight: 0.5, length: 12.5 },
      unreadable: {},
    })
    expect(diya.fields).toMatchObject({ price: 1299, "facts.mrp": 149_995, quantity: 7, weight: 1.25, length: 9 })
  })

  it("whose numbers can be read in two ways is rejected with both, row by row", () => {
    const { rows } = read('name,price,variant_weight_kg\nLota,"1,234",2\nDiya,999,"1,250"')
    expect(rows.map(({ line, unreadable }) => [line, unreadable])).toEqual([
      [2, { price: "1,234 can be 1234 or 1.234. Write it as 1234 or as 1.2340" }],
      [3, { variant_weight: "1,250 can be 1250 or 1.25. Write it as 1250 or as 1.25" }],
    ])
  })

  it("is exported with numbers that can be read in one way, alone in their column too", () => {
    const [row] = read(written([product({ weight: 1.125, length: 10.125, price: 1234 })])).rows
    expect(row).toMatchObject({ fields: { weight: 1.125, length: 10.125, price: 1234 }, unreadable: {} })
  })

  it("names codes that a spreadsheet has shortened to a few digits", () => {
    const shortened = (text: string) =>
      `${text} is a number that a spreadsheet has shortened. Format the column as text and write all of its digits`
    const [row] = read('name,sku,hsn,quantity,attributes\nLota,8.90123E+12,9E+05,1.2E+04,"EAN: 8,90123E+12"').rows
    expect(row.unreadable).toEqual({
      sku: shortened("8.90123E+12"),
      "tax.hsn": shortened("9E+05"),
      quantity: shortened("1.2E+04"),
      attributes: shortened("8,90123E+12"),
    })
  })

  it("has rows that are known by an SKU or a handle", () => {
    expect(read("sku,price,quantity\nBL-1,499,7").rows).toEqual([
      { line: 2, fields: { price: 499, quantity: 7 }, variant: { sku: "BL-1" }, unreadable: {} },
    ])
    expect(read("handle,price\nbrass-lota,499").rows[0]).toMatchObject({ handle: "brass-lota" })
  })

  it("that cannot be read says why, in a sentence", () => {
    const rejections: [string | Buffer, RegExp][] = [
      ["", /empty/],
      ["name,price", /no products under it/],
      ["name,colour\na,b", /no column called colour/],
      ["name,name\na,b", /name is there twice/],
      ["price,quantity\n1,2", /must name the columns/],
      ['name,price\n"a,1', /quotation mark/],
      [Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xff, 0xfe]), /UTF-8/],
      [`name\n${"a\n".repeat(50_001)}`, /at most 50000/],
    ]
    for (const [csv, why] of rejections) expect(() => readProducts(Buffer.from(csv))).toThrow(why)
  })

  it("names the cells it cannot understand", () => {
    const [row, other] = read("name,active,attributes\na,maybe,Metal\nb,no,Metal: Brass,extra").rows
    expect(row.unreadable).toEqual({
      active: "Active is yes or no",
      attributes: "Attributes are written as Metal: Brass; Finish: Matt",
    })
    expect(other.unreadable[""]).toMatch(/more cells/)
  })
})

describe("pictures in one cell", () => {
  it("are written as whole addresses, and read back one by one", () => {
    const image = (name: string) => ({ id: name, url: `/static/${name}`, srcset: "", width: 1, height: 1 })
    const [row] = read(written([product({ images: [image("a.webp"), image("b.webp")] })])).rows
    expect(row.pictures).toEqual(["https://haat.example/static/a.webp", "https://haat.example/static/b.webp"])
    expect(read(written([product({})])).rows[0]).not.toHaveProperty("pictures")
  })

  it("stand beside each other with spaces or bars between them, and a file's name may have spaces", () => {
    const cells: [cell: string, pictures: string[]][] = [
      ["https://a.in/1.jpg https://a.in/2", ["https://a.in/1.jpg", "https://a.in/2"]],
      ["https://a.in/1|https://a.in/2 | front.jpg", ["https://a.in/1", "https://a.in/2", "front.jpg"]],
      ["front.jpg back.png", ["front.jpg", "back.png"]],
      ["red sari.JPG blue sari.webp", ["red sari.JPG", "blue sari.webp"]],
      ["red sari | blue", ["red sari", "blue"]],
      ["https://a.in/x y.jpg", ["https://a.in/x", "y.jpg"]],
      ["/static/a.webp  photos/b.jpg", ["/static/a.webp", "photos/b.jpg"]],
      ["front.jpg, back.PNG,side.webp", ["front.jpg", "back.PNG", "side.webp"]],
      ["red, green.jpg; blue.jpg", ["red, green.jpg", "blue.jpg"]],
      [
        "https://a.in/1.jpg, https://a.in/2?v=1,https://a.in/3",
        ["https://a.in/1.jpg", "https://a.in/2?v=1", "https://a.in/3"],
      ],
      ["https://a.in/w_300,h_200/1.jpg,/static/b.webp", ["https://a.in/w_300,h_200/1.jpg", "/static/b.webp"]],
    ]
    for (const [cell, pictures] of cells) expect(readPictures(cell), cell).toEqual(pictures)
  })
})

describe("attributes in one cell", () => {
  it("come back as they were, marks inside them too", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ key: text, value: text }), { maxLength: 5 }), (attributes) => {
        expect(readAttributes(writeAttributes(attributes))).toEqual(attributes)
      }),
    )
  })

  it("may have colons in their values", () => {
    expect(readAttributes("Opens: 10:30; Ratio: 16:9; Site: https://a.in; Metal\\: kind: Brass")).toEqual([
      { key: "Opens", value: "10:30" },
      { key: "Ratio", value: "16:9" },
      { key: "Site", value: "https://a.in" },
      { key: "Metal: kind", value: "Brass" },
    ])
    expect(readAttributes("Metal")).toBe(null)
  })
})
