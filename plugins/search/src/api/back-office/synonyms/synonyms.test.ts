import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { Synonyms } from "../../../contract"

const haat = shop()
const PATH = "/back-office/synonyms"
/** How soon a change is seen by shoppers. */
const SEEN_MS = 2_000

let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

const SYLLABLES = "ba de gi ko lu ma ne pi ro tu".split(" ")
/** A word that nothing else has, in letters alone, as words that sound are. */
const newWord = () => Array.from({ length: 8 }, () => SYLLABLES[Math.floor(Math.random() * SYLLABLES.length)]).join("")

const add = async (words: string): Promise<Synonyms> => {
  const added = await admin.post(PATH, { words })
  expect([added.status, added.body]).toMatchObject([201, { words }])
  return added.body
}

const find = async (q: string): Promise<string[]> => {
  const { body } = await haat.guest().get(`/store/catalog/products?q=${encodeURIComponent(q)}`)
  return body.products.map(({ id }: { id: string }) => id)
}
const soonFinds = (q: string, ids: string[]) =>
  vi.waitFor(async () => expect(await find(q)).toEqual(ids), { timeout: SEEN_MS, interval: 50 })

describe("the owner's search words", () => {
  it("find goods by another word within two seconds, and no more once they are changed or deleted", async () => {
    const [name, other, third] = [newWord(), newWord(), newWord()]
    const { id } = await haat.product({ name: `Silver ${name}` })
    expect(await find(other)).toEqual([])

    const line = await add(`${name}, ${other}`)
    await soonFinds(other, [id])
    expect(await find(third)).toEqual([])

    const changed = await admin.put(`${PATH}/${line.id}`, { words: `${name}, ${third}`, was: line.words })
    expect([changed.status, changed.body.words]).toEqual([200, `${name}, ${third}`])
    await soonFinds(third, [id])
    expect(await find(other)).toEqual([])

    const deleted = await admin.delete(`${PATH}/${line.id}`)
    expect([deleted.status, deleted.body]).toEqual([200, { id: line.id }])
    await soonFinds(third, [])
    expect(await find(name)).toEqual([id])
  })

  it("are found in Hindi and by terms of several words, and rank below the word itself", async () => {
    const mark = newWord()
    const meant = await haat.product({ name: `Earring ${mark}` })
    const called = await haat.product({ name: `झुमकी ${mark}` })
    const line = await add("kaan ki bali, earring, झुमकी")
    await soonFinds(`kaan ki bali ${mark}`, [called.id, meant.id])
    expect(await find(`earring ${mark}`)).toEqual([meant.id, called.id])
    expect(await find(`jhumki ${mark}`)).toEqual([called.id, meant.id])
    await admin.delete(`${PATH}/${line.id}`)
  })

  it("may have a letter that stands alone", async () => {
    const mark = newWord()
    const { id } = await haat.product({ name: `Vitamin C Serum ${mark}` })
    const line = await add("vitamin c serum, face serum")
    for (const q of [`face serum ${mark}`, `vitamin c serum ${mark}`]) {
      const found = async () => (await haat.guest().get(`/store/catalog/products?q=${q}`)).body
      await vi.waitFor(async () => expect(await found()).toMatchObject({ products: [{ id }], whole: 1 }), {
        timeout: SEEN_MS,
        interval: 50,
      })
    }
    await admin.delete(`${PATH}/${line.id}`)
  })

  it("are listed, the newest first, searched and sorted", async () => {
    const mark = newWord()
    const [first, second] = [await add(`b${mark}, one`), await add(`a${mark}, two`)]
    const list = async (query: Record<string, unknown>) => {
      const given = Object.entries({ filter: { q: mark.toUpperCase() }, ...query })
      const text = given.map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`).join("&")
      const { body, headers } = await admin.get(`${PATH}?${text}`)
      expect(headers.get("content-range")).toBe("synonyms 0-1/2")
      return body.map(({ id }: Synonyms) => id)
    }
    expect(await list({})).toEqual([second.id, first.id])
    expect(await list({ sort: ["created_at", "ASC"] })).toEqual([first.id, second.id])
    expect(await list({ sort: ["words", "ASC"] })).toEqual([second.id, first.id])
    expect((await admin.get(`${PATH}/${first.id}`)).body).toMatchObject({ id: first.id, words: first.words })
  })

  it("are rejected with a sentence when a line says nothing", async () => {
    const line = await add(`${newWord()}, ${newWord()}`)
    for (const words of [
      undefined,
      null,
      7,
      [],
      {},
      "",
      "saree",
      "saree, SAREE",
      "saree, ?",
      "a, b c d e f",
      "a,\u0000",
    ]) {
      const added = await admin.post(PATH, { words })
      const changed = await admin.put(`${PATH}/${line.id}`, { words, was: line.words })
      for (const { status, body } of [added, changed]) {
        expect([status, body.errors], JSON.stringify(words)).toEqual([400, { words: expect.stringMatching(/ /) }])
      }
    }
    expect((await admin.put(`${PATH}/${line.id}`, { words: "a, b" })).status).toBe(400)
    expect((await admin.get(`${PATH}/${line.id}`)).body.words).toBe(line.words)
  })

  it("may have a word in several lines, and no line twice", async () => {
    const [word, one, other] = [newWord(), newWord(), newWord()]
    const line = await add(`${word}, ${one}`)
    const second = await add(`${word}, ${other}`)
    const again = await admin.post(PATH, { words: ` ${word} ,${one}` })
    const same = await admin.put(`${PATH}/${second.id}`, { words: line.words, was: second.words })
    for (const { status, body } of [again, same]) {
      expect([status, body.message]).toEqual([409, "There is a line with these very words already"])
    }
    const racing = `${newWord()}, ${newWord()}`
    const both = await Promise.all([0, 1, 2].map(() => admin.post(PATH, { words: racing })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it("changed by two: the second is told what the line is now", async () => {
    const line = await add(`${newWord()}, ${newWord()}`)
    const theirs = `${newWord()}, ${newWord()}`
    expect((await admin.put(`${PATH}/${line.id}`, { words: theirs, was: line.words })).status).toBe(200)
    const late = await admin.put(`${PATH}/${line.id}`, { words: "a, b", was: line.words })
    expect([late.status, late.body.message]).toEqual([409, `Someone else changed this line to ${theirs} meanwhile`])
    await admin.delete(`${PATH}/${line.id}`)
    const gone = [admin.put(`${PATH}/${line.id}`, { words: "a, b", was: theirs }), admin.delete(`${PATH}/${line.id}`)]
    for (const { status, body } of [...(await Promise.all(gone)), await admin.get(`${PATH}/${line.id}`)]) {
      expect([status, body.message]).toEqual([404, "There are no such search words any more"])
    }
  })

  it("are at most 1,000 lines", async () => {
    await haat.sql(
      "insert into search_synonym (id, words) select 'syn_full' || n, 'a' || n || ', b' || n from " +
        "generate_series(1, 1000) n",
    )
    const full = await admin.post(PATH, { words: `${newWord()}, ${newWord()}` })
    await haat.sql("delete from search_synonym where id like 'syn_full%'")
    expect([full.status, full.body.message]).toEqual([409, "There can be at most 1000 lines. Please delete one first"])
  })

  it("are the owner's and the managers' to read and to change", async () => {
    const words = `${newWord()}, ${newWord()}`
    const support = await haat.staff("support")
    for (const [who, status] of [
      [haat.guest(), 401],
      [await haat.shopper(), 403],
      [support, 403],
    ] as const) {
      const responses = await Promise.all([who.get(PATH), who.post(PATH, { words }), who.delete(`${PATH}/syn_1`)])
      expect(responses.map((response) => response.status)).toEqual([status, status, status])
    }
    const manager = await haat.staff("manager")
    expect((await manager.post(PATH, { words })).status).toBe(201)
    expect((await manager.get(PATH)).status).toBe(200)
  })

  it("stand in the audit log with what was and what is", async () => {
    const [before, after] = [`${newWord()}, ${newWord()}`, `${newWord()}, ${newWord()}`]
    const line = await add(before)
    await admin.put(`${PATH}/${line.id}`, { words: after, was: before })
    await admin.delete(`${PATH}/${line.id}`)
    const filter = encodeURIComponent(JSON.stringify({ resource: "synonyms" }))
    const { body } = await admin.get(`/back-office/audit-log?filter=${filter}&range=[0,9]`)
    const entries = body.filter(({ subject_id }: { subject_id: string }) => subject_id === line.id)
    expect(entries).toMatchObject([
      { action: "deleted", subject: after, changes: [{ field: "words", before: after, after: null }] },
      { action: "changed", subject: after, changes: [{ field: "words", before, after }] },
      { action: "created", subject: before, changes: [{ field: "words", before: null, after: before }] },
    ])
  })
})
