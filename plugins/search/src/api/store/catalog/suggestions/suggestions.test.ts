import type { SaveShopProduct } from "@haat/catalog/contract"
import { shop } from "@haat/testing"
import { beforeAll, expect, it } from "vitest"
import type { Suggestions } from "../../../../contract"

const haat = shop()

/** A word no other test uses, and it sounds like none. */
const MARK = `vyomg${Date.now()
  .toString(36)
  .replace(/\d/g, (digit) => "bcdfghjklm"[Number(digit)])}`
const category = { id: "", handle: "", name: `${MARK}shelves`, name_hi: "ढ़्योंघल अलमारी" }

const ask = async (q: string, query: Record<string, string> = {}): Promise<Suggestions> => {
  const { status, body } = await haat.guest().get(`/store/catalog/suggestions?${new URLSearchParams({ q, ...query })}`)
  expect([status, body], q).toEqual([200, expect.any(Object)])
  return body
}
const names = ({ products }: Suggestions) => products.map(({ name }) => name)

beforeAll(async () => {
  const owner = await haat.admin()
  const { name, name_hi } = category
  const { status, body } = await owner.post("/back-office/categories", { name, name_hi })
  expect(status).toBe(201)
  Object.assign(category, { id: body.id, handle: body.handle })
  const make = (product: Partial<SaveShopProduct>) => haat.product({ category_id: body.id, ...product })
  await make({ name: `${MARK} walnut chest`, price: 1_250.5, name_hi: "ढ़्योंघल का संदूक" })
  await make({ name: `Brass ${MARK} walnut box`, price: 400, quantity: 0 })
  await make({ name: `${MARK} unseen`, active: false })
  for (const colour of ["Scarlet", "Silver", "Saffron", "Sky blue"])
    await haat.product({ name: `${colour} saree`, name_hi: "रंगीन साड़ी" })
  await haat.product({ name: "Salem turmeric" })
})

it("suggests words, categories and products for a half-typed name, with price and picture", async () => {
  const { words, categories, products } = await ask(MARK.slice(0, -2))
  expect(words.slice(0, 2)).toEqual([MARK, `${MARK} walnut`])
  expect(categories).toEqual([{ id: category.id, name: category.name, handle: category.handle }])
  expect(products).toEqual([
    { id: expect.any(String), name: `${MARK} walnut chest`, price: 1_250.5, image: null },
    { id: expect.any(String), name: `Brass ${MARK} walnut box`, price: 400, image: null },
  ])
})

it("suggests only words that find something", async () => {
  for (const typed of [MARK.slice(0, 4), `walnut ${MARK.slice(0, 6)}`, "cot", "sil"])
    for (const q of (await ask(typed)).words) {
      const { body } = await haat.guest().get(`/store/catalog/products?${new URLSearchParams({ q })}`)
      expect([q, body.whole > 0]).toEqual([q, true])
    }
})

it("finishes the last word behind those before it", async () => {
  const { words, products } = await ask(`walnut ${MARK.slice(0, -1)}`)
  expect(words[0]).toBe(`walnut ${MARK}`)
  expect(products).toHaveLength(2)
})

it("never suggests what is not on sale", async () => {
  const { words, products } = await ask(`${MARK} uns`)
  expect([words, products]).toEqual([[], []])
})

it("takes a beginning as it sounds: misspelt, in Hindi, and in Hindi with Latin letters", async () => {
  for (const typed of ["shar", "sare", "sadi", "साड़"])
    expect(
      (await ask(typed)).words.some((word) => /saree/.test(word) || /साड़ी/.test(word)),
      typed,
    ).toBe(true)
  expect(names(await ask(MARK.replace("om", "mo")))).toHaveLength(2)
  expect(names(await ask("ढ़्योंघ"))[0]).toBe(`${MARK} walnut chest`)
})

it("finds by another word for the same thing once that is whole", async () => {
  expect(names(await ask("haldi")).join()).toMatch(/turmeric/i)
})

it("names a category and a product in the reader's language, and says which language is another", async () => {
  const { categories, products } = await ask(MARK, { locale: "hi" })
  expect(categories).toEqual([{ id: category.id, name: category.name_hi, handle: category.handle }])
  expect(products.map(({ name, lang }) => [name, lang])).toEqual([
    ["ढ़्योंघल का संदूक", undefined],
    [`Brass ${MARK} walnut box`, "en"],
  ])
})

it("obeys a highest price in the text", async () => {
  expect(names(await ask(`${MARK} under 500`))).toEqual([`Brass ${MARK} walnut box`])
})

it("returns at most four words, three categories and five products, and nothing for signs alone", async () => {
  for (const typed of ["s", "sa", "स", "का", "5"]) {
    const { words, categories, products } = await ask(typed)
    expect(words.length, typed).toBeLessThanOrEqual(4)
    expect(categories.length, typed).toBeLessThanOrEqual(3)
    expect(products.length, typed).toBeLessThanOrEqual(5)
  }
  expect((await ask("s")).products).toHaveLength(5)
  for (const typed of ["%", "' | !", "a:* & b", "\\"]) await ask(typed)
  expect(await ask("%&|!()")).toEqual({ words: [], categories: [], products: [] })
})

it("says what is wrong with a text it cannot read", async () => {
  const wrong = async (query: string) => {
    const { status, body } = await haat.guest().get(`/store/catalog/suggestions${query}`)
    return [status, body.message]
  }
  expect(await wrong("")).toEqual([400, "Say what has been typed: q"])
  expect(await wrong("?q=%20")).toEqual([400, "Say what has been typed: q"])
  expect(await wrong("?q=a&q=b")).toEqual([400, "The search text is one text"])
  expect(await wrong("?q=%00")).toEqual([400, "The search text has a character that cannot be searched"])
  expect(await wrong(`?q=${"x".repeat(10_000)}`)).toEqual([400, "The search text is too long"])
  expect(await wrong("?q=a&locale=fr")).toEqual([400, "locale is one of en, hi"])
})
