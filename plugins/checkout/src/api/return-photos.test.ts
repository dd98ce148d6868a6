import { type Client, shop } from "@haat/testing"
import { placeOrder } from "@haat/testing/buyer"
import { photoFile, sendPhoto } from "@haat/testing/send-photo"
import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"
import deleteReturnPhotos from "../jobs/delete-return-photos"

const haat = shop()
let owner: Awaited<ReturnType<typeof haat.admin>>
beforeAll(async () => {
  owner = await haat.admin()
})

/** Places and delivers an order that can be returned. */
async function deliverOrder() {
  const returns = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }
  const placed = await placeOrder(haat, { product: { returns } as object, quantity: 2 })
  for (const step of ["shipment", "delivered"])
    expect((await owner.post(`/back-office/orders/${placed.order.id}/${step}`, {})).status).toBe(200)
  const path = `/store/my-orders/${placed.order.id}/returns`
  const requestReturn = (photos: unknown) =>
    placed.shopper.post(path, {
      lines: [{ line_id: placed.order.items[0].id, quantity: 1 }],
      reason: "damaged",
      outcome: "refund",
      way: "drop_off",
      photos,
    })
  return { ...placed, requestReturn }
}

/** Fetches a file with this client's session. */
const fetchAs = (who: Client, path: string) =>
  fetch(new URL(path, haat.backendUrl), {
    headers: { cookie: who.cookie, "x-publishable-api-key": who.publishableKey },
  })

const isPhotoStored = async (id: string) =>
  (await haat.sql("select 1 from return_photo where id = $1", [id])).length === 1

describe("pictures of a return", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "are taken in as a %s, re-encoded and without metadata",
    async (format) => {
      const shopper = await haat.shopper()
      const id = await sendPhoto(shopper, format)
      const response = await fetchAs(shopper, `/store/return-photos/${id}`)
      expect(response.headers.get("content-type")).toBe("image/webp")
      expect(response.headers.get("cache-control")).toBe("no-store")
      const bytes = Buffer.from(await response.arrayBuffer())
      const { width, height, exif } = await sharp(bytes).metadata()
      expect({ width, height, exif }).toEqual({ width: 1280, height: 720, exif: undefined })
      expect(bytes.includes("Taken at home")).toBe(false)
    },
  )

  it("are visible to their shopper, and to staff when part of a return", async () => {
    const sold = await deliverOrder()
    const photos = [await sendPhoto(sold.shopper), await sendPhoto(sold.shopper)]
    const [id] = photos
    expect((await owner.get(`/back-office/return-photos/${id}`)).status).toBe(404)
    const requested = await sold.requestReturn(photos)
    expect(requested.body.return, JSON.stringify(requested.body)).toMatchObject({ photos })
    const row = (await owner.get(`/back-office/returns/${requested.body.return.id}`)).body
    expect(row.photos).toEqual(photos)

    const other = await haat.shopper()
    const uploadStatus = async (who: Client, path: string) => (await fetchAs(who, path)).status
    expect(await uploadStatus(sold.shopper, `/store/return-photos/${id}`)).toBe(200)
    expect(await uploadStatus(owner, `/back-office/return-photos/${id}`)).toBe(200)
    expect(await uploadStatus(other, `/store/return-photos/${id}`)).toBe(404)
    expect(await uploadStatus(haat.guest(), `/store/return-photos/${id}`)).toBe(401)
    expect(await uploadStatus(other, `/back-office/return-photos/${id}`)).toBeGreaterThanOrEqual(401)
    expect(await uploadStatus(haat.guest(), `/static/${id}.webp`)).toBe(404)
  })

  it("are limited to four of the shopper's own, each in one return", async () => {
    const sold = await deliverOrder()
    const mine = await sendPhoto(sold.shopper)
    const foreign = await sendPhoto(await haat.shopper())
    for (const photos of [[foreign], [mine, foreign], ["rphoto_none"]]) {
      const { status, body } = await sold.requestReturn(photos)
      expect([status, body.code]).toEqual([400, "photo_gone"])
    }
    for (const photos of ["x", null, [7], [mine, mine], ["a'b"], Array.from({ length: 5 }, (_, at) => `rphoto_${at}`)])
      expect((await sold.requestReturn(photos)).status, JSON.stringify(photos)).toBe(400)
    expect((await sold.requestReturn([mine])).status).toBe(201)
    expect((await sold.requestReturn([mine])).body.code).toBe("photo_gone")
  })

  it("must be pictures of at most 5 MB and 40 megapixels", async () => {
    const shopper = await haat.shopper()
    const post = (bytes: BlobPart, type = "image/jpeg") =>
      shopper.post("/store/return-photos", new Blob([bytes], { type }))
    const huge = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer()
    expect((await post("<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml")).status).toBe(415)
    expect((await post("GIF89a")).body.code).toBe("picture_wrong_kind")
    expect((await post("")).status).toBe(415)
    expect((await post(new Uint8Array(await (await photoFile()).slice(0, 500).arrayBuffer()))).status).toBe(415)
    expect((await post("{}", "application/json")).body.code).toBe("photo_expected")
    expect((await post(new Uint8Array(huge), "image/png")).body.code).toBe("picture_too_many_pixels")
    expect((await post(new Uint8Array(5 * 1024 ** 2 + 1))).body.code).toBe("photo_too_large")
    expect(await haat.sql("select 1 from return_photo where customer_id = $1", [shopper.person.id])).toEqual([])
  }, 60_000)

  it("are deleted when unused, and 90 days after the end of their return", async () => {
    const sold = await deliverOrder()
    const [used, unused, fresh] = [
      await sendPhoto(sold.shopper),
      await sendPhoto(sold.shopper),
      await sendPhoto(sold.shopper),
    ]
    const { id } = (await sold.requestReturn([used])).body.return
    expect((await owner.post(`/back-office/returns/${id}/rejection`, { reason: "Worn" })).status).toBe(200)
    const clean = () => deleteReturnPhotos({ resolve: () => database } as never)
    const database = {
      raw: (text: string, { days }: { days: number }) => haat.sql(text.replace(":days", "$1"), [days]),
    }
    await haat.sql("update return_photo set created_at = now() - interval '2 days' where id = any($1)", [
      [used, unused],
    ])
    await clean()
    expect([await isPhotoStored(used), await isPhotoStored(unused), await isPhotoStored(fresh)]).toEqual([
      true,
      false,
      true,
    ])
    await haat.sql("update return_request set updated_at = now() - interval '91 days' where id = $1", [id])
    await clean()
    expect(await isPhotoStored(used)).toBe(false)
  })
})
