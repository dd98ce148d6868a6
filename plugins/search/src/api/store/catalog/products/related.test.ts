import type { ShopProduct } from "@haat/catalog/contract"
import { shop } from "@haat/testing"
import { type Buyer, buyer, orderCart, put } from "@haat/testing/buyer"
import { editProduct } from "@haat/testing/edit-product"
import { beforeAll, describe, expect, it } from "vitest"
import type { RelatedProducts } from "../../../../contract"

const haat = shop()
let shopper: Buyer

const newCategory = async () => {
  const name = `Related ${crypto.randomUUID()}`
  return (await (await haat.admin()).post("/back-office/categories", { name })).body.id as string
}
const relatedTo = async ({ id }: { id: string }) => {
  const { status, body } = await haat.guest().get(`/store/catalog/products/${id}/related`)
  expect(status).toBe(200)
  return (body as RelatedProducts).products
}
const names = (products: { name: string }[]) => products.map(({ name }) => name)

async function order(...products: ShopProduct[]): Promise<string> {
  for (const { id } of products) await put(shopper, id)
  return (await orderCart(shopper)).id
}

beforeAll(async () => {
  shopper = await buyer(haat)
})

describe("related products", () => {
  it("are those of the same category that are nearest in price, five at most, and never the product itself", async () => {
    const category_id = await newCategory()
    const of = (price: number) => haat.product({ category_id, price, name: `At ${price}` })
    const [own] = [await of(500), await of(900), await of(450), await of(100), await of(520), await of(700)]
    await of(9_000)
    expect(names(await relatedTo(own))).toEqual(["At 520", "At 450", "At 700", "At 900", "At 100"])
    expect(names(await relatedTo({ id: own.handle }))).toHaveLength(5)
  })

  it("are then those that were ordered together with it most often, without what was cancelled", async () => {
    const [pot, lid, ladle, regretted] = [
      await haat.product({ name: "Pot", category_id: await newCategory() }),
      await haat.product({ name: "Lid", category_id: await newCategory() }),
      await haat.product({ name: "Ladle", category_id: await newCategory() }),
      await haat.product({ name: "Regretted", category_id: await newCategory() }),
    ]
    const neighbour = await haat.product({ name: "Neighbour", category_id: pot.category?.id })
    await order(pot, ladle)
    await order(pot, lid, neighbour)
    await order(pot, lid)
    const cancelled = await order(pot, regretted)
    expect((await shopper.post(`/store/my-orders/${cancelled}/cancel`)).status).toBe(200)
    expect(names(await relatedTo(pot))).toEqual(["Neighbour", "Lid", "Ladle"])
    expect(names(await relatedTo(ladle))).toEqual(["Pot"])
  })

  it("can all be bought now: none is sold out or taken off sale", async () => {
    const category_id = await newCategory()
    const own = await haat.product({ category_id })
    await haat.product({ category_id, name: "Sold out", quantity: 0 })
    await haat.product({ category_id, name: "Inactive", active: false })
    const bought = await haat.product({ name: "Was bought with it", category_id: await newCategory() })
    await order(own, bought)
    expect(names(await relatedTo(own))).toEqual(["Was bought with it"])
    expect((await editProduct(await haat.admin(), bought.id, { quantity: 0 })).status).toBe(200)
    await expect.poll(() => relatedTo(own)).toEqual([])
  })

  it("are none of a product that is not there or not on sale", async () => {
    const hidden = await haat.product({ active: false })
    for (const id of [hidden.id, "nothing-like-it", "%00"]) expect(await relatedTo({ id })).toEqual([])
  })
})
