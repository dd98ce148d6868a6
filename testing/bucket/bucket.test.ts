import sharp from "sharp"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { openBucketShop } from "./open-bucket-shop.ts"

let place: Awaited<ReturnType<typeof openBucketShop>>
beforeAll(async () => {
  place = await openBucketShop()
}, 120_000)
afterAll(() => place?.close())
afterEach(() => place.misbehave(undefined))

async function upload() {
  const pixels = await sharp({ create: { width: 700, height: 500, channels: 3, background: "#b5651d" } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.append("files", new Blob([new Uint8Array(pixels)], { type: "image/png" }), "lota.png")
  return place.owner.post("/back-office/pictures", body)
}
const unowned = async () => (await place.sql("select id from picture where deleted_at is null")).length

describe("pictures in a bucket", () => {
  it("are stored in each width, and found at the shop's own address and kept for good", async () => {
    const { status, body } = await upload()
    expect(status).toBe(201)
    const [{ url, srcset }] = body.files
    expect(srcset.split(", ")).toHaveLength(3)
    expect(await place.keys()).toHaveLength(3)
    expect(url).toMatch(/^\/static\/[\w-]+\.webp$/)
    const picture = await fetch(`${place.backendUrl}${url}`)
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"])
    expect(picture.headers.get("cache-control")).toMatch(/immutable/)
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).format).toBe("webp")
    expect((await fetch(`${place.backendUrl}/static/nothing.webp`)).status).toBe(404)
  })

  it("are all of the bucket that is served", async () => {
    const before = await place.keys()
    const others = ["orders.csv", "backup/haat.dump", "private-orders.webp", "secrets.webp"]
    for (const key of others) await place.put(key, "secret")
    expect(await place.keys()).toHaveLength(before.length + others.length)
    for (const key of others) expect((await fetch(`${place.backendUrl}/static/${key}`)).status, key).toBe(404)
    for (const key of others) await place.remove(key)
  })

  it("leave the bucket when the product they were on is deleted", async () => {
    const before = await place.keys()
    const category = (await place.owner.post("/back-office/categories", { name: "Brass" })).body
    const [picture] = (await upload()).body.files
    const product = await place.owner.post("/back-office/products", {
      ...{ name: "Brass lota", description: "Heavy brass, polished by hand.", about: "Made in Moradabad.", price: 499 },
      ...{ quantity: 1, length: 1, height: 1, breadth: 1, weight: 1, active: true, attributes: [] },
      category_id: category.id,
      images: [picture.id],
    })
    expect(product.status).toBe(201)
    expect(await place.keys()).toHaveLength(before.length + 3)
    expect((await place.owner.delete(`/back-office/products/${product.body.id}`)).status).toBe(200)
    expect(await place.keys()).toEqual(before)
  })

  it.each([
    { how: "rejects the keys", response: { status: 403, xml: "<Error><Code>AccessDenied</Code></Error>" } },
    { how: "is broken", response: { status: 500, xml: "<Error><Code>InternalError</Code></Error>" } },
    { how: "does not answer", response: undefined },
  ])("are rejected in words, and nothing is half-written, when the storage $how", async ({ response }) => {
    const [keys, rows, started] = [await place.keys(), await unowned(), Date.now()]
    place.misbehave((req, res) => {
      req.resume()
      if (response) res.writeHead(response.status, { "content-type": "application/xml" }).end(response.xml)
    })
    const { status, body } = await upload()
    expect([status, body.message]).toEqual([503, "Pictures cannot be stored just now. Please try again in a minute"])
    expect(Date.now() - started).toBeLessThan(15_000)
    place.misbehave(undefined)
    expect(await place.keys()).toEqual(keys)
    expect(await unowned()).toBe(rows)
  })

  it("are rejected in words, and nothing is half-written, when the storage fails half-way", async () => {
    const keys = await place.keys()
    let files = 0
    place.misbehave((req, res) => {
      if (req.method === "PUT" && ++files > 2) {
        req.resume()
        return res.writeHead(403, { "content-type": "application/xml" }).end("<Error><Code>SlowDown</Code></Error>")
      }
      place.pass(req, res)
    })
    expect((await upload()).status).toBe(503)
    place.misbehave(undefined)
    expect(await place.keys()).toEqual(keys)
  })
})
