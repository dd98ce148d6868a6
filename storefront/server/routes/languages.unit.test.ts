import { describe, expect, it } from "vitest"
import { OFFER_HEADER } from "../../app/lib/language/addresses.ts"
import { smallShop } from "../testing/small-shop.ts"

/** A storefront whose pages show the language and the offer they were requested with. */
const speaking = () => async (request: Request, language: string) =>
  new Response(`<p>${language} ${new URL(request.url).pathname} ${request.headers.get(OFFER_HEADER)}</p>`, {
    headers: { "content-type": "text/html" },
  })

const open = () => smallShop((_req, res) => res.end("{}"), { app: speaking })
const HINDI = { cookie: "theme=dark; language=hi" }

describe("the language of a page", () => {
  it("is the one of its address, whatever was chosen", async () => {
    await using shop = await open()
    const visitors: Record<string, string>[] = [{}, HINDI, { cookie: "language=en" }, { "accept-language": "hi-IN" }]
    for (const headers of visitors) {
      expect((await shop.get("/cart", headers)).body).toContain("en /cart ")
      for (const path of ["/hi/cart", "/HI/cart", "/hi", "/hi.data"])
        expect((await shop.get(path, headers)).body).toContain(`hi ${path} `)
    }
  })

  it("comes with an offer of the chosen language, for guests and signed-in shoppers", async () => {
    await using shop = await open()
    for (const cookie of ["a=1", "connect.sid=asha"])
      for (let turn = 0; turn < 3; turn++) {
        expect((await shop.get("/", { cookie })).body).toContain("en / null")
        expect((await shop.get("/", { cookie: `${cookie}; language=hi` })).body).toContain("en / hi")
        expect((await shop.get("/hi", { cookie: `${cookie}; language=hi` })).body).toContain("hi /hi null")
        expect((await shop.get("/hi", { cookie: `${cookie}; language=en` })).body).toContain("hi /hi en")
      }
  })

  it("takes no offer from a visitor's own header", async () => {
    await using shop = await open()
    expect((await shop.get("/cart", { [OFFER_HEADER]: "hi" })).body).toContain("en /cart null")
  })

  it("makes caches between us and the browser look at the cookies, for the offer", async () => {
    await using shop = await open()
    const plain = await shop.get("/")
    const offering = await shop.get("/", { ...HINDI, "if-none-match": String(plain.headers.etag) })
    expect(offering.status).toBe(200)
    expect(offering.headers.etag).not.toBe(plain.headers.etag)
    for (const { headers } of [plain, offering]) {
      expect(headers.vary).toContain("Cookie")
      expect(headers["cache-control"]).toBe("public, no-cache")
    }
  })

  it("is in the addresses of pages alone: files, reads and the back office have one address", async () => {
    await using shop = await open()
    for (const path of ["/hi/store/faqs", "/hi/health"]) expect((await shop.get(path)).body).toContain(`hi ${path} `)
    expect(await shop.get("/hi/assets/app.js")).toMatchObject({
      status: 404,
      body: '{"message":"There is no such file."}',
    })
    expect(shop.requests).toEqual([])
    for (const path of ["/hi/admin/panel?tab=1", "/HI/admin/panel?tab=1"]) {
      const { status, headers } = await shop.get(path)
      expect([status, headers.location]).toEqual([302, "/admin/panel?tab=1"])
    }
  })

  it("gives home and the cart a random order in both", async () => {
    await using shop = await open()
    const hasOrder = async (path: string) => Boolean((await shop.get(path)).headers["set-cookie"])
    expect(await Promise.all(["/", "/cart", "/hi", "/hi/", "/hi/cart", "/hi?utm_source=mail"].map(hasOrder))).toEqual(
      Array(6).fill(true),
    )
    expect(await Promise.all(["/explore", "/hi/explore"].map(hasOrder))).toEqual([false, false])
  })
})

describe("choosing a language", () => {
  const choose = (shop: Awaited<ReturnType<typeof open>>, fields: Record<string, string>, headers = {}) =>
    shop.send(
      "POST",
      "/language",
      { "content-type": "application/x-www-form-urlencoded", ...headers },
      new URLSearchParams(fields).toString(),
    )

  it("is kept for a year and leads to the same page in that language", async () => {
    await using shop = await open()
    const response = await choose(shop, { language: "hi", back: "/search?query=sari&page=2" })
    expect([response.status, response.headers.location]).toEqual([303, "/hi/search?query=sari&page=2"])
    expect(response.headers["set-cookie"]?.[0]).toMatch(/^language=hi; Max-Age=31536000; Path=\/;.*SameSite=Lax/)
    expect(response.headers["cache-control"]).toBe("no-store")
    for (const [language, back, location] of [
      ["en", "/hi/cart", "/cart"],
      ["en", "/cart", "/cart"],
      ["hi", "/hi/cart", "/hi/cart"],
      ["hi", "/", "/hi"],
    ])
      expect((await choose(shop, { language, back })).headers.location).toBe(location)
  })

  it("leads nowhere but into this shop", async () => {
    await using shop = await open()
    for (const back of [
      "https://evil.test/",
      "//evil.test",
      "/\\evil.test",
      "/.//evil.test",
      "javascript:alert(1)",
      "",
    ])
      expect((await choose(shop, { language: "en", back })).headers.location, back).toBe("/")
    expect((await choose(shop, { language: "en" })).headers.location).toBe("/")
    expect((await choose(shop, { language: "en", back: "/hi//evil.test" })).headers.location).toBe("/hi//evil.test")
  })

  it("rejects a language there is none of, a body too long, and another site's form", async () => {
    await using shop = await open()
    for (const language of ["fr", "__proto__", "hi\r\nx"]) {
      const response = await choose(shop, { language, back: "/" })
      expect(response.status).toBe(400)
      expect(response.headers["set-cookie"]).toBeUndefined()
    }
    expect((await choose(shop, { language: "hi", back: `/${"a".repeat(20_000)}` })).status).toBe(400)
    expect((await choose(shop, { language: "hi" }, { origin: "https://evil.test" })).status).toBe(403)
  })
})
