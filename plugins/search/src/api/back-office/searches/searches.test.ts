import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"
import type { SearchFigure } from "../../../contract"

const haat = shop()
const PATH = "/back-office/searches"
/** Nothing else is searched for with it. */
const MARK = `x7${Math.random().toString(36).slice(2, 7)}`

let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
  for (const [name, daysAgo, searches, clicks, found] of [
    ["lota", 0, 3, 1, 12],
    ["lota", 6, 2, 2, 11],
    ["lota", 7, 10, 0, 10],
    ["lota", 29, 20, 5, 0],
    ["lota", 89, 100, 50, 8],
    ["lota", 90, 1_000, 500, 7],
    ["jhula", 1, 4, 0, 0],
    ["jhula", 2, 1, 0, 5],
    ["diya", 1, 2, 0, 5],
  ] as const)
    await haat.sql(
      `insert into search_count (day, text, searches, clicks, found)
       values ((now() at time zone 'Asia/Kolkata')::date - $2::integer, $1, $3, $4, $5)`,
      [`${name} ${MARK}`, daysAgo, searches, clicks, found],
    )
})

const pathOf = (filter: object, rest: Record<string, unknown> = {}, path = PATH) => {
  const query = Object.entries({ filter: { q: MARK, ...filter }, ...rest })
  return `${path}?${query.map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`).join("&")}`
}
const list = async (filter: object, rest?: Record<string, unknown>) => {
  const { status, body, headers } = await admin.get(pathOf(filter, rest))
  expect([status, body]).toEqual([200, expect.any(Array)])
  return {
    rows: (body as SearchFigure[]).map(({ text, searches, clicks, found }) => [
      text.split(" ")[0],
      searches,
      clicks,
      found,
    ]),
    range: headers.get("content-range"),
  }
}

describe("what shoppers search for, for the owner", () => {
  it("is added up over 7, 30 or 90 days, the most searched first, with what the last search found", async () => {
    const seldom = [
      ["jhula", 5, 0, 0],
      ["diya", 2, 0, 5],
    ]
    expect((await list({ days: 7 })).rows).toEqual([["lota", 5, 3, 12], ...seldom].sort((a, b) => +b[1] - +a[1]))
    expect((await list({})).rows).toEqual([["lota", 35, 8, 12], ...seldom])
    expect(await list({ days: 90 })).toEqual({ rows: [["lota", 135, 58, 12], ...seldom], range: "searches 0-2/3" })
  })

  it("is told apart by no result and by no click", async () => {
    expect((await list({ without: "result" })).rows).toEqual([["jhula", 5, 0, 0]])
    expect((await list({ without: "click" })).rows).toEqual([["diya", 2, 0, 5]])
  })

  it("is searched, sorted and turned over page by page", async () => {
    const names = async (filter: object, rest: object) => (await list(filter, { ...rest })).rows.map(([name]) => name)
    expect(await names({ q: `DIYA ${MARK}` }, {})).toEqual(["diya"])
    expect(await names({}, { sort: ["text", "ASC"] })).toEqual(["diya", "jhula", "lota"])
    expect(await names({}, { sort: ["clicks", "DESC"], range: [0, 0] })).toEqual(["lota"])
    expect(await names({}, { sort: ["found", "ASC"], range: [1, 1] })).toEqual(["diya"])
    for (const filter of [{ days: 8 }, { days: "7" }, { without: "both" }, { clicks: 1 }])
      expect((await admin.get(pathOf(filter))).status, JSON.stringify(filter)).toBe(400)
    expect((await admin.get(pathOf({}, { sort: ["days", "ASC"] }))).status).toBe(400)
  })

  it("is exported as CSV, which stands in the audit log", async () => {
    const { status, body } = await admin.get(pathOf({ days: 90 }, {}, `${PATH}/export`))
    expect(status).toBe(200)
    const lines = String(body).replace("\ufeff", "").trim().split("\r\n")
    expect(lines[0]).toBe("search,searches,clicks,products_found,last_day")
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^lota \w+,135,58,12,\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^jhula \w+,5,0,0,/),
      expect.stringMatching(/^diya \w+,2,0,5,/),
    ])
    const filter = encodeURIComponent(JSON.stringify({ resource: "searches" }))
    const [entry] = (await admin.get(`/back-office/audit-log?filter=${filter}&range=[0,0]`)).body
    expect(entry).toMatchObject({ action: "exported", resource: "searches" })
  })

  it("is the owner's and the managers' to read", async () => {
    for (const [who, status] of [
      [haat.guest(), 401],
      [await haat.shopper(), 403],
      [await haat.staff("support"), 403],
      [await haat.staff("manager"), 200],
    ] as const)
      expect([(await who.get(PATH)).status, (await who.get(`${PATH}/export`)).status]).toEqual([status, status])
  })
})
