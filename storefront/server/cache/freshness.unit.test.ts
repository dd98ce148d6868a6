import type { RequestListener } from "node:http"
import { describe, expect, it } from "vitest"
import { keepRequesting, smallShop } from "../testing/small-shop.ts"

const BOUND_MS = 1_000
/** Time that a slow test machine may add. */
const SLACK_MS = 500

/** A backend whose responses contain the time of the request, from which the age of what a visitor sees is computed. */
const clock: RequestListener = (_req, res) => {
  res.setHeader("Content-Type", "application/json").end(JSON.stringify({ at: performance.now() }))
}
const ageOf = (body: string) => performance.now() - Number(/"at":([\d.]+)/.exec(body)?.[1])

describe("cached responses for guests", () => {
  it.each(["/store/catalog/products?limit=12", "/explore"])("are never older than a second: %s", async (path) => {
    await using shop = await smallShop(clock)
    let responses = 0
    await keepRequesting(
      2_500,
      () => shop.get(path),
      ({ status, body }) => {
        responses++
        expect(status).toBe(200)
        expect(ageOf(body)).toBeLessThan(BOUND_MS + SLACK_MS)
      },
    )
    expect(responses).toBeGreaterThan(shop.requests.length * 10)
    expect(shop.requests.length).toBeLessThan(12)
  })

  it("are renewed after a pause, page and data together", async () => {
    await using shop = await smallShop(clock)
    await shop.get("/store/catalog/products")
    await shop.get("/explore")
    await new Promise((resolve) => setTimeout(resolve, BOUND_MS + 50))
    expect(ageOf((await shop.get("/explore")).body)).toBeLessThan(SLACK_MS)
  })

  it("cost one backend request for concurrent readers", async () => {
    await using shop = await smallShop((req, res) => setTimeout(() => clock(req, res), 50))
    const responses = await Promise.all(Array.from({ length: 50 }, () => shop.get("/store/catalog/products")))
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
    expect(shop.requests).toHaveLength(1)
  })

  it("reuse the rendered page until the data changes", async () => {
    let stock = 5
    let renders = 0
    await using shop = await smallShop((_req, res) => res.end(JSON.stringify({ stock })), {
      app: (backendUrl, fetchBackend) => async () => {
        renders++
        return new Response(await (await fetchBackend(`${backendUrl}/store/catalog/products`)).text())
      },
    })
    await keepRequesting(
      1_500,
      () => shop.get("/explore"),
      ({ body }) => expect(body).toContain('"stock":5'),
    )
    expect(renders).toBe(1)
    stock = 4
    let seen = performance.now()
    const changed = seen
    await keepRequesting(
      BOUND_MS + SLACK_MS,
      () => shop.get("/explore"),
      ({ body }) => {
        if (body.includes('"stock":5')) seen = performance.now()
      },
    )
    expect(seen - changed).toBeLessThan(BOUND_MS + SLACK_MS)
    expect(renders).toBe(2)
  })

  it("are served up to the maximum age when the backend is gone, then a 503", async () => {
    await using shop = await smallShop(clock)
    const { body } = await shop.get("/explore")
    await shop.closeBackend()
    expect((await shop.get("/explore")).body).toBe(body)
    await new Promise((resolve) => setTimeout(resolve, BOUND_MS))
    const gone = await shop.get("/explore", { accept: "text/html" })
    expect(gone.status).toBe(503)
    expect(gone.headers["retry-after"]).toBe("5")
    expect(gone.body).toContain("The shop is not answering right now")
    expect((await shop.get("/store/catalog/products")).status).toBe(503)
    expect((await shop.get("/ready")).status).toBe(503)
  })

  it("exclude rejections and failures", async () => {
    let status = 500
    await using shop = await smallShop((_req, res) => res.writeHead(status).end('{"message":"no"}'))
    expect((await shop.get("/store/catalog/products")).status).toBe(500)
    status = 200
    expect((await shop.get("/store/catalog/products")).status).toBe(200)
  })

  it("request the backend each time when the cache is off", async () => {
    await using shop = await smallShop(clock, { env: { PAGE_CACHE: "off" } })
    await Promise.all([shop.get("/store/catalog/products"), shop.get("/store/catalog/products")])
    await shop.get("/explore")
    expect(shop.requests).toHaveLength(3)
  })
})

describe("a cached response", () => {
  it("is confirmed with 304 to a client that has it", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    const { headers } = await shop.get("/explore")
    const again = await shop.get("/explore", { "if-none-match": headers.etag as string })
    expect(again).toMatchObject({ status: 304, body: "" })
    expect(again.headers.etag).toBe(headers.etag)
  })

  it("has no body for HEAD, but its length", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    const { body } = await shop.get("/explore")
    const head = await shop.send("HEAD", "/explore")
    expect(head).toMatchObject({ status: 200, body: "" })
    expect(head.headers["content-length"]).toBe(String(Buffer.byteLength(body)))
  })

  it("is compressed by Accept-Encoding, and depends on no other client header", async () => {
    await using shop = await smallShop((_req, res) => res.end(JSON.stringify({ text: "sari ".repeat(1_000) })))
    const forms = await Promise.all(
      ["br, gzip", "gzip", "br;q=0, gzip", "identity"].map((accept) =>
        shop.get("/explore", { "accept-encoding": accept }),
      ),
    )
    expect(forms.map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", "gzip", undefined])
    const plain = await shop.get("/explore")
    const dressed = await shop.get("/explore", {
      host: "evil.test",
      "x-forwarded-host": "evil.test",
      "accept-language": "hi",
      "user-agent": "Googlebot",
      cookie: "theme=dark",
    })
    expect(dressed.body).toBe(plain.body)
  })
})
