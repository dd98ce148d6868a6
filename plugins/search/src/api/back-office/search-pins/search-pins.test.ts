import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { SearchPin } from "../../../contract"

const haat = shop()
const PATH = "/back-office/search-pins"
/** How soon a change is seen by shoppers. */
const SEEN_MS = 2_000

let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

/** A word that nothing else has. */
const newWord = () => `w7${Math.random().toString(36).slice(2, 9)}`

const pin = async (text: string, product_ids: string[]): Promise<SearchPin> => {
  const added = await admin.post(PATH, { text, product_ids })
  expect([added.status, added.body]).toMatchObject([201, { product_ids }])
  return added.body
}

type Listed = { products: { id: string }[]; count: number; whole: number }
const search = async (q: string, query: Record<string, string> = {}): Promise<Listed & { ids: string[] }> => {
  const { status, body } = await haat.guest().get(`/store/catalog/products?${new URLSearchParams({ q, ...query })}`)
  expect(status).toBe(200)
  return { ...body, ids: body.products.map(({ id }: { id: string }) => id) }
}
const soonFinds = (q: string, ids: string[]) =>
  vi.waitFor(async () => expect((await search(q)).ids).toEqual(ids), { timeout: SEEN_MS, interval: 50 })

describe("products that the owner has come first for a search text", () => {
  it("come first within two seconds, in the owner's order, each once, until changed or deleted", async () => {
    const word = newWord()
    const names = [`${word} one`, `${word} two`, `${word} three`]
    const [one, two, three] = await Promise.all(names.map((name) => haat.product({ name }))).then((products) =>
      products.map(({ id }) => id),
    )
    const before = (await search(word)).ids
    expect(before.toSorted()).toEqual([one, two, three].toSorted())
    const rest = (...first: string[]) => [...first, ...before.filter((id) => !first.includes(id))]

    const made = await pin(` ${word.toUpperCase()} `, [two, one])
    expect(made.text).toBe(word)
    await soonFinds(word, rest(two, one))
    expect(await search(word)).toMatchObject({ count: 3, whole: 3 })
    expect((await search(`${word} one`)).ids[0]).toBe(one)
    const cheapest = await search(word, { sort: "newest" })
    expect(cheapest.ids).toEqual((await search(`${word} `, { sort: "newest" })).ids)

    const changed = await admin.put(`${PATH}/${made.id}`, { product_ids: [three], was: [two, one] })
    expect([changed.status, changed.body.product_ids]).toEqual([200, [three]])
    await soonFinds(word, rest(three))

    const deleted = await admin.delete(`${PATH}/${made.id}`)
    expect([deleted.status, deleted.body]).toEqual([200, { id: made.id }])
    await soonFinds(word, before)
  })

  it("are shown where the search itself finds nothing, while they are active, page after page", async () => {
    const [text, other] = [newWord(), newWord()]
    const [shown, hidden] = [
      await haat.product({ name: `Lota ${other}` }),
      await haat.product({ name: `Diya ${other}`, active: false }),
    ]
    expect((await search(text)).ids).toEqual([])
    const { id } = await pin(text, [hidden.id, shown.id])
    await soonFinds(text, [shown.id])
    expect(await search(text)).toMatchObject({ count: 1, whole: 1 })
    expect((await search(text, { page: "2", limit: "1" })).ids).toEqual([])
    expect((await search(text, { max_price: "1" })).ids).toEqual([])
    expect((await search(text, { locale: "hi" })).ids).toEqual([shown.id])
    await admin.delete(`${PATH}/${id}`)
  })

  it("come once on the pages of a longer list", async () => {
    const word = newWord()
    const products = []
    for (const n of [1, 2, 3]) products.push(await haat.product({ name: `${word} ${n}` }))
    const last = (await search(word)).ids[2]
    await pin(word, [last])
    await vi.waitFor(async () => expect((await search(word)).ids[0]).toBe(last), { timeout: SEEN_MS, interval: 50 })
    const pages = await Promise.all(["1", "2", "3"].map((page) => search(word, { page, limit: "1" })))
    expect(pages.flatMap(({ ids }) => ids)).toEqual((await search(word)).ids)
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(products.length)
  })

  it("are listed with their names, the newest first, searched by text and name", async () => {
    const [mark, text] = [newWord(), newWord()]
    const product = await haat.product({ name: `Lota ${mark}` })
    const made = await pin(text, [product.id])
    const list = async (filter: object) =>
      (await admin.get(`${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body
    const row = { ...made, products: [{ id: product.id, name: `Lota ${mark}` }] }
    expect(await list({ q: mark })).toEqual([row])
    expect(await list({ q: text })).toEqual([row])
    expect(await list({ text })).toEqual([row])
    expect((await admin.get(`${PATH}/${made.id}`)).body).toEqual(row)
    expect((await admin.delete(`/back-office/products/${product.id}`)).status).toBe(200)
    expect(await list({ text })).toEqual([{ ...row, products: [] }])
  })

  it("are rejected with a sentence when they are none, too many or twice", async () => {
    const { id } = await haat.product()
    for (const wrong of [
      { text: "", product_ids: [id] },
      { text: "\u200d", product_ids: [id] },
      { text: 7, product_ids: [id] },
      { text: "a\u0000", product_ids: [id] },
      { text: "a".repeat(101), product_ids: [id] },
      { text: newWord() },
      { text: newWord(), product_ids: [] },
      { text: newWord(), product_ids: [id, id] },
      { text: newWord(), product_ids: [7] },
      { text: newWord(), product_ids: Array.from({ length: 11 }, (_, n) => `prod_${n}`) },
    ]) {
      const { status, body } = await admin.post(PATH, wrong)
      expect([status, Object.values(body.errors ?? {})], JSON.stringify(wrong)).toEqual([
        400,
        [expect.stringMatching(/ /)],
      ])
    }
    const unknown = await admin.post(PATH, { text: newWord(), product_ids: [id, "prod_x"] })
    expect([unknown.status, unknown.body.code]).toEqual([404, "listed_product_gone"])
  })

  it("have one list for a text, and are changed by one person after the other", async () => {
    const [{ id }, other, text] = [await haat.product(), await haat.product(), newWord()]
    const made = await pin(text, [id])
    const again = await admin.post(PATH, { text: text.toUpperCase(), product_ids: [id] })
    expect([again.status, again.body.code]).toEqual([409, "pin_exists"])
    const racing = newWord()
    const both = await Promise.all([0, 1, 2].map(() => admin.post(PATH, { text: racing, product_ids: [id] })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409])

    const change = (product_ids: string[], was: string[]) => admin.put(`${PATH}/${made.id}`, { product_ids, was })
    expect((await change([other.id], [id])).status).toBe(200)
    const late = await change([id, other.id], [id])
    expect([late.status, late.body.code]).toEqual([409, "pin_changed"])
    await admin.delete(`${PATH}/${made.id}`)
    for (const { status, body } of [await change([id], [other.id]), await admin.delete(`${PATH}/${made.id}`)])
      expect([status, body.code]).toEqual([404, "no_such_pin"])
  })

  it("are at most those of 500 texts", async () => {
    const { id } = await haat.product()
    await haat.sql(
      "insert into search_pin (id, text, product_ids) select 'pin_full' || n, 'full ' || n, array[$1] from " +
        "generate_series(1, 500) n",
      [id],
    )
    const full = await admin.post(PATH, { text: newWord(), product_ids: [id] })
    await haat.sql("delete from search_pin where id like 'pin_full%'")
    expect([full.status, full.body.code]).toEqual([409, "too_many_pins"])
  })

  it("are the owner's and the managers' to read and to change", async () => {
    const { id } = await haat.product()
    const wanted = { text: newWord(), product_ids: [id] }
    for (const [who, status] of [
      [haat.guest(), 401],
      [await haat.shopper(), 403],
      [await haat.staff("support"), 403],
    ] as const) {
      const responses = await Promise.all([who.get(PATH), who.post(PATH, wanted), who.delete(`${PATH}/pin_1`)])
      expect(responses.map((response) => response.status)).toEqual([status, status, status])
    }
    expect((await (await haat.staff("manager")).post(PATH, wanted)).status).toBe(201)
  })

  it("stand in the audit log by the names of the products", async () => {
    const [mark, text] = [newWord(), newWord()]
    const [lota, diya] = [await haat.product({ name: `Lota ${mark}` }), await haat.product({ name: `Diya ${mark}` })]
    const made = await pin(text, [lota.id])
    await admin.put(`${PATH}/${made.id}`, { product_ids: [diya.id], was: [lota.id] })
    await admin.delete(`${PATH}/${made.id}`)
    const filter = encodeURIComponent(JSON.stringify({ resource: "search-pins" }))
    const { body } = await admin.get(`/back-office/audit-log?filter=${filter}&range=[0,9]`)
    const entries = body.filter(({ subject_id }: { subject_id: string }) => subject_id === made.id)
    const products = (before: string[] | null, after: string[] | null) => ({ field: "products", before, after })
    expect(entries).toMatchObject([
      { action: "deleted", subject: text },
      { action: "changed", subject: text, changes: [products([`Lota ${mark}`], [`Diya ${mark}`])] },
      { action: "created", subject: text },
    ])
    expect(entries[0].changes).toContainEqual(products([`Diya ${mark}`], null))
    expect(entries[2].changes).toContainEqual(products(null, [`Lota ${mark}`]))
  })
})
