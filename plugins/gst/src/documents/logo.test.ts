/** @module-tag numbering */
import { type Client, shop } from "@haat/testing"
import { drawnText } from "@haat/testing/read-pdf"
import { uploadPictures } from "@haat/testing/upload-pictures"
import { afterAll, beforeAll, expect, it } from "vitest"
import { documentFile, selling } from "../testing/sell"

const haat = shop()
let owner: Client
let shopkeeper: ReturnType<typeof selling>
beforeAll(async () => {
  owner = await haat.admin()
  shopkeeper = selling(haat, owner)
})
// Other files of tests use the same shop afterwards.
afterAll(() => owner.put("/back-office/logo", { picture_id: null }))

const left = async () => {
  const dal = await shopkeeper.product({ price: 120 }, { hsn: "0713" })
  const sold = await shopkeeper.order([[dal.id, 2]])
  await shopkeeper.leave(sold.order.id)
  return sold
}
const printed = async (id: string, paper: string) => {
  const url = new URL(`/back-office/orders/${id}/invoice?paper=${paper}`, haat.backendUrl)
  return Buffer.from(await (await fetch(url, { headers: { cookie: owner.cookie } })).arrayBuffer())
}
const pictures = (file: Buffer) => file.toString("latin1").split("/Subtype /Image").length - 1
const facts = async () => (await haat.guest().get("/store/shop")).body

it("the owner's logo is on pages and on documents, which keep the one that they were issued with", async () => {
  const [first, second] = await uploadPictures(owner, 2)
  const plain = await left()
  const before = await documentFile(haat, plain.shopper, plain.order.id)
  expect([pictures(before), (await facts()).logo]).toEqual([0, null])
  const save = (picture_id: string | null) => owner.put("/back-office/logo", { picture_id })
  expect((await save("pic_nobody")).body.message).toBe("This picture is gone. Please choose it again")

  const { version } = await facts()
  expect((await save(first.id)).body.logo.url).toBe(first.url)
  expect((await facts()).logo).toEqual({ url: first.url, srcset: first.srcset, width: 600, height: 600 })
  expect((await facts()).version).not.toBe(version)
  const sold = await left()
  await shopkeeper.comeBackUndelivered(sold.order.id)
  const file = await documentFile(haat, sold.shopper, sold.order.id)
  expect(await drawnText(file)).toContain("Credit note")
  // once in the file, for the document and its credit note
  expect([pictures(file), pictures(await printed(sold.order.id, "80mm"))]).toEqual([1, 1])
  expect((await documentFile(haat, plain.shopper, plain.order.id)).equals(before)).toBe(true)

  expect((await save(second.id)).status).toBe(200)
  const kept = await documentFile(haat, sold.shopper, sold.order.id)
  expect(kept.equals(file)).toBe(true)
  expect((await save(null)).body).toEqual({ logo: null })
  expect([(await facts()).logo, pictures(await documentFile(haat, sold.shopper, sold.order.id))]).toEqual([null, 1])
  const [entry] = (await owner.get('/back-office/audit-log?filter={"resource":"logo"}')).body
  expect(entry.changes).toEqual([{ field: "url", before: second.url, after: null }])
})
