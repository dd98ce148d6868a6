import { deflateSync } from "node:zlib"
import { shop, type TestShop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"
import type { ProductImage } from "../../../contract"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

const picture = (format: "jpeg" | "png" | "webp" | "avif" = "jpeg") =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: "#b2431b" } })
    .withMetadata({ exif: { IFD0: { Copyright: "Someone's secret" } } })
    .toFormat(format)
    .toBuffer()

const send = (files: [name: string, bytes: Uint8Array][], field = "files") => {
  const form = new FormData()
  for (const [name, bytes] of files) form.append(field, new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), name)
  return admin.post("/back-office/pictures", form)
}

const pictureCount = async () => Number((await haat.sql("select count(*) as n from picture"))[0].n)

describe("uploading pictures", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "takes a %s in and shows it in widths, without metadata",
    async (format) => {
      const { status, body } = await send([[`a.${format}`, await picture(format)]])
      expect(status).toBe(201)
      const [image] = body.files as ProductImage[]
      expect(image.srcset.split(", ").length).toBeGreaterThan(1)
      const response = await fetch(new URL(image.url, haat.backendUrl))
      expect(response.headers.get("content-type")).toBe("image/webp")
      const stored = Buffer.from(await response.arrayBuffer())
      expect((await sharp(stored).metadata()).exif).toBeUndefined()
      expect(stored.includes("Someone's secret")).toBe(false)
    },
  )

  it("answers several in the order they were sent, and they can be put on a product and taken off", async () => {
    const { body } = await send([
      ["1.jpg", await picture()],
      ["2.png", await picture("png")],
    ])
    const ids = (body.files as ProductImage[]).map(({ id }) => id)
    const product = await haat.product({ images: ids })
    expect(product.images.map(({ id }) => id)).toEqual(ids)

    const gone = product.images[0]
    const { body: after } = await editProduct(admin, product.id, { images: [ids[1]] })
    expect(after.images.map(({ id }: ProductImage) => id)).toEqual([ids[1]])
    expect((await fetch(new URL(gone.url, haat.backendUrl))).status).toBe(404)
  })

  it("rejects what is not a picture, whatever it is called", async () => {
    const before = await pictureCount()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#000" } })
      .gif()
      .toBuffer()
    const cut = (await picture("png")).subarray(0, 300)
    const wrong: [string, Uint8Array][] = [
      ["letter.jpg", Buffer.from("Dear shop, this is a letter.")],
      ["drawing.svg", Buffer.from(svg)],
      ["drawing.jpg", Buffer.from(svg)],
      ["moving.gif", gif],
      ["half.png", cut],
      ["empty.jpg", new Uint8Array()],
    ]
    for (const [name, bytes] of wrong) {
      const { status, body } = await send([[name, bytes]])
      expect([status, typeof body.message], name).toEqual([415, "string"])
    }
    expect((await send([["good.jpg", await picture()], wrong[0]])).status).toBe(415)
    expect(await pictureCount()).toBe(before)
  })

  it("rejects more than 5 MB and more than 8 at once", async () => {
    const large = await send([["large.jpg", new Uint8Array(6 * 1024 * 1024)]])
    expect([large.status, large.body.message]).toEqual([413, "A picture may be at most 5 MB"])
    const bytes = await picture()
    const many = await send(Array.from({ length: 9 }, (_, at) => [`${at}.jpg`, bytes]))
    expect([many.status, many.body.message]).toEqual([413, "At most 8 pictures at once"])
  })

  it("rejects a few bytes that would unfold into an enormous picture", async () => {
    const before = await pictureCount()
    const { status, body } = await send([["bomb.png", pngClaiming(60_000, 60_000)]])
    expect([status, typeof body.message]).toEqual([413, "string"])
    expect(await pictureCount()).toBe(before)
  })

  it("rejects an upload without pictures, in another field, or cut short", async () => {
    for (const response of [await send([]), await send([["a.jpg", await picture()]], "photos")]) {
      expect([response.status, response.body.message]).toEqual([400, 'Send the pictures in the field "files"'])
    }
    expect((await admin.post("/back-office/pictures", { files: [] })).status).toBe(400)
    const broken = await fetch(new URL("/back-office/pictures", haat.backendUrl), {
      method: "POST",
      headers: { cookie: admin.cookie, "content-type": "multipart/form-data; boundary=x" },
      body: '--x\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\nbytes',
    })
    expect([broken.status, (await broken.json()).message]).toEqual([
      400,
      "The upload is not complete or not understood",
    ])
  })
})

/** A few hundred bytes that claim to be a picture of any size. */
const pngClaiming = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1e6))),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

const crc32 = (bytes: Buffer): number => {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
