/** @module-tag stock */
import { randomUUID } from "node:crypto"
import { shop, type TestShop } from "@haat/testing"
import { buyer, buyers, orderCart, payOnDelivery, put, totalOf } from "@haat/testing/buyer"
import { inBatches } from "@haat/testing/in-batches"
import { smallOrFull } from "@haat/testing/test-size"
import { kurtaVariants, saveProductVariants } from "@haat/testing/vary-product"
import { beforeAll, describe, expect, it } from "vitest"
import { tally } from "../testing/shopping"

const haat = shop()
const CART_BATCH_SIZE = 4
let admin: Awaited<ReturnType<TestShop["admin"]>>
/** Two products with variants that no test changes. */
let known: Awaited<ReturnType<typeof createKurta>>
let other: Awaited<ReturnType<typeof createKurta>>
beforeAll(async () => {
  admin = await haat.admin()
  ;[known, other] = await Promise.all([createKurta(), createKurta()])
})

async function createKurta(quantity = 5) {
  const product = await haat.product()
  return { product, ...(await saveProductVariants(admin, product.id, kurtaVariants(499, quantity))) }
}

describe("variants in the cart", () => {
  it("have a line each, with their own price and stock", async () => {
    const { product, variantOf } = known
    const shopper = await haat.shopper()
    const [indigo, red] = [variantOf("Indigo", "S"), variantOf("Red", "M")]
    await shopper.post("/store/cart/lines", { product_id: product.id, variant_id: indigo.id, quantity: 2 })
    await put(shopper, red.id, 3)
    const { body } = await put(shopper, product.id)
    expect(body.cart.lines).toMatchObject([
      { product_id: product.id, variant_id: indigo.id, choice: "Indigo, S", price: 499, quantity: 3, available: 5 },
      { product_id: product.id, variant_id: red.id, choice: "Red, M", price: 599, quantity: 3 },
    ])
    expect(body.cart).toMatchObject({ item_count: 6, item_total: 3 * 499 + 3 * 599 })

    const more = await put(shopper, red.id, 3)
    expect([more.status, more.body.message]).toEqual([409, `Only 5 left of ${product.name} (Red, M)`])
    expect((await shopper.post(`/store/cart/lines/${red.id}`, { quantity: 5 })).status).toBe(200)
    const left = await shopper.delete(`/store/cart/lines/${indigo.id}`)
    expect(left.body.cart.lines).toMatchObject([{ variant_id: red.id, quantity: 5 }])
  })

  it("can be changed to another variant of the product, adding to its line", async () => {
    const { product, variantOf } = known
    const shopper = await haat.shopper()
    const [small, large] = [variantOf("Indigo", "S"), variantOf("Indigo", "L")]
    await put(shopper, small.id, 2)
    await put(shopper, large.id)
    const changed = await shopper.post(`/store/cart/lines/${small.id}`, { quantity: 2, variant_id: large.id })
    expect(changed.body.cart.lines).toMatchObject([{ variant_id: large.id, quantity: 3 }])
    const foreign = await shopper.post(`/store/cart/lines/${large.id}`, {
      quantity: 1,
      variant_id: other.variantOf("Red", "S").id,
    })
    expect([foreign.status, foreign.body.code]).toEqual([404, "not_in_shop"])
    expect((await shopper.get("/store/cart")).body.cart.lines).toMatchObject([{ product_id: product.id, quantity: 3 }])
  })

  it("rejects variants of other products and inactive variants", async () => {
    const { product, variantOf } = await createKurta()
    const wanted = kurtaVariants()
    wanted.variants[0].active = false
    await saveProductVariants(admin, product.id, wanted)
    const shopper = await haat.shopper()
    const foreign = { product_id: product.id, variant_id: other.variantOf("Red", "S").id }
    expect((await shopper.post("/store/cart/lines", foreign)).status).toBe(404)
    expect((await put(shopper, variantOf("Indigo", "S").id)).status).toBe(404)
    expect((await shopper.get("/store/cart")).body.cart.lines).toEqual([])
  })

  it("stay in the cart as sold out when deleted, are not ordered, and can be changed to another", async () => {
    const { product, variantOf } = await createKurta()
    const shopper = await buyer(haat)
    const [small, medium] = [variantOf("Indigo", "S"), variantOf("Indigo", "M")]
    for (const { id } of [small, medium]) await put(shopper, id)
    const { options, variants } = kurtaVariants()
    await saveProductVariants(admin, product.id, {
      options,
      variants: variants.filter(({ values }) => values[1] !== "S"),
    })
    const { cart } = (await shopper.get("/store/cart")).body
    expect(cart.lines).toMatchObject([
      { variant_id: small.id, name: product.name, choice: "Indigo, S", available: 0 },
      { variant_id: medium.id, choice: "Indigo, M", available: 5 },
    ])
    expect(cart.item_count).toBe(1)
    const order = await orderCart(shopper)
    expect(order.items).toMatchObject([{ name: `${product.name} (Indigo, M)` }])
    const left = (await shopper.get("/store/cart")).body.cart.lines
    expect(left).toMatchObject([{ variant_id: small.id, choice: "Indigo, S", available: 0 }])
    const changed = await shopper.post(`/store/cart/lines/${small.id}`, { quantity: 1, variant_id: medium.id })
    expect(changed.body.cart.lines).toMatchObject([{ variant_id: medium.id, quantity: 1 }])
  })

  it("are merged from a guest cart; a line without variant adds to the default variant", async () => {
    const { product, variantOf } = await createKurta(2)
    const shopper = await haat.shopper()
    const [first, red] = [variantOf("Indigo", "S"), variantOf("Red", "S")]
    const merge = (lines: object[]) => shopper.post("/store/cart/merge", { merge_id: randomUUID(), lines })
    const { body } = await merge([
      { product_id: product.id, quantity: 1 },
      { product_id: product.id, variant_id: red.id, quantity: 3 },
      { product_id: product.id, variant_id: first.id, quantity: 1 },
    ])
    expect(
      body.cart.lines.map((line: { variant_id: string; quantity: number }) => [line.variant_id, line.quantity]),
    ).toEqual(
      expect.arrayContaining([
        [first.id, 2],
        [red.id, 2],
      ]),
    )
    expect(body.reduced).toEqual([
      { product_id: product.id, variant_id: red.id, name: product.name, choice: "Red, S", quantity: 2 },
    ])
  })

  it("are ordered, each from its own stock, and named in the order", async () => {
    const { product, variantOf } = await createKurta()
    const shopper = await buyer(haat)
    const chosen = [variantOf("Indigo", "S"), variantOf("Indigo", "M"), variantOf("Red", "L")]
    for (const { id } of chosen) await put(shopper, id, 2)
    const order = await orderCart(shopper)
    expect(order.items).toHaveLength(3)
    expect(order.items).toEqual(
      expect.arrayContaining(
        chosen.map(({ id, price, values }) =>
          expect.objectContaining({
            variant_id: id,
            price,
            quantity: 2,
            name: `${product.name} (${values.join(", ")})`,
          }),
        ),
      ),
    )
    const { body } = await admin.get(`/back-office/products/${product.id}/variants`)
    expect(body.variants.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 3, 5, 5, 5, 3])
  })

  it("sell the last piece of one variant to one of many buyers, and leave the other variants unchanged", async () => {
    const { product, variantOf } = await createKurta(1)
    const people = await buyers(haat, smallOrFull(8, 50))
    const red = variantOf("Red", "M")
    const totals = await inBatches(people, CART_BATCH_SIZE, async (person) => {
      await put(person, red.id)
      return totalOf(person)
    })
    const responses = await Promise.all(people.map((person, at) => payOnDelivery(person, totals[at])))
    expect(tally(responses)).toEqual({ 201: 1, 409: people.length - 1 })
    const { body } = await admin.get(`/back-office/products/${product.id}/variants`)
    expect(body.variants.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 1, 1, 1, 0, 1])
  }, 120_000)

  it("keep their variant when saved for later and moved back", async () => {
    const { product, variantOf } = known
    const shopper = await haat.shopper()
    const [small, red] = [variantOf("Indigo", "S"), variantOf("Red", "M")]
    await put(shopper, small.id)
    await put(shopper, red.id, 2)
    for (const { id } of [small, red])
      await shopper.post("/store/saved-items", { product_id: product.id, variant_id: id })
    const { body } = await shopper.get("/store/saved-items")
    expect(body.cart.lines).toEqual([])
    expect(body.items).toMatchObject([
      { product: { id: product.id, price: 599, quantity: 5 }, variant_id: red.id, choice: "Red, M", quantity: 2 },
      { product: { id: product.id, price: 499 }, variant_id: small.id, choice: "Indigo, S", quantity: 1 },
    ])
    const moved = await shopper.post(`/store/saved-items/${red.id}/move-to-cart`)
    expect(moved.body.cart.lines).toMatchObject([{ variant_id: red.id, quantity: 2 }])
    expect(moved.body.items).toMatchObject([{ variant_id: small.id }])
    await shopper.delete(`/store/saved-items/${small.id}`)
    expect((await shopper.get("/store/saved-items")).body.items).toEqual([])
  })
})
