import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

const list = (resource: string, query: Record<string, unknown> = {}) =>
  admin.get(
    `/back-office/${resource}?${new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
    )}`,
  )

describe("a list in the simple-rest dialect", () => {
  it("answers a range of rows and the true total", async () => {
    const word = `Range${Date.now()}`
    for (const nth of [1, 2, 3]) await haat.product({ name: `${word} ${nth}`, price: nth * 100 })
    const response = await list("products", { filter: { q: word }, range: [0, 1], sort: ["price", "DESC"] })
    expect(response.status).toBe(200)
    expect(response.headers.get("content-range")).toBe("products 0-1/3")
    expect(response.body.map(({ price }: { price: number }) => price)).toEqual([300, 200])

    const rest = await list("products", { filter: { q: word }, range: [2, 3], sort: ["price", "DESC"] })
    expect(rest.headers.get("content-range")).toBe("products 2-2/3")
    expect(rest.body.map(({ price }: { price: number }) => price)).toEqual([100])

    const beyond = await list("products", { filter: { q: word }, range: [90, 99] })
    expect([beyond.headers.get("content-range"), beyond.body]).toEqual(["products */3", []])
  })

  it("answers many by their ids, leaving out those that are not there", async () => {
    const [one, other] = await Promise.all([haat.product(), haat.product({ active: false })])
    const { status, body } = await list("products", { filter: { id: [one.id, other.id, "prod_gone"] } })
    expect(status).toBe(200)
    expect(body.map(({ id }: { id: string }) => id).sort()).toEqual([one.id, other.id].sort())
    expect((await list("products", { filter: { id: [] } })).body).toEqual([])
  })

  it.each(["products", "categories", "orders", "payments"])("of %s rejects what it does not know", async (resource) => {
    const wrong: Record<string, unknown>[] = [
      { range: [5, 2] },
      { range: [-1, 5] },
      { range: [0, 100] },
      { range: [0] },
      { range: [0, 1, 2] },
      { range: [0.5, 2] },
      { range: [9_000_000, 9_000_001] },
      { range: "[0,1" },
      { range: { start: 0 } },
      { sort: ["password", "ASC"] },
      { sort: ["id; drop table product", "ASC"] },
      { sort: ["id", "sideways"] },
      { sort: ["id"] },
      { sort: "id" },
      { filter: { secret: 1 } },
      { filter: { q: 5 } },
      { filter: { q: "x".repeat(201) } },
      { filter: { q: "nul\u0000" } },
      { filter: { id: "not a list" } },
      { filter: { id: [1] } },
      { filter: { id: Array.from({ length: 101 }, String) } },
      { filter: [] },
      { filter: "null" },
      { filter: "{" },
    ]
    for (const query of wrong) {
      const { status, body } = await list(resource, query)
      expect(status, JSON.stringify(query)).toBe(400)
      expect(body.message.length, JSON.stringify(query)).toBeGreaterThan(10)
    }
    expect((await admin.get(`/back-office/${resource}?range=[0,1]&range=[0,2]`)).status).toBe(400)
  })

  it("takes the letters of a pattern as they are", async () => {
    const { status, body } = await list("products", { filter: { q: "%_\\'\"--" } })
    expect([status, body]).toEqual([200, []])
  })
})
