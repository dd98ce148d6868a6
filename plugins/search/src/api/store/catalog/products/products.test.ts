import { randomBytes } from "node:crypto"
import { MANY_PIECES, type ProductCard, type SaveShopProduct, type ShopProduct } from "@haat/catalog/contract"
import { shop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"
import type { ProductList } from "../../../../contract"

const haat = shop()
const category = { id: "", name: "" }
const other = { id: "", name: "" }

/** A word no other test uses, so that a search finds only what this file made. */
const MARK = `zarf${Date.now().toString(36)}`

const make = (name: string, fields: Partial<SaveShopProduct> = {}): Promise<ShopProduct> =>
  haat.product({ name, category_id: category.id, ...fields })

const list = async (query: Record<string, string | number>): Promise<ProductList> => {
  const { status, body } = await haat.guest().get(`/store/catalog/products?${new URLSearchParams(query as never)}`)
  expect(status).toBe(200)
  return body
}
const names = ({ products }: ProductList) => products.map(({ name }) => name)
/** Those that have all of the search text. */
const wholeNames = (found: ProductList) => names(found).slice(0, found.whole)

beforeAll(async () => {
  const owner = await haat.admin()
  for (const one of [category, other]) {
    const name = `Lamps ${crypto.randomUUID().slice(0, 8)}`
    Object.assign(one, { name, id: (await owner.post("/back-office/categories", { name })).body.id })
  }
  await make("Clay diya", { price: 50, quantity: 5, description: `Lit at dusk ${MARK}` })
  await make("Brass diya", { price: 450.5, quantity: 0, attributes: [{ key: "Finish", value: `Antique ${MARK}` }] })
  await make(`Kashmiri pherhan ${MARK}`, { price: 2_500, quantity: 1 })
  await make("Copper tumbler", { price: 900, quantity: 2, category_id: other.id, description: `Cool water ${MARK}` })
  await make("Unseen lantern", { active: false, description: MARK })
})

describe("the list of products", () => {
  it("shows a category's active products, by id, handle or name whatever the case", async () => {
    const { handle } = (await haat.guest().get("/store/catalog/categories")).body.categories.find(
      ({ id }: { id: string }) => id === category.id,
    )
    for (const named of [category.id, handle, category.name, category.name.toUpperCase()]) {
      expect(names(await list({ category: named, sort: "priceLowToHigh" }))).toEqual([
        "Clay diya",
        "Brass diya",
        `Kashmiri pherhan ${MARK}`,
      ])
    }
    expect(await list({ category: "no such category" })).toMatchObject({ products: [], count: 0 })
  })

  it("takes prices from and to, both included", async () => {
    expect(names(await list({ category: category.id, min_price: 50, max_price: 450.5, sort: "oldest" }))).toEqual([
      "Clay diya",
      "Brass diya",
    ])
    expect(names(await list({ category: category.id, min_price: 50.01, max_price: 450.49 }))).toEqual([])
  })

  it("tells what is in stock from what is not", async () => {
    expect(names(await list({ category: category.id, in_stock: "true", sort: "oldest" }))).toEqual([
      "Clay diya",
      `Kashmiri pherhan ${MARK}`,
    ])
    expect(names(await list({ category: category.id, in_stock: "false" }))).toEqual(["Brass diya"])
  })

  it("sorts by newest (also unasked), oldest, and price both ways", async () => {
    const oldest = ["Clay diya", "Brass diya", `Kashmiri pherhan ${MARK}`]
    const sorted = async (sort?: string) => names(await list({ category: category.id, ...(sort && { sort }) }))
    expect(await sorted("oldest")).toEqual(oldest)
    expect(await sorted("newest")).toEqual(oldest.toReversed())
    expect(await sorted()).toEqual(oldest.toReversed())
    expect(await sorted("priceLowToHigh")).toEqual(oldest)
    expect(await sorted("priceHighToLow")).toEqual(oldest.toReversed())
  })

  it("counts each facet without its own filter, and with the others", async () => {
    const { facets, count } = await list({ q: MARK, category: category.id, min_price: 100, in_stock: "true" })
    expect(count).toBe(1)
    expect(facets).toEqual({
      categories: expect.arrayContaining([
        { id: category.id, name: category.name, count: 1 },
        { id: other.id, name: other.name, count: 1 },
      ]),
      price: { min: 50, max: 2_500 },
      in_stock: 1,
      origins: [],
      options: [],
    })
  })

  it("says no products were found with a count of zero and empty facets", async () => {
    // long and of many different letters: "qqqq" looks like a random name that begins with two of them
    expect(await list({ q: "wyvernflumoxquartz" })).toEqual({
      products: [],
      count: 0,
      count_is_at_least: false,
      facets_of: null,
      page: 1,
      limit: 20,
      whole: 0,
      up_to: null,
      at_least: null,
      without_price: null,
      by_price: null,
      no_such: null,
      read_as: null,
      did_you_mean: [],
      found_in: {},
      facets: { categories: [], price: { min: 0, max: 0 }, in_stock: 0, origins: [], options: [] },
    })
  })

  it("never shows a product twice or leaves one out between pages, though prices are equal", async () => {
    const word = `equal${Date.now().toString(36)}`
    await Promise.all(Array.from({ length: 9 }, (_, i) => make(`${word} ${i}`, { category_id: other.id, price: 77 })))
    for (const sort of ["priceLowToHigh", "priceHighToLow", "newest", "oldest"]) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ q: word, sort, page, limit: 2 })))
      const last = await list({ q: word, sort, page: 5, limit: 2 })
      const seen = [...pages, last].flatMap(({ products }) => products.map(({ id }) => id))
      expect(seen).toHaveLength(9)
      expect(new Set(seen).size).toBe(9)
      expect(last.count).toBe(9)
    }
  })

  it("says no more pieces than a card needs, so that an order out of many leaves the list as it is", async () => {
    const name = `Bowl ${randomBytes(6).toString("hex")}`
    const { id } = await haat.product({ name, price: 40, quantity: 25 })
    expect((await list({ q: name })).products).toMatchObject([{ id, quantity: MANY_PIECES }])
    expect((await haat.guest().get(`/store/catalog/products/${id}`)).body.product.quantity).toBe(25)
  })

  it("sends a card all it needs, and keeps weight and sizes behind the counter", async () => {
    const [card] = (await list({ category: category.id, sort: "oldest", limit: 1 })).products
    expect(card).toEqual({
      id: expect.stringMatching(/^prod_/),
      handle: expect.stringMatching(/^clay-diya/),
      name: "Clay diya",
      description: `Lit at dusk ${MARK}`,
      category,
      price: 50,
      quantity: 5,
      rating: { average: null, count: 0 },
      images: [],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    } satisfies Partial<Record<keyof ProductCard, unknown>>)
  })
})

describe("the search", () => {
  it("looks in name, category, attributes and description, and puts the name first", async () => {
    const found = names(await list({ q: MARK }))
    expect(found[0]).toBe(`Kashmiri pherhan ${MARK}`)
    expect(found[1]).toBe("Brass diya")
    expect(found.slice(2).sort()).toEqual(["Clay diya", "Copper tumbler"])
    expect(wholeNames(await list({ q: category.name })).sort(), category.name).toEqual(
      ["Brass diya", "Clay diya", `Kashmiri pherhan ${MARK}`].sort(),
    )
  })

  it.each([
    ["the start of a word", "kashm"],
    ["another case", "KASHMIRI PHERHAN"],
    ["a wrong letter", "kashmeri"],
    ["a missing letter", "kashmri"],
    ["a letter too many", "kashmirii"],
    ["two letters swapped", "kahsmiri"],
    ["one right and one wrong word", "kashmiri pheran"],
    ["signs that mean something to a database", "kashmiri's & (pherhan) | !:* \\ % _"],
  ])("forgives %s", async (_, q) => {
    expect(wholeNames(await list({ q: `${q} ${MARK}` }))).toEqual([`Kashmiri pherhan ${MARK}`])
  })

  it("guesses a word from those of products on sale, and never a code", async () => {
    const letters = Array.from(randomBytes(8), (byte) => "bcdfghjklmnpqrst"[byte % 16]).join("")
    const { id, name } = await haat.product({ name: `${letters}brindolk jug` })
    await haat.product({ name: `Jug x${MARK}48a` })
    const found = async () => wholeNames(await list({ q: `${letters}brimdolp` }))
    expect(await found()).toEqual([name])
    expect(wholeNames(await list({ q: `x${MARK}48b` }))).toEqual([])
    await (await haat.admin()).put(`/back-office/products/${id}`, { active: false })
    await expect.poll(found).toEqual([])
  })

  it("finds a letter that stands alone in a term, and no shirt by a T-shirt", async () => {
    const mark = `kord${Date.now().toString(36)}`
    const cable = await haat.product({ name: `USB Type C Cable ${mark}` })
    const shirt = await haat.product({ name: `Polo T-Shirt ${mark}` })
    await haat.product({ name: `Linen shirt ${mark}` })
    expect(wholeNames(await list({ q: `type c cable ${mark}` }))).toEqual([cable.name])
    expect(wholeNames(await list({ q: `t shirt ${mark}` }))).toEqual([shirt.name])
  })

  it("shows what has every word first and says how many those are, then what comes closest", async () => {
    const all = await list({ q: `${MARK} tumbler` })
    expect(wholeNames(all)).toEqual(["Copper tumbler"])
    const byPrice = await list({ q: `Antique diya ${MARK}`, sort: "priceLowToHigh" })
    expect(wholeNames(byPrice)).toEqual(["Brass diya"])
    expect(names(byPrice)).toContain("Clay diya")
    const some = await list({ q: `${MARK} tumbler wyvernflumoxquartz` })
    expect([names(some)[0], some.whole]).toEqual(["Copper tumbler", 0])
    const none = await list({ q: `${MARK} tumbler wyvernflumoxquartz`, max_price: 1 })
    expect([none.count, none.whole]).toEqual([0, 0])
  })

  it("reads the highest price in it, and keeps a lower one that was chosen", async () => {
    const found = await list({ q: `${MARK} 60 tak` })
    expect(found.up_to).toBe(60)
    expect(found.count).toBe((await list({ q: MARK, max_price: 60 })).count)
    expect((await list({ q: `${MARK} under 60`, max_price: 1 })).count).toBe(0)
  })

  it("reads the lowest price in it, a range, and the text without them", async () => {
    const dear = await list({ q: `${MARK} 60 se zyada` })
    expect([dear.at_least, dear.up_to, dear.without_price]).toEqual([60, null, MARK])
    expect(dear.count).toBe((await list({ q: MARK, min_price: 60 })).count)
    const between = await list({ q: `${MARK} 400 to 1000` })
    expect([between.at_least, between.up_to]).toEqual([400, 1_000])
    expect(names(between).sort()).toEqual(["Brass diya", "Copper tumbler"])
  })

  it("puts what is cheap first where it asks for that, after what fits better", async () => {
    const cheap = await list({ q: `sasta ${MARK}` })
    expect(cheap.by_price).toBe("cheapest")
    expect(names(cheap)).toEqual(["Clay diya", "Brass diya", "Copper tumbler", `Kashmiri pherhan ${MARK}`])
    const dear = await list({ q: `mehnga ${MARK} diya` })
    expect(dear.by_price).toBe("dearest")
    expect(names(dear).slice(0, 2)).toEqual(["Brass diya", "Clay diya"])
    expect((await list({ q: `sasta ${MARK}`, sort: "newest" })).by_price).toBeNull()
  })

  it("says so when no product is what is looked for, and shows what mentions it as coming close", async () => {
    const mark = `murg${Date.now().toString(36)}`
    const vase = await haat.product({
      name: `Lotus vase ${mark}`,
      description: "Beside a sewing machine it looks well.",
    })
    const missing = await list({ q: "sewing machine" })
    expect([missing.no_such, missing.whole]).toEqual(["sewing machine", 0])
    expect(names(missing)).toContain(vase.name)
    const machine = await haat.product({ name: `Sewing Machine ${mark}` })
    const there = await list({ q: "sewing machine" })
    expect([there.no_such, wholeNames(there)]).toEqual([null, [machine.name]])
  })

  it("finds no product by two words of a term that stand apart in it", async () => {
    const mark = `murg${Date.now().toString(36)}`
    const attributes = [{ key: "Bottle", value: "Steel" }]
    const spray = await haat.product({ name: `Sewing thread ${mark}`, description: "For any machine.", attributes })
    expect(wholeNames(await list({ q: "sewing machine" }))).not.toContain(spray.name)
  })

  it("says how it read a word that no product has so, and where one stands that the name does not have", async () => {
    const misspelt = await list({ q: `kashmeri ${MARK}` })
    expect(misspelt.read_as).toBe(`kashmiri ${MARK}`)
    const found = await list({ q: MARK })
    const [, ...others] = found.products
    expect(found.read_as).toBeNull()
    expect(others.map(({ id, name }) => [name, found.found_in[id]]).sort()).toEqual([
      ["Brass diya", { field: "attributes", text: `Finish: Antique ${MARK}` }],
      ["Clay diya", { field: "description", text: `Lit at dusk ${MARK}` }],
      ["Copper tumbler", { field: "description", text: `Cool water ${MARK}` }],
    ])
    expect((await list({ category: category.id })).found_in).toEqual({})
  })

  it("is sorted by price when asked", async () => {
    expect(names(await list({ q: MARK, sort: "priceLowToHigh" }))).toEqual([
      "Clay diya",
      "Brass diya",
      "Copper tumbler",
      `Kashmiri pherhan ${MARK}`,
    ])
  })

  it("ignores a blank text", async () => {
    expect((await list({ q: "   ", category: category.id })).count).toBe(3)
  })
})

describe("a bad query", () => {
  it.each([
    ["page=0", "Page starts at 1"],
    ["page=-1", "Page starts at 1"],
    ["page=1.5", "Page must be a whole number"],
    ["page=x", "Page must be a number"],
    ["page=99999", "There is no such page"],
    ["limit=0", "Limit starts at 1"],
    ["limit=101", "Limit is at most 100"],
    ["limit=1e9", "Limit is at most 100"],
    ["min_price=abc", "Minimum price must be a number"],
    ["min_price=-1", "Minimum price cannot be negative"],
    ["max_price=Infinity", "Maximum price must be a number"],
    ["max_price[]=1&max_price[]=2", "Maximum price must be a number"],
    ["in_stock=yes", "in_stock is true or false"],
    ["sort=cheapest", "Sort is one of newest, oldest, priceLowToHigh, priceHighToLow, countryOfOrigin"],
    ["q[]=a", "The search text is one text"],
    ["q[a]=b", "The search text is one text"],
    ["q=a&q=b", "The search text is one text"],
    ["q=%00", "The search text has a character that cannot be searched"],
    [`q=${"x".repeat(201)}`, "The search text is too long"],
    ["category[]=a", "Category is one id, handle or name"],
    ["category=%00", "There is no such category"],
  ])("%s is a 400 that says why", async (query, message) => {
    const { status, body } = await haat.guest().get(`/store/catalog/products?${query}`)
    expect([status, body.message]).toEqual([400, message])
  })

  it("may hold keys nobody knows, and empty ones", async () => {
    expect((await haat.guest().get("/store/catalog/products?colour=red&min_price=&sort=&q=")).status).toBe(200)
  })
})

describe("the product page", () => {
  it("is found by id and by handle, with attributes and about", async () => {
    const made = await make("Kansa thali", { attributes: [{ key: "Metal", value: "Kansa" }], about: "From Odisha." })
    for (const key of [made.id, made.handle]) {
      const { status, body } = await haat.guest().get(`/store/catalog/products/${key}`)
      expect(status).toBe(200)
      expect(body.product).toMatchObject({
        id: made.id,
        attributes: [{ key: "Metal", value: "Kansa" }],
        about: "From Odisha.",
      })
      for (const field of ["weight", "length", "height", "breadth", "active"])
        expect(body.product).not.toHaveProperty(field)
    }
  })

  it("is a 404 for an inactive product, by id and by handle", async () => {
    const hidden = await make("Hidden thali", { active: false })
    const shown = await make("Shown thali")
    expect((await haat.guest().get(`/store/catalog/products/${shown.id}`)).status).toBe(200)
    for (const key of [hidden.id, hidden.handle]) {
      const { status, body } = await haat.guest().get(`/store/catalog/products/${key}`)
      expect([status, body.message]).toEqual([404, "Product not found"])
    }
  })

  it.each([
    ["nothing-like-it", 404],
    ["%00", 404],
    ["'; drop table product; --", 404],
    ["%E0%A4", 400],
    ["x".repeat(2_000), 404],
  ])("is a calm rejection for %s", async (key, status) => {
    const response = await haat.guest().get(`/store/catalog/products/${key}`)
    expect(response.status).toBe(status)
    expect(response.body.message).toMatch(/^(Product not found|The address is not a valid one)$/)
  })
})

it("counts active products in each category", async () => {
  const { body } = await haat.guest().get("/store/catalog/categories")
  expect(body.categories).toContainEqual({
    ...other,
    handle: expect.stringMatching(/^lamps-/),
    product_count: expect.any(Number),
  })
  const shown = await list({ category: category.id })
  expect(body.categories.find(({ id }: { id: string }) => id === category.id).product_count).toBe(shown.count)
})

describe("several products at once", () => {
  const pages = async (...ids: string[]) =>
    haat.guest().get(`/store/catalog/product-pages?${new URLSearchParams(ids.map((id) => ["id", id]))}`)

  it("are told each as it is told alone, in the order asked for, and null where none is on sale", async () => {
    const [lamp, bowl, hidden] = await Promise.all([
      make("Told with others"),
      make("Told with it"),
      make("Told to nobody", { active: false }),
    ])
    const alone = async (id: string) => (await haat.guest().get(`/store/catalog/products/${id}`)).body
    const { status, body } = await pages(bowl.id, "no such thing", lamp.handle, hidden.id, "with a \0", bowl.id)
    expect(status).toBe(200)
    expect(body.pages).toEqual([await alone(bowl.id), null, await alone(lamp.id), null, null, await alone(bowl.id)])
    expect((await pages(lamp.id)).body.pages).toEqual([await alone(lamp.id)])
  })

  it("are rejected when nobody says which, or when they are too many", async () => {
    expect(await pages()).toMatchObject({ status: 400, body: { message: "Say which products: id, once for each" } })
    expect(await pages(...Array(17).fill("x"))).toMatchObject({
      status: 400,
      body: { message: "At most 16 products at once" },
    })
  })
})
