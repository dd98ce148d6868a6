import { connect } from "node:net"
import { describe, expect, it } from "vitest"
import { smallShop } from "../testing/small-shop.ts"

/** Sends these bytes and resolves with everything that comes back until the connection ends. */
const raw = (port: number, text: string) =>
  new Promise<string>((resolve, reject) => {
    let response = ""
    const socket = connect(port, "127.0.0.1", () => socket.write(text))
    socket.setEncoding("utf8").on("data", (part) => {
      response += part
    })
    socket.on("end", () => resolve(response)).on("error", reject)
  })

const NOT_WELL_FORMED = "This address is not well formed."

describe("a malformed address", () => {
  it.each([
    ["/%E0%A4%A", 400, NOT_WELL_FORMED],
    ["/search?query=%E0%A4%A", 400, NOT_WELL_FORMED],
    ["/product-info/a%00b", 400, NOT_WELL_FORMED],
    ["/store/catalog/products?q=a%00", 400, NOT_WELL_FORMED],
    ["//evil.test/", 400, NOT_WELL_FORMED],
    ["/store/..%5c..%5cadmin", 400, NOT_WELL_FORMED],
    ["/a%0d%0aSet-Cookie:x", 400, NOT_WELL_FORMED],
    [`/${"a".repeat(5_000)}`, 414, "This address is too long."],
  ])("is rejected with a sentence: %s", async (path, status, message) => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    const response = await shop.get(path)
    expect([response.status, JSON.parse(response.body)]).toEqual([status, { message }])
    expect(shop.requests).toEqual([])
    expect(shop.lines.filter(({ level }) => level !== "info")).toEqual([])
  })

  it("is rejected with an HTML page for browsers", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    const { status, headers, body } = await shop.get("/%E0%A4%A", { accept: "text/html,*/*" })
    expect([status, headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"])
    expect(body).toContain(NOT_WELL_FORMED)
  })

  it("is rejected when it is another server's", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    const response = await raw(shop.port, "GET http://evil.test/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    expect(response).toMatch(/^HTTP\/1.1 400 /)
  })
})

describe("a malformed request", () => {
  it.each([
    ["NONSENSE\r\n\r\n", 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 405],
    ["PROPFIND /store/cart HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 405],
    ["POST /search HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", 415],
    ["PUT /search HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", 405],
    ["DELETE /admin/products HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 405],
    ["GET /store/cart HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}", 400],
    ["GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n", 400],
    ["DELETE /store/cart HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n", 411],
  ])("is rejected with a sentence: %j", async (text, status) => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    const response = await raw(shop.port, text)
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(response).toContain('{"message":"')
    expect(shop.requests).toEqual([])
  })
})

describe("a page that cannot be rendered", () => {
  it("is a 500 that keeps its details to the log", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    for (const cookie of ["theme=dark", "connect.sid=asha"]) {
      const { status, body } = await shop.get("/broken", { accept: "text/html", cookie })
      expect(status).toBe(500)
      expect(body).toContain("Something went wrong on our side")
      expect(body).not.toContain("secret detail")
    }
    expect(JSON.stringify(shop.lines)).toContain("secret detail")
  })
})

describe("the back office", () => {
  it("says so when it has not been built", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    expect(await shop.get("/admin/products")).toMatchObject({
      status: 503,
      body: '{"message":"The back office has not been built yet. Run npm start again."}',
    })
  })
})
