import { createZip } from "@haat/testing/zip-of"
import { describe, expect, it } from "vitest"
import { openProductsZip } from "./zip-file"

const CSV = "name\nLota"
const why = (bytes: Buffer) =>
  openProductsZip(bytes).then(
    () => "opened",
    ({ message }) => message,
  )
/** The same bytes with one text written over another as long, as no zip program would. */
const forge = (bytes: Buffer, was: string, is: string) =>
  Buffer.from(bytes.toString("latin1").replaceAll(was, is), "latin1")

/** A size as it stands in a zip. */
const sizeOf = (bytes: number) => {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(bytes)
  return size.toString("latin1")
}

describe("a zip of products and pictures", () => {
  it("holds one CSV file, and pictures found by their path or their bare name", async () => {
    const zip = await openProductsZip(
      await createZip([
        ["goods/products.csv", CSV],
        ["goods/front.jpg", "front"],
        ["goods/a/side.jpg", "a"],
        ["goods/b/side.jpg", "b"],
        ["goods/साड़ी.jpg", "sari"],
        ["__MACOSX/goods/._front.jpg", "x"],
        ["goods/.DS_Store", "x"],
      ]),
    )
    expect(String(zip.csv)).toBe(CSV)
    expect(zip.names).toEqual([
      "goods/front.jpg",
      "goods/a/side.jpg",
      "goods/b/side.jpg",
      "goods/साड़ी.jpg".normalize("NFC"),
      "front.jpg",
      "साड़ी.jpg".normalize("NFC"),
    ])
    expect(String(await zip.read("front.jpg"))).toBe("front")
    expect(String(await zip.read("goods/b/side.jpg"))).toBe("b")
    await expect(zip.read("side.jpg")).rejects.toThrow("There is no such file in the zip")
  })

  it("is rejected with a sentence when it is none, or holds no CSV file or several", async () => {
    expect(await why(Buffer.from("name,price"))).toBe("The zip is damaged, or is not a zip")
    const whole = await createZip([["a.csv", CSV]])
    expect(await why(whole.subarray(0, whole.length - 30))).toBe("The zip is damaged, or is not a zip")
    expect(await why(await createZip([["a.jpg", "x"]]))).toMatch(/This one holds none/)
    expect(
      await why(
        await createZip([
          ["a.csv", CSV],
          ["b.csv", CSV],
        ]),
      ),
    ).toMatch(/This one holds 2/)
  })

  it("is rejected when a name leads out of it", async () => {
    const bytes = await createZip([
      ["products.csv", CSV],
      ["xx/xx/passwd", "x"],
    ])
    expect(await why(forge(bytes, "xx/xx/passwd", "../../passwd"))).toBe("The zip is damaged, or is not a zip")
    expect(await why(forge(bytes, "xx/xx/passwd", "/x/xx/passwd"))).toBe("The zip is damaged, or is not a zip")
  })

  it("is rejected when it would unpack to more than a shop can need", async () => {
    const small = Buffer.alloc(12_345)
    const files = Array.from({ length: 10 }, (_, at): [string, Buffer] => [`${at}.jpg`, small])
    const bomb = forge(await createZip([["products.csv", CSV], ...files]), sizeOf(12_345), sizeOf(41 * 1024 * 1024))
    expect(await why(bomb)).toBe("A zip may hold at most 400 MB when it is unpacked")
    const many = await createZip([["products.csv", CSV]])
    // How many files there are is said in the last 22 bytes, twice.
    for (const at of [14, 12]) many.writeUInt16LE(5_001, many.length - at)
    expect(await why(many)).toBe("A zip may hold at most 5000 files")
  })

  it("gives no picture larger than an uploaded one, not even when it lies about its size", async () => {
    const bytes = await createZip([
      ["products.csv", CSV],
      ["large.jpg", Buffer.alloc(6 * 1024 * 1024)],
    ])
    const zip = await openProductsZip(bytes)
    await expect(zip.read("large.jpg")).rejects.toThrow("A picture can have at most 5 MB")
    const lies = await openProductsZip(forge(bytes, sizeOf(6 * 1024 * 1024), sizeOf(1)))
    await expect(lies.read("large.jpg")).rejects.toThrow("This file in the zip is damaged")
  })
})
