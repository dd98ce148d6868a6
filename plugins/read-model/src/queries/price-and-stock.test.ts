/** @module-tag stock */
import { randomUUID } from "node:crypto"
import { MANY_PIECES, type ShopProduct } from "@haat/catalog/contract"
import { shop, type TestShop } from "@haat/testing"
import { type Buyer, buyer, orderCart, put } from "@haat/testing/buyer"
import { smallOrFull } from "@haat/testing/test-size"
import { parse } from "csv-parse/sync"
import { beforeAll, describe, expect, it } from "vitest"

const ROUNDS = smallOrFull(5, 25)

const haat = shop()
let owner: Awaited<ReturnType<TestShop["admin"]>>

beforeAll(async () => {
  owner = await haat.admin()
})

type Sold = { product: ShopProduct; category_id: string; variant_id: string; item_id: string; buyer: Buyer }

/** A product for ₹100 with 3 pieces, alone in its category, and a shopper with one in the cart. */
async function sold(): Promise<Sold> {
  const category_id = (await owner.post("/back-office/categories", { name: `Split ${randomUUID()}` })).body.id
  const product = await haat.product({ name: `Split lota ${randomUUID()}`, price: 100, quantity: 3, category_id })
  const [{ variant_id, item_id }] = await haat.sql(
    `select v.id as variant_id, i.inventory_item_id as item_id from product_variant v
     join product_variant_inventory_item i on i.variant_id = v.id where v.product_id = $1`,
    [product.id],
  )
  const shopper = await buyer(haat)
  expect((await put(shopper, product.id)).status).toBe(200)
  return { product, category_id, variant_id, item_id, buyer: shopper }
}

/** Reads a product; undefined when it does not exist. */
type PriceAndPieces = { price: number; pieces: number } | undefined
const priceAndPieces = (product?: Record<"price" | "quantity", number | string>): PriceAndPieces =>
  product && { price: Number(product.price), pieces: Number(product.quantity) }

/** Every place where goods are read, by what they are read for. */
const READERS: Record<string, (goods: Sold) => Promise<PriceAndPieces>> = {
  "the product page": async ({ product }) =>
    priceAndPieces((await haat.guest().get(`/store/catalog/products/${product.id}`)).body.product),
  "a list of shoppers": async ({ category_id }) =>
    priceAndPieces((await haat.guest().get(`/store/catalog/products?category=${category_id}`)).body.products[0]),
  "the old product call": async ({ product }) => {
    const { body } = await haat.guest().post("/api/product/getProductById", { id: product.id })
    return priceAndPieces(body.data)
  },
  "the owner's product": async ({ product }) =>
    priceAndPieces((await owner.get(`/back-office/products/${product.id}`)).body),
  "the owner's list": async ({ category_id }) => {
    const filter = encodeURIComponent(JSON.stringify({ category_id }))
    const sort = encodeURIComponent(JSON.stringify(["price", "ASC"]))
    return priceAndPieces((await owner.get(`/back-office/products?filter=${filter}&sort=${sort}`)).body[0])
  },
  "the export": async ({ category_id }) => {
    const filter = encodeURIComponent(JSON.stringify({ category_id }))
    const { body } = await owner.get(`/back-office/products/export?filter=${filter}`)
    return priceAndPieces(parse<Record<"price" | "quantity", string>>(body, { bom: true, columns: true })[0])
  },
  "the cart": async ({ buyer }) => {
    const [line] = (await buyer.get("/store/cart")).body.cart.lines
    return line && { price: line.price, pieces: line.available }
  },
  "the checkout": async ({ buyer }) => {
    const { addresses } = (await buyer.get("/store/addresses")).body
    const { body } = await buyer.get(`/store/checkout?address_id=${addresses[0].id}`)
    const line = body.summary?.lines[0]
    return line && { price: line.price, pieces: line.available }
  },
}
const OWNERS = ["the owner's product", "the owner's list", "the export"]

/** Has the search index read the product again, as any change of the owner's does. */
async function touch({ product }: Sold) {
  const about = `Read again ${randomUUID()}`
  const { updated_at, active } = (await owner.get(`/back-office/products/${product.id}`)).body
  expect((await owner.put(`/back-office/products/${product.id}`, { about, updated_at })).status).toBe(200)
  if (!active) return
  const seen = async () => (await haat.guest().get(`/store/catalog/products/${product.id}`)).body.product?.about
  await expect.poll(seen, { timeout: 10_000 }).toBe(about)
}

async function everybodySays(goods: Sold, expected: PriceAndPieces, readers = Object.keys(READERS)) {
  await touch(goods)
  const responses = await Promise.all(readers.map(async (name) => [name, await READERS[name](goods)]))
  // a list says no more pieces than that
  const listed = expected && { ...expected, pieces: Math.min(expected.pieces, MANY_PIECES) }
  const saying = readers.map((name) => [name, name === "a list of shoppers" ? listed : expected])
  expect(Object.fromEntries(responses)).toEqual(Object.fromEntries(saying))
}

const addPrice = (
  { variant_id }: Sold,
  amount: number,
  { min_quantity = null as number | null, list = null as string | null, rules = 0 } = {},
) =>
  haat.sql(
    `insert into price (id, price_set_id, currency_code, amount, raw_amount, rules_count, min_quantity, price_list_id)
     select 'price_' || $2, price_set_id, 'inr', $3::numeric, jsonb_build_object('value', $3::text, 'precision', 20),
       $4, $5, $6
     from product_variant_price_set where variant_id = $1`,
    [variant_id, randomUUID(), amount, rules, min_quantity, list],
  )

const addLocation = async ({ item_id }: Sold, stocked: number) => {
  const id = randomUUID()
  await haat.sql("insert into stock_location (id, name) values ($1, $1)", [id])
  await haat.sql(
    `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity)
     values ('ilev_' || $2, $1, $2, $3::numeric, jsonb_build_object('value', $3::text, 'precision', 20))`,
    [item_id, id, stocked],
  )
  return id
}

describe("what a product costs and how many can be sold is the same for everybody", () => {
  it("as it was added", async () => {
    await everybodySays(await sold(), { price: 100, pieces: 3 })
  })

  it("of two prices, the newer one, whichever was changed last", async () => {
    const goods = await sold()
    await addPrice(goods, 120)
    await haat.sql(
      `update price set updated_at = now() + interval '1 hour' where amount = 100 and price_set_id =
         (select price_set_id from product_variant_price_set where variant_id = $1)`,
      [goods.variant_id],
    )
    await everybodySays(goods, { price: 120, pieces: 3 })
    const { updated_at } = (await owner.get(`/back-office/products/${goods.product.id}`)).body
    await owner.put(`/back-office/products/${goods.product.id}`, { price: 130, updated_at })
    await everybodySays(goods, { price: 130, pieces: 3 })
  })

  it("ignores a quantity price, a price list's price and a price under a rule", async () => {
    const goods = await sold()
    await haat.sql("insert into price_list (id, title, description, status) values ($1, 'Sale', '', 'active')", [
      `plist_${goods.product.id}`,
    ])
    await addPrice(goods, 80, { min_quantity: 10 })
    await addPrice(goods, 70, { list: `plist_${goods.product.id}` })
    await addPrice(goods, 60, { rules: 1 })
    await everybodySays(goods, { price: 100, pieces: 3 })
  })

  it("at two locations, as many as the fuller one has, for an order is sent from one", async () => {
    const goods = await sold()
    const second = await addLocation(goods, 9)
    await everybodySays(goods, { price: 100, pieces: 9 })
    const { updated_at } = (await owner.get(`/back-office/products/${goods.product.id}`)).body
    await owner.put(`/back-office/products/${goods.product.id}`, { quantity: 7, updated_at })
    await everybodySays(goods, { price: 100, pieces: 7 })
    await haat.sql("update inventory_level set deleted_at = now() where location_id = $1", [second])
    await everybodySays(goods, { price: 100, pieces: 3 })
  })

  it("at two locations, as few as the owner says, though the other one had more", async () => {
    const goods = await sold()
    await addLocation(goods, 9)
    const { updated_at } = (await owner.get(`/back-office/products/${goods.product.id}`)).body
    await owner.put(`/back-office/products/${goods.product.id}`, { quantity: 1, updated_at })
    await everybodySays(goods, { price: 100, pieces: 1 })
  })

  it("when several of the item make one piece", async () => {
    const goods = await sold()
    await haat.sql("update product_variant_inventory_item set required_quantity = 2 where variant_id = $1", [
      goods.variant_id,
    ])
    await everybodySays(goods, { price: 100, pieces: 1 })
  })

  it("when its stock is not counted", async () => {
    const goods = await sold()
    await haat.sql("update product_variant set manage_inventory = false where id = $1", [goods.variant_id])
    await everybodySays(goods, { price: 100, pieces: 1_000_000 })
  })

  it("when its first variant was deleted and another takes its place", async () => {
    const goods = await sold()
    const next = `variant_${randomUUID()}`
    await haat.sql(
      `insert into product_variant (id, title, product_id, manage_inventory, variant_rank) values ($1, 'Large', $2,
        true, 1)`,
      [next, goods.product.id],
    )
    await haat.sql("insert into price_set (id) values ($1)", [`pset_${next}`])
    await haat.sql("insert into product_variant_price_set (id, variant_id, price_set_id) values ($1, $2, $3)", [
      `pvps_${next}`,
      next,
      `pset_${next}`,
    ])
    await addPrice({ ...goods, variant_id: next }, 250)
    await haat.sql(
      "insert into product_variant_inventory_item (id, variant_id, inventory_item_id) values ($1, $2, $3)",
      [`pvi_${next}`, next, goods.item_id],
    )
    await everybodySays(goods, { price: 100, pieces: 3 })
    await haat.sql("update product_variant set deleted_at = now() where id = $1", [goods.variant_id])
    await everybodySays(goods, { price: 250, pieces: 3 })
  })

  it("when a piece is promised to someone", async () => {
    const goods = await sold()
    const other = await buyer(haat)
    await put(other, goods.product.id, 2)
    await orderCart(other)
    await everybodySays(goods, { price: 100, pieces: 1 })
  })

  it("a draft is its owner's alone, and nobody can buy it", async () => {
    const goods = await sold()
    await owner.put(`/back-office/products/${goods.product.id}`, { active: false })
    await everybodySays(goods, { price: 100, pieces: 3 }, OWNERS)
    expect(await READERS["the cart"](goods)).toEqual({ price: 100, pieces: 0 })
    expect(await READERS["the checkout"](goods)).toBeUndefined()
    await expect.poll(() => READERS["the product page"](goods)).toBeUndefined()
  })

  it("what waits to be deleted can be bought by nobody, until it is taken back", async () => {
    const goods = await sold()
    const change = { ids: [goods.product.id], change: { kind: "delete" } }
    const { body } = await owner.post("/back-office/products/bulk", change)
    expect(await READERS["the cart"](goods)).toEqual({ price: 100, pieces: 0 })
    expect(await READERS["the checkout"](goods)).toBeUndefined()
    expect((await owner.post(`/back-office/products/bulk/${body.id}/undo`, {})).status).toBe(200)
    await everybodySays(goods, { price: 100, pieces: 3 })
  })

  it("a variant's own weight is what delivery of it costs, on its page and in the checkout", async () => {
    const goods = await sold()
    const quoted = async () =>
      (await haat.guest().get(`/store/freight-quotes?product_id=${goods.product.id}&postal_code=411004`)).body.quote
        .freight_charge
    const charged = async () => {
      const { addresses } = (await goods.buyer.get("/store/addresses")).body
      return (await goods.buyer.get(`/store/checkout?address_id=${addresses[0].id}`)).body.summary.lines[0]
        .delivery_charge
    }
    const before = await quoted()
    expect(await charged()).toBe(before)
    await haat.sql("update product_variant set weight = 9000 where id = $1", [goods.variant_id])
    expect(await quoted()).toBeGreaterThan(before)
    expect(await charged()).toBe(await quoted())
  })
})

describe("what the database keeps of a variant", () => {
  const kept = async (item_id: string) =>
    (
      await haat.sql(
        `select s.pieces, s.location_id from variant_stock s join product_variant_inventory_item i using (variant_id)
         where i.inventory_item_id = $1`,
        [item_id],
      )
    )[0]

  it("is right after two locations were changed at once, many times", async () => {
    const goods = await sold()
    const second = await addLocation(goods, 1)
    const set = (pieces: number, which: string) =>
      haat.sql(
        `update inventory_level set stocked_quantity = $2::numeric,
           raw_stocked_quantity = jsonb_build_object('value', $2::text, 'precision', 20)
         where inventory_item_id = $1 and (location_id = $3) = $4`,
        [goods.item_id, pieces, second, which === "second"],
      )
    for (let round = 1; round <= ROUNDS; round++) {
      await Promise.all([set(round, "first"), set(round * 2, "second")])
      expect(await kept(goods.item_id)).toEqual({ pieces: round * 2, location_id: second })
      await Promise.all([set(50, "first"), set(0, "second")])
      expect((await kept(goods.item_id)).pieces).toBe(50)
    }
  })

  it("is what choosing anew would give, for everything in the shop", async () => {
    const [{ wrong }] = await haat.sql(
      `select count(*)::int as wrong from sellable_variant offer join product_variant v on v.id = offer.variant_id
       left join lateral (
         select max(floor((level.stocked_quantity - level.reserved_quantity) / link.required_quantity)) as pieces
         from product_variant_inventory_item link
         join inventory_level level on level.inventory_item_id = link.inventory_item_id and level.deleted_at is null
         where link.variant_id = offer.variant_id and link.deleted_at is null) stock on true
       left join lateral (
         select price.amount from product_variant_price_set link join price on price.price_set_id = link.price_set_id
         where link.variant_id = offer.variant_id and link.deleted_at is null and price.deleted_at is null
           and price.currency_code = 'inr' and price.price_list_id is null and price.rules_count = 0
           and price.min_quantity is null
         order by price.created_at desc limit 1) price on true
       where offer.price is distinct from price.amount
         or (v.manage_inventory and offer.pieces <> greatest(coalesce(stock.pieces, 0), 0))`,
    )
    expect(wrong).toBe(0)
  })
})
