import { shop, type TestShop } from "@haat/testing"
import { buyer, orderCart, put } from "@haat/testing/buyer"
import { editProduct } from "@haat/testing/edit-product"
import { uploadPictures } from "@haat/testing/upload-pictures"
import { kurtaVariants, saveProductVariants } from "@haat/testing/vary-product"
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { ProductImage, ProductVariants, SaveVariants } from "../../../contract"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

const upload = (count: number) => uploadPictures(admin, count)
const variantsOf = async (id: string): Promise<ProductVariants> =>
  (await admin.get(`/back-office/products/${id}/variants`)).body
const picturesOf = async (id: string): Promise<string[]> =>
  (await admin.get(`/back-office/products/${id}`)).body.images.map((image: ProductImage) => image.id)
const edit = (id: string, wanted: object) => admin.put(`/back-office/products/${id}/variants`, wanted)

/** The kurta with these pictures for what is red, and for the swatch of red. */
function redIn(image?: string, swatch?: string): SaveVariants {
  const { options, variants } = kurtaVariants()
  if (swatch) options[0].values[1] = { value: "Red", image: swatch }
  return { options, variants: variants.map((one) => (one.values[0] === "Red" && image ? { ...one, image } : one)) }
}

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 2_000, interval: 50 })
const page = async (id: string) => (await haat.guest().get(`/store/catalog/products/${id}`)).body.product

describe("a variant's own picture", () => {
  it("is one of the product's or becomes its last, and is what page, cart, saved items and orders show", async () => {
    const [first, red, swatch] = await upload(3)
    const product = await haat.product({ images: [first.id] })
    const { variantOf } = await saveProductVariants(admin, product.id)
    const name = `Swatches ${product.id.slice(-8)}`
    const { body: category } = await admin.post("/back-office/categories", { name })
    await editProduct(admin, product.id, { category_id: category.id })
    expect((await edit(product.id, redIn(red.id, swatch.id))).status).toBe(200)
    expect(await picturesOf(product.id)).toEqual([first.id, swatch.id, red.id])
    expect((await variantsOf(product.id)).variants.map(({ image }) => image)).toEqual([
      ...[undefined, undefined, undefined],
      ...[red.id, red.id, red.id],
    ])
    await soon(async () => {
      const { options, variants, colours } = await page(product.id)
      expect(options[0].values[1]).toEqual({ value: "Red", image: swatch.url })
      expect(variants[3]).toMatchObject({ choice: "Red, S", image: red.url })
      expect(variants[0].image).toBeUndefined()
      expect(colours).toEqual(["#34408c", swatch.url])
      const { facets } = (await haat.guest().get(`/store/catalog/products?category=${encodeURIComponent(name)}`)).body
      const [{ values }] = facets.options
      expect(values.map(({ colour }: { colour: string }) => colour)).toEqual(["#34408c", swatch.url])
    })

    const shopper = await buyer(haat)
    await put(shopper, variantOf("Indigo", "S").id)
    const { body } = await put(shopper, variantOf("Red", "S").id)
    const imageOf = ({ image }: { image: string }) => image
    expect(body.cart.lines.map(imageOf)).toEqual([first, red].map(({ srcset }) => srcset.split(" ")[0]))
    await shopper.post("/store/saved-items", { product_id: variantOf("Red", "S").id })
    await soon(async () => {
      const { items } = (await shopper.get("/store/saved-items")).body
      expect(items[0].product.images[0].id).toBe(red.id)
    })
    await put(shopper, variantOf("Red", "M").id)
    const order = await orderCart(shopper)
    expect(new Map(order.items.map(({ name, image }) => [name, image]))).toEqual(
      new Map([
        [`${product.name} (Indigo, S)`, imageOf(body.cart.lines[0])],
        [`${product.name} (Red, M)`, imageOf(body.cart.lines[1])],
      ]),
    )
  })

  it("is the product's first again when the product has it no more, and is not put back by saving", async () => {
    const [first, red] = await upload(2)
    const product = await haat.product({ images: [first.id] })
    await saveProductVariants(admin, product.id, redIn(red.id))
    expect((await editProduct(admin, product.id, { images: [first.id] })).status).toBe(200)
    const saved = await variantsOf(product.id)
    expect(saved.variants.map(({ image }) => image)).toEqual(Array(6).fill(undefined))
    expect((await edit(product.id, saved)).status).toBe(200)
    expect(await picturesOf(product.id)).toEqual([first.id])
  })

  it("is no picture that is gone or another product's, and there are eight at most", async () => {
    const [mine, ...others] = await upload(8)
    const [product, other] = await Promise.all([
      haat.product({ images: [mine.id] }),
      haat.product({ images: [others[0].id] }),
    ])
    const { body } = await edit(product.id, redIn("none"))
    expect(body.message).toBe("A picture is no longer there, please upload it again")
    expect((await edit(product.id, redIn(others[0].id))).status).toBe(409)
    const more = await upload(2)
    const full = kurtaVariants()
    for (const [at, { id }] of [...others.slice(1), ...more].entries())
      if (full.variants[at]) full.variants[at].image = id
    full.options[0].values[0].image = more[0].id
    full.options[0].values[1].image = more[1].id
    const { status, body: rejected } = await edit(product.id, full)
    expect([status, rejected.message]).toEqual([400, "A product has at most 8 pictures"])
    expect(await picturesOf(product.id)).toEqual([mine.id])
    expect(other.id).not.toBe(product.id)
  })
})

describe("a value that is renamed", () => {
  const renamed = ({ options, variants }: SaveVariants, names: Record<string, string>) => ({
    options: options.map(({ title, values }) => ({
      title,
      values: values.map((one) => (names[one.value] ? { ...one, value: names[one.value], was: one.value } : one)),
    })),
    variants: variants.map(({ values, ...one }) => ({ ...one, values: values.map((value) => names[value] ?? value) })),
  })
  const valueIds = (id: string) =>
    haat.sql(
      `select val.id, val.value from product_product_option link
       join product_option_value val on val.option_id = link.product_option_id and val.deleted_at is null
       where link.product_id = $1 and link.deleted_at is null order by val.id`,
      [id],
    )

  it("a renamed value keeps its variants' stock, carts follow, and old orders keep the name", async () => {
    const product = await haat.product()
    const { variantOf, options, variants } = await saveProductVariants(admin, product.id)
    const shopper = await buyer(haat)
    await put(shopper, variantOf("Red", "M").id, 2)
    const order = await orderCart(shopper)
    await put(shopper, variantOf("Red", "M").id)
    const before = await valueIds(product.id)

    const wanted = renamed({ options, variants }, { Red: "Madder" })
    const sold = wanted.variants.map(({ quantity: _, ...variant }) => variant)
    const saved = (await edit(product.id, { ...wanted, variants: sold })).body
    expect(saved.variants.map(({ id, quantity }: { id: string; quantity: number }) => [id, quantity])).toEqual(
      variants.map(({ id }) => [id, id === variantOf("Red", "M").id ? 3 : 5]),
    )
    expect(saved.options[0].values).toEqual([
      { value: "Indigo", colour: "#34408c" },
      { value: "Madder", colour: "#b3202c" },
    ])
    expect(await valueIds(product.id)).toEqual(
      before.map((row: { value: string }) => (row.value === "Red" ? { ...row, value: "Madder" } : row)),
    )
    expect((await shopper.get("/store/cart")).body.cart.lines).toMatchObject([
      { variant_id: variantOf("Red", "M").id, choice: "Madder, M", available: 3, quantity: 1 },
    ])
    expect((await shopper.get(`/store/my-orders/${order.id}`)).body.order.items).toMatchObject([
      { name: `${product.name} (Red, M)` },
    ])
    expect((await orderCart(shopper)).items).toMatchObject([{ name: `${product.name} (Madder, M)` }])
  })

  it("may change its name with another, also where variants are known by their values alone", async () => {
    const product = await haat.product()
    const { variants } = await saveProductVariants(admin, product.id)
    const { body } = await edit(product.id, renamed(kurtaVariants(), { Indigo: "Red", Red: "Indigo" }))
    expect(body.variants.map(({ id, values }: { id: string; values: string[] }) => [id, values[0]])).toEqual(
      variants.map(({ id, values }) => [id, values[0] === "Red" ? "Indigo" : "Red"]),
    )
  })
})
