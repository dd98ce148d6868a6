import { shop } from "@haat/testing"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { describe, expect, it } from "vitest"
import { deleteOldFigures } from "../../../../modules/search/queries/search-figures"

const haat = shop()
const PATH = "/store/catalog/searches"
const TODAY = "(now() at time zone 'Asia/Kolkata')::date"

/** A text that nothing else searches for, with few digits in a row. */
const newText = () => `kettle x7${Math.random().toString(36).slice(2, 7)}`
const count = async (search: object) => {
  const { status, body } = await haat.guest().post(PATH, search)
  expect([status, body]).toEqual([202, {}])
}
const countedOf = (text: string) =>
  haat.sql(`select searches, clicks, found, day = ${TODAY} as today from search_count where text = $1`, [text])

describe("what shoppers search for", () => {
  it("is counted by day and text, with how many products the last search found and how many were clicked", async () => {
    const text = newText()
    await count({ text, found: 4 })
    await count({ text: ` ${text.toUpperCase()}  `, found: 3 })
    await count({ text, found: 3, clicked: true })
    expect(await countedOf(text)).toEqual([{ searches: 2, clicks: 1, found: 3, today: true }])
  })

  it("has no more clicks than searches, and none without one", async () => {
    const [text, other] = [newText(), newText()]
    await count({ text: other, found: 1, clicked: true })
    expect(await countedOf(other)).toEqual([])
    await count({ text, found: 2 })
    for (let i = 0; i < 3; i++) await count({ text, found: 2, clicked: true })
    expect(await countedOf(text)).toEqual([{ searches: 1, clicks: 1, found: 2, today: true }])
  })

  it("is counted whole when many search at once", async () => {
    const text = newText()
    await Promise.all(Array.from({ length: 12 }, () => count({ text, found: 5 })))
    expect(await countedOf(text)).toEqual([{ searches: 12, clicks: 0, found: 5, today: true }])
  })

  it("has nothing that looks like an e-mail address or someone's number", async () => {
    const [name, number] = [newText().replace("kettle ", ""), "98765 43210"]
    for (const text of [`${name}@example.com`, `${name} ${number}`, `${name}${"y".repeat(60)}`])
      await count({ text, found: 0 })
    expect(await haat.sql("select text from search_count where text like $1", [`%${name}%`])).toEqual([])
  })

  it("is rejected with a sentence when it is no search", async () => {
    const text = newText()
    for (const search of [
      {},
      { text },
      { text: "", found: 1 },
      { text: 7, found: 1 },
      { text: "a".repeat(201), found: 1 },
      { text: "a\u0000", found: 1 },
      { text, found: -1 },
      { text, found: 1.5 },
      { text, found: "3" },
      { text, found: 2_000_000 },
      { text, found: 1, clicked: "yes" },
    ]) {
      const { status, body } = await haat.guest().post(PATH, search)
      expect([status, body.message], JSON.stringify(search)).toEqual([400, expect.stringMatching(/ /)])
    }
    expect(await countedOf(text)).toEqual([])
  })

  it("has at most 2,000 texts of one day, and goes on counting those", async () => {
    const [known, late] = [newText(), newText()]
    await count({ text: known, found: 1 })
    await haat.sql(
      `insert into search_count (day, text, searches) select ${TODAY}, 'full ' || n, 1 from generate_series(1, 2000) n`,
    )
    await count({ text: late, found: 1 })
    await count({ text: known, found: 1 })
    await haat.sql("delete from search_count where text like 'full %'")
    expect(await countedOf(late)).toEqual([])
    expect(await countedOf(known)).toMatchObject([{ searches: 2 }])
  })

  it("is deleted after so many days", async () => {
    const text = newText()
    await haat.sql(
      `insert into search_count (day, text, searches) select ${TODAY} - n, $1, n from unnest(array[1, 180, 181]) n`,
      [text],
    )
    const raw = (sql: string, { days }: { days: number }) => haat.sql(sql.replace(/(?<!:):days/g, "$1"), [days])
    await deleteOldFigures({ raw } as unknown as Knex, 180)
    const kept = await haat.sql("select searches from search_count where text = $1 order by 1", [text])
    expect(kept).toEqual([{ searches: 1 }, { searches: 180 }])
  })
})
