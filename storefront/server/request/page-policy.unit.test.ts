import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { smallShop } from "../testing/small-shop.ts"

const scriptSources = (policy: unknown) => /script-src ([^;]*)/.exec(String(policy))?.[1].split(" ")
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

describe("the Content-Security-Policy of a page", () => {
  it("allows the scripts written into that page and no others, for guests and for people signed in", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    for (const cookie of ["theme=dark", "connect.sid=asha"]) {
      const response = await shop.get("/search", { cookie })
      expect(scriptSources(response.headers["content-security-policy"])).toEqual(["'self'", hash('let page="/search"')])
    }
  })

  it("forbids framing and scripts from elsewhere", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    const policy = String((await shop.get("/")).headers["content-security-policy"])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(scriptSources(policy)).not.toContain("'unsafe-inline'")
  })

  it("lets pictures come from any https address, for the owner's banners, and nothing else", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    const policy = String((await shop.get("/")).headers["content-security-policy"]).split("; ")
    expect(policy).toContain("img-src 'self' data: blob: https:")
    expect(policy.filter((rule) => /https:( |$)/.test(rule))).toHaveLength(1)
  })

  it("asks for https only where people come over https", async () => {
    await using http = await smallShop((_req, res) => res.end("{}"))
    await using https = await smallShop((_req, res) => res.end("{}"), { env: { PUBLIC_URL: "https://haat.test" } })
    expect((await http.get("/")).headers["strict-transport-security"]).toBeUndefined()
    expect((await https.get("/")).headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains")
    expect((await https.get("/")).headers["content-security-policy"]).toContain("upgrade-insecure-requests")
  })
})
