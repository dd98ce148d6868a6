import { shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { productImportClient } from "@haat/testing/import-products"
import { expect, it, vi } from "vitest"

const haat = shop()
const HTML = "<p>Heavy <strong>brass</strong> &amp; bright.</p>\n<ul>\n<li>Polished</li>\n<li>Light</li>\n</ul>"
const PLAIN = "Heavy brass & bright.\n\n- Polished\n- Light"

/** The product as shoppers, the back office and an old call read it. */
const readEverywhere = async (id: string) => {
  const [admin, guest] = [await haat.admin(), haat.guest()]
  const page = await guest.get(`/store/catalog/products/${id}`)
  const old = await guest.post("/api/product/getProductById", { id })
  const kept = await admin.get(`/back-office/products/${id}`)
  return [page.body.product, old.body.data, kept.body].map(({ description, about }) => [description, about])
}
const isReadPlain = (id: string) =>
  vi.waitFor(async () => expect(await readEverywhere(id)).toEqual(Array(3).fill([PLAIN, PLAIN])), {
    timeout: 5_000,
    interval: 100,
  })

it("descriptions with HTML are plain text everywhere, from the form and from a file", async () => {
  const product = await haat.product({ description: HTML, about: HTML })
  await isReadPlain(product.id)
  const admin = await haat.admin()
  const other = await haat.product({})
  const cell = HTML.replaceAll('"', '""')
  const { body } = await productImportClient(admin, haat.backendUrl).check(
    `id,description,about\n${other.id},"${cell}","${cell}"`,
  )
  expect(body.changes[0].changes.map(({ after }) => after)).toEqual([PLAIN, PLAIN])
  await productImportClient(admin, haat.backendUrl).run(body.id)
  await isReadPlain(other.id)
  const [stored] = await haat.sql("select description, metadata->>'about' as about from product where id = $1", [
    other.id,
  ])
  expect(stored).toEqual({ description: PLAIN, about: PLAIN })
})

it("descriptions that were stored with HTML before are plain text everywhere", async () => {
  const product = await haat.product({})
  await haat.sql(
    "update product set description = $2, metadata = metadata || jsonb_build_object('about', $2::text) where id = $1",
    [product.id, HTML],
  )
  await editProduct(await haat.admin(), product.id, { price: 21 })
  await isReadPlain(product.id)
})
