import { shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import sharp from "sharp"
import { expect, it } from "vitest"

const haat = shop()

it("keeps a banner's picture for the banner alone, and removes it with the banner", async () => {
  const admin = await haat.admin()
  const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: "#b2431b" } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append("files", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }), "wide.jpg")
  const [{ id }] = (await admin.post("/back-office/pictures", form)).body.files
  const banner = { image_url: "/elsewhere.webp", redirect_url: "/", picture_id: id }
  const added = await admin.post("/back-office/banners", banner)
  expect(added.status).toBe(201)
  const { image_url } = added.body
  expect(image_url).not.toBe("/elsewhere.webp")
  const shown = async () => (await fetch(new URL(image_url, haat.backendUrl))).status
  expect(await shown()).toBe(200)

  expect((await admin.post("/back-office/banners", banner)).status).toBe(400)
  const product = await haat.product()
  const taken = await editProduct(admin, product.id, { images: [id] })
  expect([taken.status, taken.body.message]).toEqual([409, "A picture belongs to a banner"])

  expect((await admin.delete(`/back-office/banners/${added.body.id}`)).status).toBe(200)
  expect(await shown()).toBe(404)
  expect((await admin.post("/back-office/banners", banner)).status).toBe(400)
})
