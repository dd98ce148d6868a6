import { shop } from "@haat/testing"
import sharp from "sharp"
import { expect, it } from "vitest"

const real = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "#0f766e" } })
    .jpeg()
    .toBuffer()

const send = async (files: Buffer[]) => {
  const haat = await shop()
  const owner = await haat.admin()
  const body = new FormData()
  for (const file of files) body.append("files", new Blob([new Uint8Array(file)], { type: "image/png" }), "picture.png")
  return owner.post("/back-office/pictures", body)
}

it("takes nothing when one of the files is no picture, whatever it is called", async () => {
  const { sql } = await shop()
  const before = await sql(
    "select count(*) from picture where product_id is null and jsonb_array_length(renditions) = 1",
  )
  const { status, body } = await send([await real(), Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")])
  expect([status, body.message]).toEqual([415, "A picture must be a real JPEG, PNG, WebP or AVIF file"])
  expect(
    await sql("select count(*) from picture where product_id is null and jsonb_array_length(renditions) = 1"),
  ).toEqual(before)
})

it("is a 413 for more than 5 MB, and for more than 8 pictures", async () => {
  const picture = await real()
  expect((await send([Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)])])).status).toBe(413)
  expect((await send(Array.from({ length: 9 }, () => picture))).status).toBe(413)
})
