import { describe, expect, it } from "vitest"
import { smallShop } from "../small-shop.ts"

/** A storefront whose pages say which language they were requested in. */
const speaking = () => async (request: Request, language: string) =>
  new Response(`<p>${language} ${new URL(request.url).pathname}</p>`, { headers: { "content-type": "text/html" } })

const open = () => smallShop((_req, res) => res.end("{}"), { app: speaking })
const HINDI = { cookie: "theme=dark; language=hi" }

describe("the language of a page", () => {
  it("is the one that was chosen, and English otherwise", async () => {
    await using shop = await open()
    expect((await shop.get("/cart")).body).toContain("en /cart")
    expect((await shop.get("/cart", HINDI)).body).toContain("hi /cart")
    expect((await shop.get("/cart", { "accept-language": "hi-IN" })).body).toContain("en /cart")
    for (const cookie of ["language=fr", "language=", "language=toString", "xlanguage=hi", "language=hi2"])
      expect((await shop.get("/cart", { cookie })).body).toContain("en /cart")
  })

  it("keeps pages apart in memory, for guests and for people signed in", async () => {
    await using shop = await open()
    for (const cookie of ["a=1", "connect.sid=asha"])
      for (let turn = 0; turn < 3; turn++) {
        expect((await shop.get("/", { cookie })).body).toContain("en /")
        expect((await shop.get("/", { cookie: `${cookie}; language=hi` })).body).toContain("hi /")
      }
  })

  it("is what caches between us and the browser must look at", async () => {
    await using shop = await open()
    const english = await shop.get("/")
    const hindi = await shop.get("/", { ...HINDI, "if-none-match": String(english.headers.etag) })
    expect(hindi.status).toBe(200)
    expect(hindi.headers.etag).not.toBe(english.headers.etag)
    for (const { headers } of [english, hindi]) {
      expect(headers.vary).toContain("Cookie")
      expect(headers["cache-control"]).toBe("public, no-cache")
    }
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

  it("is kept for a year and leads back to the page", async () => {
    await using shop = await open()
    const response = await choose(shop, { language: "hi", back: "/search?query=sari&page=2" })
    expect([response.status, response.headers.location]).toEqual([303, "/search?query=sari&page=2"])
    expect(response.headers["set-cookie"]?.[0]).toMatch(/^language=hi; Max-Age=31536000; Path=\/;.*SameSite=Lax/)
    expect(response.headers["cache-control"]).toBe("no-store")
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
      expect((await choose(shop, { language: "hi", back })).headers.location, back).toBe("/")
    expect((await choose(shop, { language: "hi" })).headers.location).toBe("/")
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
