import type { RequestListener } from "node:http"
import { describe, expect, it } from "vitest"
import { smallShop } from "../testing/small-shop.ts"

/** Knows who is asking by their cookie, as the real one does. */
const backend: RequestListener = ({ url, headers }, res) =>
  res.end(url === "/auth/me" ? `I am ${headers.cookie}` : "{}")

const asha = { cookie: "connect.sid=asha" }
const ravi = { cookie: "theme=dark; connect.sid=ravi" }

describe("responses to a signed-in person", () => {
  it("are personal", async () => {
    await using shop = await smallShop(backend)
    const pages = [await shop.get("/", asha), await shop.get("/"), await shop.get("/", ravi), await shop.get("/")]
    expect(pages.map(({ body }) => /<b>(.*)<\/b>/.exec(body)?.[1])).toEqual([
      "I am connect.sid=asha",
      "guest",
      "I am theme=dark; connect.sid=ravi",
      "guest",
    ])
  })

  it("forbid shared caches to store them", async () => {
    await using shop = await smallShop(backend)
    for (const path of ["/", "/store/cart", "/store/catalog/products"])
      expect((await shop.get(path, asha)).headers["cache-control"]).toBe("private, no-store")
  })

  it("are not shared when a token identifies the person", async () => {
    await using shop = await smallShop(({ headers }, res) => res.end(`for ${headers.authorization ?? "guest"}`))
    const token = { authorization: "Bearer asha" }
    expect((await shop.get("/store/catalog/products", token)).body).toBe("for Bearer asha")
    expect((await shop.get("/store/catalog/products")).body).toBe("for guest")
  })

  it("come from the backend each time, with the shared catalogue", async () => {
    await using shop = await smallShop(backend)
    await shop.get("/", asha)
    await shop.get("/", asha)
    expect(shop.requests.map(({ url }) => url).filter((url) => url === "/auth/me")).toHaveLength(2)
    for (const { url, headers } of shop.requests)
      if (url.startsWith("/store/catalog")) expect(headers.cookie).toBeUndefined()
  })
})

describe("a response that sets a cookie", () => {
  it("is sent only to its requester", async () => {
    let visitor = 0
    await using shop = await smallShop((_req, res) => res.end("{}"), {
      app: () => async () => new Response("page", { headers: { "set-cookie": `visitor=${++visitor}` } }),
    })
    const responses = await Promise.all([shop.get("/explore"), shop.get("/explore"), shop.get("/explore")])
    const cookies = responses.map(({ headers }) => headers["set-cookie"]?.[0])
    expect(new Set(cookies).size).toBe(3)
    for (const { headers } of responses) expect(headers["cache-control"]).toBe("private, no-store")
  })
})

describe("a response that is no page, such as a sitemap", () => {
  it("may be cached by others for the storefront's time, and a page never", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"), {
      app: () => async (request) => {
        const type = request.url.endsWith(".xml") ? "application/xml" : "text/html"
        return new Response("<a/>", { headers: { "content-type": type, "cache-control": "public, max-age=300" } })
      },
    })
    const cachingOf = async (path: string, headers?: Record<string, string>) =>
      (await shop.get(path, headers)).headers["cache-control"]
    expect(await cachingOf("/sitemap.xml")).toBe("public, max-age=300")
    expect(await cachingOf("/sitemap.xml", asha)).toBe("private, no-store")
    expect(await cachingOf("/explore")).toBe("public, no-cache")
  })
})
