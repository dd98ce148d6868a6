import { shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { holdRows } from "@haat/testing/hold-rows"
import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"
import { type ProductImage, toSlug } from "../contract"

type Owner = Awaited<ReturnType<Awaited<ReturnType<typeof shop>>["admin"]>>

const haat = shop()
let owner: Owner
let form: Record<string, unknown>

beforeAll(async () => {
  owner = await haat.admin()
  const category = await owner.post("/back-office/categories", { name: `Saved ${crypto.randomUUID().slice(0, 8)}` })
  form = {
    name: "Sheesham stool",
    description: "Carved by hand",
    category_id: category.body.id,
    about: "From Saharanpur",
    price: 1_499.5,
    quantity: 5,
    length: 30.5,
    height: 45,
    breadth: 30,
    weight: 3.25,
    active: true,
    attributes: [{ key: "Wood", value: "Sheesham" }],
    images: [],
  }
})

const upload = async (count: number): Promise<ProductImage[]> => {
  const body = new FormData()
  for (let i = 0; i < count; i++) {
    const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background: "#0f766e" } })
      .png()
      .toBuffer()
    body.append("files", new Blob([new Uint8Array(picture)]), `stool ${i}.png`)
  }
  const { status, body: response } = await owner.post("/back-office/pictures", body)
  expect(status).toBe(201)
  return response.files
}
const fileThere = async (url: string) => (await fetch(new URL(url, haat.backendUrl))).status === 200

/** Every table a product leaves rows in, counted. */
const countRows = async () => {
  const [row] = await haat.sql(`select
    (select count(*) from product where deleted_at is null) as products,
    (select count(*) from product_variant where deleted_at is null) as variants,
    (select count(*) from price where deleted_at is null) as prices,
    (select count(*) from price_set where deleted_at is null) as price_sets,
    (select count(*) from inventory_item where deleted_at is null) as items,
    (select count(*) from inventory_level where deleted_at is null) as levels,
    (select count(*) from product_sales_channel where deleted_at is null) as channels,
    (select count(*) from product_variant_inventory_item where deleted_at is null) as item_links,
    (select count(*) from picture where product_id is not null) as owned_pictures`)
  return row
}
const stockOf = async (id: string) => {
  const [row] = await haat.sql(
    `select il.id, il.stocked_quantity::int as stocked, il.reserved_quantity::int as reserved,
       il.raw_stocked_quantity->>'value' as raw, il.inventory_item_id as item, il.location_id as location
     from product_variant v join product_variant_inventory_item l on l.variant_id = v.id
     join inventory_level il on il.inventory_item_id = l.inventory_item_id where v.product_id = $1`,
    [id],
  )
  return row
}
const reserve = async (id: string, quantity: number) => {
  const { item, location } = await stockOf(id)
  await haat.sql(
    `insert into reservation_item (id, inventory_item_id, location_id, quantity, raw_quantity, line_item_id)
     values ($1, $2, $3, $4::numeric, jsonb_build_object('value', $4::numeric::text, 'precision', 20), $1)`,
    [`resitem_${crypto.randomUUID()}`, item, location, quantity],
  )
}

describe("saving a product", () => {
  it("gives back what was saved, in rupees, kilograms and centimetres", async () => {
    const { status, body } = await owner.post("/back-office/products", form)
    expect(status).toBe(201)
    const { images: _, category_id, ...fields } = form
    expect(body).toMatchObject({ ...fields, category: { id: category_id } })
    const [row] = await haat.sql("select weight, status from product where id = $1", [body.id])
    expect(row).toEqual({ weight: 3_250, status: "published" })
  })

  it("changes only the fields that are sent; what it cost before is the list price", async () => {
    const { body: made } = await owner.post("/back-office/products", form)
    const { status, body } = await editProduct(owner, made.id, { price: 999 })
    expect(status).toBe(200)
    expect({ ...body, updated_at: "" }).toEqual({ ...made, price: 999, list_price: made.price, updated_at: "" })
  })

  it("lets two products have one name, at two addresses", async () => {
    const one = (await owner.post("/back-office/products", form)).body
    const two = (await owner.post("/back-office/products", form)).body
    expect(two.name).toBe(one.name)
    expect(two.handle).not.toBe(one.handle)
  })

  it("lets two products have one name, saved at the same moment", async () => {
    const twin = { ...form, name: `Twin stool ${crypto.randomUUID().slice(0, 8)}` }
    const responses = await Promise.all([1, 2, 3].map(() => owner.post("/back-office/products", twin)))
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(responses.map(({ body }) => body.handle)).size).toBe(3)
  })

  it("chooses another address when an import or the Admin API takes its own at the same moment", async () => {
    const [name, id] = [`Held stool ${crypto.randomUUID().slice(0, 8)}`, `prod_${crypto.randomUUID()}`]
    const handle = toSlug(name)
    const letGo = await holdRows("insert into product (id, title, handle) values ($1, $2, $3)", [id, name, handle])
    const saved = owner.post("/back-office/products", { ...form, name })
    const WAITING = "select from pg_stat_activity where wait_event_type = 'Lock' and query like $1"
    const waiting = () => haat.sql(WAITING, ['insert into "product" %'])
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1)
    await letGo("commit")
    const { status, body } = await saved
    await haat.sql("delete from product where id = $1", [id])
    expect(status).toBe(201)
    expect(body.handle).toMatch(new RegExp(`^${handle}-.+`))
  })

  it("counts quantity as what can still be sold, on top of what is promised to orders", async () => {
    const { body: made } = await owner.post("/back-office/products", form)
    await reserve(made.id, 3)
    const { body } = await editProduct(owner, made.id, { quantity: 7 })
    expect(body.quantity).toBe(7)
    expect(await stockOf(made.id)).toMatchObject({ stocked: 10, reserved: 3, raw: "10" })
  })

  it("rejects an unknown product, category and picture, and changes nothing", async () => {
    const before = await countRows()
    expect((await owner.put("/back-office/products/prod_none", { active: true })).status).toBe(404)
    for (const wrong of [{ category_id: "pcat_none" }, { images: ["pic_none"] }, { price: 0 }]) {
      const { status, body } = await owner.post("/back-office/products", { ...form, ...wrong })
      expect(status).toBe(400)
      expect(body.message).toMatch(/^(Category not found|A picture is no longer|Price must be)/)
    }
    expect(await countRows()).toEqual(before)
  })
})

describe("a save that fails late", () => {
  it("leaves nothing of a new product behind", async () => {
    const [picture] = await upload(1)
    expect((await owner.post("/back-office/products", { ...form, images: [picture.id] })).status).toBe(201)
    const before = await countRows()
    const { status, body } = await owner.post("/back-office/products", { ...form, images: [picture.id] })
    expect([status, body.message]).toEqual([409, "A picture belongs to another product"])
    expect(await countRows()).toEqual(before)
  })

  it("puts everything of a known product back: words, price, stock and pictures", async () => {
    const [mine, taken] = await upload(2)
    await owner.post("/back-office/products", { ...form, images: [taken.id] })
    const { body: made } = await owner.post("/back-office/products", { ...form, images: [mine.id] })
    await reserve(made.id, 2)
    const before = await stockOf(made.id)
    const { status } = await editProduct(owner, made.id, {
      name: "Changed",
      price: 1,
      quantity: 50,
      active: false,
      about: "Changed",
      images: [taken.id],
    })
    expect(status).toBe(409)
    const { body: after } = await owner.get(`/back-office/products/${made.id}`)
    expect({ ...after, updated_at: "" }).toEqual({ ...made, quantity: made.quantity - 2, updated_at: "" })
    expect(await stockOf(made.id)).toEqual(before)
    expect(await fileThere(mine.url)).toBe(true)
  })
})

describe("pictures of a product", () => {
  it("keep the order they are saved in, and the first is the preview", async () => {
    const [a, b] = await upload(2)
    const { body: made } = await owner.post("/back-office/products", { ...form, images: [b.id, a.id] })
    expect(made.images).toEqual([b, a])
    expect(b.srcset).toMatch(/-320\.webp 320w, .*-640\.webp 640w, .*-700\.webp 700w$/)
    const [{ thumbnail }] = await haat.sql("select thumbnail from product where id = $1", [made.id])
    expect(thumbnail).toBe(b.srcset.split(" ")[0])
    const { body: turned } = await editProduct(owner, made.id, { images: [a.id, b.id] })
    expect(turned.images).toEqual([a, b])
  })

  it("lose their files when they are removed, and when the product is deleted", async () => {
    const [a, b] = await upload(2)
    const { body: made } = await owner.post("/back-office/products", { ...form, images: [a.id, b.id] })
    const addresses = (image: ProductImage) => image.srcset.split(", ").map((part) => part.split(" ")[0])
    for (const url of [...addresses(a), ...addresses(b)]) expect(await fileThere(url)).toBe(true)

    await editProduct(owner, made.id, { images: [b.id] })
    for (const url of addresses(a)) expect(await fileThere(url)).toBe(false)
    expect(await fileThere(b.url)).toBe(true)

    expect((await owner.delete(`/back-office/products/${made.id}`)).status).toBe(200)
    for (const url of addresses(b)) expect(await fileThere(url)).toBe(false)
    expect(await haat.sql("select id from picture where id = any($1)", [[a.id, b.id]])).toEqual([])
  })
})

describe("deleting a product", () => {
  it("takes it out of the shop, and a second time is a 404", async () => {
    const made = await haat.product({ name: "Short-lived stool" })
    expect((await owner.delete(`/back-office/products/${made.id}`)).status).toBe(200)
    expect((await owner.get(`/back-office/products/${made.id}`)).status).toBe(404)
    expect((await owner.delete(`/back-office/products/${made.id}`)).status).toBe(404)
  })

  it("works while pieces are promised to orders, and keeps the promise", async () => {
    const { body: made } = await owner.post("/back-office/products", form)
    await reserve(made.id, 2)
    const { id } = await stockOf(made.id)
    expect((await owner.delete(`/back-office/products/${made.id}`)).status).toBe(200)
    const [level] = await haat.sql(
      "select reserved_quantity::int as reserved, deleted_at from inventory_level where id = $1",
      [id],
    )
    expect(level).toEqual({ reserved: 2, deleted_at: null })
  })
})

describe("categories", () => {
  const fresh = () => `Rugs ${crypto.randomUUID().slice(0, 8)}`

  it("have names of their own, whatever the case", async () => {
    const name = fresh()
    expect((await owner.post("/back-office/categories", { name })).status).toBe(201)
    const { status, body } = await owner.post("/back-office/categories", { name: ` ${name.toUpperCase()} ` })
    expect([status, body.message]).toEqual([409, `There is already a category called ${name.toUpperCase()}`])
  })

  it("are made once when two people make them at once", async () => {
    const name = fresh()
    const responses = await Promise.all([1, 2, 3, 4].map(() => owner.post("/back-office/categories", { name })))
    const statuses = responses.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(201)
    for (const status of statuses.slice(1)) expect([400, 409, 422]).toContain(status)
    expect(
      await haat.sql("select 1 from product_category where name = $1 and deleted_at is null", [name]),
    ).toHaveLength(1)
  })

  it("need a name", async () => {
    const { status, body } = await owner.post("/back-office/categories", { name: "  " })
    expect([status, body.message]).toEqual([400, "Category not found"])
  })

  it("stay while a product is in them, an inactive one too, and go when they are empty", async () => {
    const { body: category } = await owner.post("/back-office/categories", { name: fresh() })
    const { body: made } = await owner.post("/back-office/products", {
      ...form,
      category_id: category.id,
      active: false,
    })
    const rejected = await owner.delete(`/back-office/categories/${category.id}`)
    expect([rejected.status, rejected.body.message]).toEqual([
      409,
      `${category.name} cannot be deleted while 1 product is in it`,
    ])
    await owner.delete(`/back-office/products/${made.id}`)
    expect((await owner.delete(`/back-office/categories/${category.id}`)).status).toBe(200)
    expect((await owner.delete(`/back-office/categories/${category.id}`)).status).toBe(404)
  })

  it("can be renamed, also to the same name in another case", async () => {
    const name = fresh()
    const { body: category } = await owner.post("/back-office/categories", { name })
    const { status, body } = await owner.put(`/back-office/categories/${category.id}`, {
      name: name.toUpperCase(),
      was: name,
    })
    expect([status, body.name]).toEqual([200, name.toUpperCase()])
  })
})
