import { shop, type TestShop } from "@haat/testing"
import { buyer, orderCart, put } from "@haat/testing/buyer"
import { COLOURS, kurtaVariants, SIZES, saveProductVariants } from "@haat/testing/vary-product"
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { ProductVariants, SaveVariants } from "../../../contract"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

const variantsOf = async (id: string): Promise<ProductVariants> =>
  (await admin.get(`/back-office/products/${id}/variants`)).body
const save = (id: string, variants: unknown) => admin.put(`/back-office/products/${id}/variants`, variants)
const without = (saved: ProductVariants, value: string): SaveVariants => ({
  options: saved.options.map(({ title, values }) => ({ title, values: values.filter((one) => one.value !== value) })),
  variants: saved.variants.filter(({ values }) => !values.includes(value)),
})

/** The product as a shopper's page shows it, polled for the two seconds in which changes appear. */
const soonOnThePage = (id: string, expected: object, without: string[] = []) =>
  vi.waitFor(
    async () => {
      const { body } = await haat.guest().get(`/store/catalog/products/${id}`)
      expect(body.product).toMatchObject(expected)
      expect(Object.keys(body.product).filter((field) => without.includes(field))).toEqual([])
    },
    { timeout: 2_000, interval: 50 },
  )

let kept: Promise<{ id: string }> | undefined
/** A product in six variants, to which nothing happens. */
const unchanged = () => {
  kept ??= haat.product().then(async (product) => {
    await saveProductVariants(admin, product.id)
    return product
  })
  return kept
}

describe("a product in several variants", () => {
  it("shows options in the owner's order, and each variant's price and stock, within two seconds", async () => {
    const product = await haat.product({ price: 450, quantity: 8 })
    expect(await variantsOf(product.id)).toMatchObject({ options: [], variants: [{ price: 450, quantity: 8 }] })
    const { options, variants, variantOf } = await saveProductVariants(admin, product.id)
    expect(options.map(({ title, values }) => [title, values.map(({ value }) => value)])).toEqual([
      ["Colour", ["Indigo", "Red"]],
      ["Size", SIZES],
    ])
    expect(variants).toHaveLength(6)
    await soonOnThePage(product.id, {
      price: 499,
      from: 499,
      choices: 6,
      colours: ["#34408c", "#b3202c"],
      variants: expect.arrayContaining([
        { id: variantOf("Red", "L").id, choice: "Red, L", values: ["Red", "L"], price: 599, quantity: 5 },
      ]),
    })
  })

  it("is not saved by who read it before someone else saved it", async () => {
    const product = await haat.product()
    await saveProductVariants(admin, product.id)
    const read = await variantsOf(product.id)
    const dearer = { ...read, variants: read.variants.map((variant) => ({ ...variant, price: 700 })) }
    expect((await save(product.id, dearer)).status).toBe(200)
    const { status, body } = await save(product.id, read)
    expect([status, body.message]).toEqual([409, "Someone else changed this product while you were editing it"])
    expect((await variantsOf(product.id)).variants.map(({ price }) => price)).toEqual(Array(6).fill(700))
    expect((await save(product.id, { ...read, updated_at: (await variantsOf(product.id)).updated_at })).status).toBe(
      200,
    )
  })

  it("is found by any variant's price, stock and SKU, and sorted by all of them", async () => {
    const word = `varied7${Date.now()}`
    const [plain, varied] = [
      await haat.product({ name: `${word} plain`, price: 550, quantity: 7 }),
      await haat.product({ name: `${word} varied` }),
    ]
    const { options, variants } = kurtaVariants(499, 5)
    const [first, ...others] = variants
    const sku = `SKU-${word}-1`
    await saveProductVariants(admin, varied.id, { options, variants: [{ ...first, quantity: 1, sku }, ...others] })
    const find = async (filter: object, sort = ["name", "ASC"]) => {
      const query = { filter: JSON.stringify({ q: word, ...filter }), sort: JSON.stringify(sort) }
      const { body } = await admin.get(`/back-office/products?${new URLSearchParams(query)}`)
      return body.map(({ name }: { name: string }) => name.split(" ")[1])
    }
    expect(await find({ stock: "low" })).toEqual(["varied"])
    expect(await find({ min_price: 590 })).toEqual(["varied"])
    expect(await find({ max_price: 499 })).toEqual(["varied"])
    expect(await find({ min_price: 540, max_price: 560 })).toEqual(["plain"])
    expect(await find({ q: sku })).toEqual(["varied"])
    expect(await find({}, ["price", "ASC"])).toEqual(["varied", "plain"])
    expect(await find({}, ["quantity", "ASC"])).toEqual(["plain", "varied"])
    expect(plain.name).toContain(word)
  })

  it("keeps stock, orders and id of a plain product's variant when options come and go", async () => {
    const product = await haat.product({ quantity: 9 })
    const shopper = await buyer(haat)
    await put(shopper, product.id, 2)
    await orderCart(shopper)
    const [plain] = (await variantsOf(product.id)).variants
    expect(plain.quantity).toBe(7)

    const wanted = kurtaVariants(499, 7)
    const { variants } = await saveProductVariants(admin, product.id, wanted)
    expect(variants[0].id).toBe(plain.id)
    const [reserved] = await haat.sql(
      `select level.stocked_quantity::int, level.reserved_quantity::int from inventory_level level
       join product_variant_inventory_item link on link.inventory_item_id = level.inventory_item_id
       where link.variant_id = $1`,
      [plain.id],
    )
    expect(reserved).toEqual({ stocked_quantity: 9, reserved_quantity: 2 })

    const back = await save(product.id, { options: [], variants: [{ ...variants[0], values: [] }] })
    expect(back.body).toEqual({
      options: [],
      variants: [{ id: plain.id, values: [], price: 499, quantity: 7, active: true }],
      updated_at: expect.any(String),
    })
    await soonOnThePage(product.id, { quantity: 7, price: 499 }, ["variants", "options", "choices"])
  })

  it("uses a variant's own weight and measures for parcels, and the product's otherwise", async () => {
    const product = await haat.product({ weight: 0.5, length: 20 })
    const wanted = kurtaVariants()
    Object.assign(wanted.variants[0], { weight: 1.25, length: 42.5, breadth: 30, height: 6 })
    const { variants } = await saveProductVariants(admin, product.id, wanted)
    expect(variants[0]).toMatchObject({ weight: 1.25, length: 42.5, breadth: 30, height: 6 })
    expect(variants[1].length).toBeUndefined()
    const sizes = await haat.sql(
      "select grams::int, length::float, breadth::float, height::float from variant_size where variant_id = " +
        "any($1) order by grams desc",
      [variants.slice(0, 2).map(({ id }) => id)],
    )
    expect(sizes).toMatchObject([
      { grams: 1_250, length: 42.5, breadth: 30, height: 6 },
      { grams: 500, length: 20 },
    ])
    const again = await save(product.id, { options: wanted.options, variants })
    expect(again.body.variants).toEqual(variants)
    const without = variants.map(({ length: _, ...variant }) => variant)
    expect(
      (await save(product.id, { options: wanted.options, variants: without })).body.variants[0].length,
    ).toBeUndefined()
  })

  it("is saved again as it is without a change, and a variant is known by its values where no id is sent", async () => {
    const product = await haat.product()
    const { variants } = await saveProductVariants(admin, product.id)
    const again = await save(product.id, kurtaVariants())
    expect(again.body.variants).toEqual(variants)
  })

  it("takes a variant out, and the orders that have it keep its name", async () => {
    const product = await haat.product()
    const { variantOf } = await saveProductVariants(admin, product.id)
    const shopper = await buyer(haat)
    await put(shopper, variantOf("Red", "M").id)
    const order = await orderCart(shopper)
    expect(order.items).toMatchObject([{ name: `${product.name} (Red, M)`, product_id: product.id, price: 599 }])

    expect((await save(product.id, without(await variantsOf(product.id), "Red"))).status).toBe(200)
    expect((await variantsOf(product.id)).variants.map(({ values }) => values[0])).toEqual([
      "Indigo",
      "Indigo",
      "Indigo",
    ])
    const { body } = await shopper.get(`/store/my-orders/${order.id}`)
    expect(body.order.items).toMatchObject([{ name: `${product.name} (Red, M)` }])
  })

  it("has the right first variant after all of its variants were sold and came in at once, again and again", async () => {
    const product = await haat.product()
    const { variantOf } = await saveProductVariants(admin, product.id)
    const ids = COLOURS.flatMap((colour) => SIZES.map((size) => variantOf(colour, size).id))
    const setPieces = (id: string, pieces: number) =>
      haat.sql(
        `update inventory_level set stocked_quantity = $2 where inventory_item_id =
         (select inventory_item_id from product_variant_inventory_item where variant_id = $1)`,
        [id, pieces],
      )
    for (let round = 0; round < 20; round++)
      await Promise.all(ids.map((id, at) => setPieces(id, (round + at) % 3 ? 0 : 4)))
    await Promise.all(ids.map((id) => setPieces(id, id === variantOf("Red", "L").id ? 3 : 0)))
    const kept = await haat.sql("select variant_id from first_variant where product_id = $1", [product.id])
    expect(kept).toEqual([{ variant_id: variantOf("Red", "L").id }])
  }, 60_000)

  it("is sold as the first variant with stock where no variant is named, else as the first", async () => {
    const product = await haat.product()
    const wanted = kurtaVariants()
    wanted.variants[0].quantity = 0
    wanted.variants[1].active = false
    const { variantOf } = await saveProductVariants(admin, product.id, wanted)
    const defaultOf = async () =>
      (await haat.sql("select variant_id from first_variant where product_id = $1", [product.id]))[0].variant_id
    expect(await defaultOf()).toBe(variantOf("Indigo", "L").id)
    for (const variant of wanted.variants) variant.quantity = 0
    await saveProductVariants(admin, product.id, wanted)
    expect(await defaultOf()).toBe(variantOf("Indigo", "S").id)
  })

  it.each<[string, (wanted: SaveVariants) => unknown, string]>([
    [
      "two variants are the same",
      ({ options, variants }) => ({ options, variants: [variants[0], variants[0]] }),
      "Two variants are the same",
    ],
    [
      "a value is not among the option's",
      ({ options, variants }) => ({ options, variants: [{ ...variants[0], values: ["Green", "S"] }] }),
      "A variant has one value of each option",
    ],
    [
      "a value is missing",
      ({ options, variants }) => ({ options, variants: [{ ...variants[0], values: ["Red"] }] }),
      "A variant has one value of each option",
    ],
    [
      "an option stands there twice",
      ({ options, variants }) => ({ options: [options[0], options[0]], variants }),
      "Two options have the same name",
    ],
    ["there is no variant", ({ options }) => ({ options, variants: [] }), "A product has at least one variant"],
    [
      "a colour is none",
      ({ variants }) => ({ options: [{ title: "Colour", values: [{ value: "Red", colour: "red" }] }], variants }),
      "A colour is written like #4b5d9b",
    ],
    [
      "a price is 0",
      ({ options, variants }) => ({ options, variants: [{ ...variants[0], price: 0 }] }),
      "Price must be a number and greater than 0",
    ],
    [
      "a variant is another product's",
      ({ options, variants }) => ({ options, variants: [{ ...variants[0], id: "variant_none" }] }),
      "One of these variants is not there any more. Please load the product again",
    ],
  ])("is rejected, and nothing is changed, when %s", async (_, change, sentence) => {
    const product = await unchanged()
    const before = await variantsOf(product.id)
    const { status, body } = await save(product.id, change(kurtaVariants()))
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(sentence)])
    expect(await variantsOf(product.id)).toEqual(before)
  })

  it("leaves the stock alone where none is sent, so that a sale meanwhile is not undone", async () => {
    const product = await haat.product()
    const { variants, variantOf } = await saveProductVariants(admin, product.id)
    const shopper = await buyer(haat)
    await put(shopper, variantOf("Red", "M").id, 2)
    await orderCart(shopper)
    const saved = await save(product.id, {
      options: kurtaVariants().options,
      variants: variants.map(({ quantity: _, ...variant }) => ({ ...variant, price: 700 })),
    })
    expect(saved.body.variants.map(({ quantity }: { quantity: number }) => quantity)).toEqual([5, 5, 5, 5, 3, 5])
    expect(saved.body.variants[4].price).toBe(700)
  })

  it("rejects the SKU of another product with a sentence", async () => {
    const [one, other] = await Promise.all([haat.product(), haat.product()])
    const sku = `K-${one.id.slice(-8)}`
    const wanted = kurtaVariants()
    wanted.variants[0].sku = sku
    await saveProductVariants(admin, one.id, wanted)
    const { status, body } = await save(other.id, wanted)
    expect([status, body.message]).toEqual([409, "Another product has one of these SKUs"])
    expect((await variantsOf(other.id)).options).toEqual([])
  })

  it("writes three options and sixty variants at once, into the audit log as well", async () => {
    const product = await haat.product()
    const options = [
      { title: "Colour", values: ["A", "B", "C", "D", "E"].map((value) => ({ value })) },
      { title: "Size", values: ["S", "M", "L", "XL"].map((value) => ({ value })) },
      { title: "Sleeve", values: ["Short", "Half", "Long"].map((value) => ({ value })) },
    ]
    const [colours, sizes, sleeves] = options.map(({ values }) => values.map(({ value }) => value))
    const variants = colours.flatMap((colour) =>
      sizes.flatMap((size) => sleeves.map((sleeve) => ({ values: [colour, size, sleeve], price: 700, quantity: 3 }))),
    )
    const begun = performance.now()
    const { status, body } = await save(product.id, { options, variants })
    expect([status, body.variants?.length]).toEqual([200, 60])
    console.info(`60 variants were saved in ${(performance.now() - begun).toFixed(0)} ms`)
    const [entry] = await haat.sql(
      "select action, state from trail_entry where resource = 'products' and subject_id = $1 and action <> 'created'",
      [product.id],
    )
    expect(entry).toEqual({ action: "variants", state: "done" })
  })
})
