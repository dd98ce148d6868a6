import PAGES from "virtual:haat/pages"
import type { redirect } from "react-router-dom"
import { afterEach, describe, expect, it, vi } from "vitest"
import { requireShopper } from "../person/require-shopper.ts"
import { loadOnServer, type PageArgs } from "./load-page.ts"
import { FetchError, sdk } from "./sdk.ts"

const REQUEST = new Request("http://shop.example/orders?page=2", { headers: { cookie: "connect.sid=s%3A1" } })

const load = (...[queries]: Parameters<typeof loadOnServer>) => loadOnServer(queries)({ request: REQUEST, params: {} })

const failing = (failure: Error) => ({ queryKey: ["failing"], queryFn: () => Promise.reject(failure) })
const found = { queryKey: ["found"], queryFn: async () => "a lamp" }

const failureOf = (loaded: Promise<unknown>) =>
  loaded.then(
    () => undefined,
    (thrown) => thrown,
  )

afterEach(() => vi.restoreAllMocks())

describe("a page whose critical data could not be read", () => {
  it.each([
    ["was not found", new FetchError(404, "No such product", "not_found"), 404],
    ["broke the backend", new FetchError(500, "Something went wrong"), 502],
    ["found the backend too busy", new FetchError(503, "The shop is busy"), 503],
    ["took too long", new FetchError(504, "The shop is slow"), 503],
    ["got no result", new TypeError("fetch failed"), 503],
  ])("that %s", async (_what, failure, status) => {
    const thrown = await failureOf(load(() => ({ critical: [found, failing(failure)] })))
    expect(thrown).toMatchObject({ init: { status } })
  })
})

describe("a page whose deferred data could not be read", () => {
  it("is sent with the rest", async () => {
    const { data, init } = await load(() => ({ critical: [found], deferred: [failing(new FetchError(500, "Broken"))] }))
    expect(init?.status).toBe(200)
    expect(data.dehydratedState.queries.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([
      [["found"], "a lamp"],
    ])
  })
})

describe("a page for shoppers", () => {
  const signedInAs = (person: object | null) => vi.spyOn(sdk.client, "fetch").mockResolvedValue({ person })
  const orders = async (args: PageArgs) => {
    await requireShopper(args)
    return { critical: [failing(new FetchError(401, "Signed out"))] }
  }

  it.each([
    ["redirects a guest to the login screen", null, "/login?next=%2Forders%3Fpage%3D2"],
    ["redirects an administrator to the back office", { actor_type: "user" }, "/admin/panel"],
    [
      "redirects a shopper whose session ends while it loads",
      { actor_type: "customer" },
      "/login?next=%2Forders%3Fpage%3D2",
    ],
  ])("%s", async (_what, person, location) => {
    signedInAs(person)
    const thrown = (await failureOf(load(orders))) as ReturnType<typeof redirect>
    expect(thrown.headers.get("location")).toBe(location)
  })
})

describe("a plugin that is switched off", () => {
  const shopWith = (plugins_off: string[]) =>
    vi.spyOn(sdk.client, "fetch").mockImplementation(async (path) => (path === "/store/shop" ? { plugins_off } : {}))
  const ofPlugin = { queryKey: ["wishes"], queryFn: async () => ["lamp"], meta: { plugin: "wishlist" } }
  const keysOf = async (plugins_off: string[]) => {
    shopWith(plugins_off)
    const { data } = await load(() => ({ critical: [found], deferred: [ofPlugin] }))
    return data.dehydratedState.queries.map(({ queryKey }) => queryKey[0])
  }

  it("has none of its queries loaded with a page, and no page has the shop's facts twice", async () => {
    expect(await keysOf(["wishlist"])).toEqual(["found"])
    expect(await keysOf(["newsletter"])).toEqual(["found", "wishes"])
  })

  it.runIf(PAGES.length)("has no page, not even for guests who would have to sign in for it", async () => {
    const [page] = PAGES
    const open = async (plugins_off: string[], pattern = page.pattern) => {
      shopWith(plugins_off)
      return failureOf(loadOnServer(requireShopper)({ request: REQUEST, params: {}, pattern }))
    }
    expect(await open([page.plugin])).toMatchObject({ init: { status: 404 } })
    expect(await open([page.plugin], `/${page.pattern}`)).toMatchObject({ init: { status: 404 } })
    expect(((await open([])) as Response).headers.get("location")).toMatch(/^\/login/)
  })
})
