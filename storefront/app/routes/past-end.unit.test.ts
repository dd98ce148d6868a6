import { afterEach, describe, expect, it, vi } from "vitest"
import { sdk } from "../lib/backend/sdk.ts"
import { loader as category } from "./category.tsx"
import { loader as explore } from "./explore.tsx"
import { loader as orders } from "./orders.tsx"
import { loader as search } from "./search.tsx"

afterEach(() => vi.restoreAllMocks())

const LIMIT = 20
const COUNT = 25

/** Answers as the backend does for a shopper in a shop of COUNT products and as many orders. */
const respond = (path: unknown, { query }: { query?: { page?: number } } = {}) => {
  const page = query?.page ?? 1
  const rows = Array.from({ length: Math.max(0, Math.min(LIMIT, COUNT - (page - 1) * LIMIT)) }, () => ({
    images: [],
    rating: {},
  }))
  const list = { page, limit: LIMIT, count: COUNT, found_in: {}, facets: {} }
  if (path === "/store/my-orders") return { ...list, orders: rows }
  if (path === "/store/catalog/products") return { ...list, products: rows }
  return { categories: [], category: { id: "pcat_1", name: "Lamps" }, person: { actor_type: "customer" } }
}

const statusOf = async (loader: (args: never) => Promise<unknown>, search: string) => {
  vi.spyOn(sdk.client, "fetch").mockImplementation(async (path, init) => respond(path, init as never) as never)
  const request = new Request(`http://shop.example/list${search}`, { headers: { cookie: "connect.sid=s%3A1" } })
  const responded = await loader({ request, params: { id: "pcat_1" } } as never)
  return (responded as { init: { status: number } }).init.status
}

describe.each<[string, (args: never) => Promise<unknown>]>([
  ["explore", explore],
  ["a category", category],
  ["search", search],
  ["a shopper's orders", orders],
])("the address of %s", (_name, loader) => {
  it.each([
    ["", 200],
    ["?page=1", 200],
    ["?page=2", 200],
    ["?page=3", 404],
    ["?page=999", 404],
    ["?page=99999999", 404],
    ["?page=two", 200],
  ])("with %s has status %i", async (query, status) => {
    expect(await statusOf(loader, query)).toBe(status)
  })
})
