import { Agent, request } from "node:http"
import { setTimeout as later } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { smallShop } from "../testing/small-shop.ts"

describe("the request to the backend", () => {
  it("has the real client's address, whatever the client claims", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    await shop.get("/store/cart", {
      "x-forwarded-for": "1.2.3.4",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "evil.test",
      "x-real-ip": "1.2.3.4",
      forwarded: "for=1.2.3.4",
      "x-request-id": "mine",
      connection: "x-secret, keep-alive",
      "x-secret": "for this hop alone",
      te: "trailers",
    })
    const [{ headers }] = shop.requests
    expect(headers).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
      "x-forwarded-host": "shop.test",
      "x-publishable-api-key": "pk_haat_storefront",
    })
    expect(headers["x-request-id"]).not.toBe("mine")
    for (const name of ["x-real-ip", "forwarded", "x-secret", "te"]) expect(headers[name]).toBeUndefined()
  })

  it("keeps the publishable key a client brings, and gets none outside /store", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    await shop.get("/store/catalog/products", { "x-publishable-api-key": "pk_other" })
    await shop.get("/auth/me")
    expect(shop.requests.map(({ headers }) => headers["x-publishable-api-key"])).toEqual(["pk_other", undefined])
  })

  it("never includes /admin", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    for (const path of [
      "/admin",
      "/admin/products",
      "/ADMIN/users",
      "/store/../admin/users",
      "/store/%2e%2e/admin/users",
    ])
      await shop.get(path)
    expect(shop.requests).toEqual([])
  })

  it("is the body as it was sent", async () => {
    await using shop = await smallShop((req, res) => req.on("end", () => res.end("{}")))
    await shop.send("POST", "/store/cart/lines", { "content-type": "application/json" }, '{"product_id":"prod_1"}')
    expect(shop.requests[0].body).toBe('{"product_id":"prod_1"}')
  })
})

describe("the backend's answer", () => {
  it("has no internal headers, and has a request id", async () => {
    await using shop = await smallShop((_req, res) =>
      res
        .writeHead(200, {
          "X-Powered-By": "Express",
          "X-Request-Id": "theirs",
          "Set-Cookie": "connect.sid=1; HttpOnly",
        })
        .end("{}"),
    )
    const { headers } = await shop.send("POST", "/auth/sign-in")
    expect(headers["x-powered-by"]).toBeUndefined()
    expect(headers["x-request-id"]).toBe(shop.requests[0].headers["x-request-id"])
    expect(headers["set-cookie"]).toEqual(["connect.sid=1; HttpOnly"])
    expect(headers["x-content-type-options"]).toBe("nosniff")
    expect(headers["cache-control"]).toBe("private, no-store")
  })

  it("is kept for good when it is a picture, and not when the picture is missing", async () => {
    await using shop = await smallShop(({ url }, res) => res.writeHead(url === "/static/a.webp" ? 200 : 404).end("x"))
    expect((await shop.get("/static/a.webp")).headers["cache-control"]).toBe("public, max-age=31536000, immutable")
    expect((await shop.get("/static/b.webp")).headers["cache-control"]).toBe("no-store")
  })

  it("keeps its own policy on the page that documents the calls, and ours everywhere else", async () => {
    const own = "script-src 'self'"
    await using shop = await smallShop((_req, res) => res.setHeader("Content-Security-Policy", own).end("x"))
    expect((await shop.get("/api/docs")).headers["content-security-policy"]).toBe(own)
    for (const path of ["/api/docs/start.js", "/api/openapi.json", "/store/cart"])
      expect((await shop.get(path)).headers["content-security-policy"]).toContain("default-src 'none'")
  })

  it("ends the connection when the client wants it ended", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    expect((await shop.get("/auth/me", { connection: "close" })).headers.connection).toBe("close")
    expect((await shop.get("/auth/me", { connection: "keep-alive" })).headers.connection).toBe("keep-alive")
  })

  it("is an error message with 502 without a response", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    await shop.closeBackend()
    const { status, body } = await shop.get("/store/cart")
    expect([status, JSON.parse(body)]).toEqual([
      502,
      { code: "shop_silent", message: "The shop is not answering right now. Please try again in a moment." },
    ])
    expect(shop.lines).toMatchObject([{ level: "error", method: "GET", status: 502 }])
  })

  it("is 503 when a read times out, and 504 when a write does", async () => {
    await using shop = await smallShop(() => {}, { backendTimeoutMs: 200 })
    const slow = { code: "shop_slow", message: "The shop is taking too long to answer. Please try again." }
    const { status, body, headers } = await shop.get("/store/cart")
    expect([status, headers["retry-after"], JSON.parse(body)]).toEqual([503, "5", slow])
    const page = await shop.get("/store/catalog/products")
    expect([page.status, page.headers["retry-after"]]).toEqual([503, "5"])
    const change = await shop.send("POST", "/store/cart/lines")
    expect([change.status, change.headers["retry-after"], JSON.parse(change.body)]).toEqual([504, "5", slow])
  })

  it("breaks off when the backend's response breaks off", async () => {
    await using shop = await smallShop((_req, res) => {
      res.writeHead(200, { "Content-Length": "100" }).write("half of it")
      setTimeout(() => res.destroy(), 20)
    })
    await expect(shop.get("/store/cart")).rejects.toThrow()
  })

  it("is given up when the client leaves", async () => {
    let given = false
    let tellLeft = () => {}
    const left = new Promise<void>((resolve) => {
      tellLeft = resolve
    })
    await using shop = await smallShop((req) => {
      given = true
      req.once("close", () => tellLeft())
    })
    const req = request({ host: "127.0.0.1", port: shop.port, path: "/store/cart" }).on("error", () => {})
    req.end()
    while (!given) await later(5)
    req.destroy()
    await left
  })
})

describe("an address under /hooks that no third party of ours calls", () => {
  it("responds 404 without reading the body", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    for (const path of ["/hooks", "/hooks/", "/hooks/payment/foo?a=1", "/hooks/payment/razorpay_razorpay/x"]) {
      const status = await new Promise((resolve, reject) => {
        const headers = { "content-length": "100" }
        const req = request({ host: "127.0.0.1", port: shop.port, method: "POST", path, headers }, (res) => {
          resolve(res.statusCode)
          req.destroy()
        })
        req.once("error", reject)
        req.flushHeaders()
      })
      expect([path, status]).toEqual([path, 404])
    }
    expect(shop.requests).toEqual([])
    for (const path of ["/hooks/payment/razorpay_razorpay", "/hooks/parcels"])
      expect((await shop.send("POST", path, {}, "{}")).status).toBe(200)
  })
})

describe("a body that is too large", () => {
  it("is rejected before it is sent on when it says so", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    const { status, body } = await shop.send("POST", "/store/cart/lines", {}, "x".repeat(600_000))
    expect([status, JSON.parse(body)]).toEqual([
      413,
      { code: "too_large", message: "This is more than we can take at once." },
    ])
    expect(shop.requests).toEqual([])
  })

  it("is rejected on the way when it did not say so", async () => {
    await using shop = await smallShop((req, res) => req.on("end", () => res.end("{}")))
    const status = await new Promise((resolve, reject) => {
      const req = request({ host: "127.0.0.1", port: shop.port, method: "POST", path: "/store/cart/lines" }, (res) => {
        resolve(res.statusCode)
        res.resume()
      })
      req.on("error", reject)
      for (let part = 0; part < 12; part++) req.write("x".repeat(60_000))
      req.end()
    })
    expect(status).toBe(413)
  })

  it("does not hold the connection up when the backend answers without reading it", async () => {
    await using shop = await smallShop((req, res) => {
      req.pause()
      res.writeHead(401).end("{}")
    })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const send = (method: string, path: string, body?: Buffer) =>
      new Promise<{ status?: number; from?: number }>((resolve, reject) => {
        const req = request({ host: "127.0.0.1", port: shop.port, method, path, agent }, (res) => {
          const from = req.socket?.localPort
          res.resume().once("end", () => resolve({ status: res.statusCode, from }))
        })
        req.once("error", reject)
        req.end(body)
      })
    const { status, from } = await send("POST", "/back-office/pictures", Buffer.alloc(20_000_000))
    expect(status).toBe(401)
    expect(await send("GET", "/auth/me")).toEqual({ status: 401, from })
    agent.destroy()
  })

  it("may be large where pictures are uploaded", async () => {
    await using shop = await smallShop((req, res) => req.on("end", () => res.end("{}")))
    expect((await shop.send("POST", "/back-office/pictures", {}, "x".repeat(6_000_000))).status).toBe(200)
  })
})

describe("a request that changes something", () => {
  it("is accepted from a page of this shop with no-referrer", async () => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    const { status } = await shop.send("POST", "/store/cart/lines", { origin: "null", "sec-fetch-site": "same-origin" })
    expect(status).toBe(200)
  })

  const rejected: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { origin: "https://evil.test" },
    { origin: "null" },
    { origin: "http://shop.test.evil.test" },
    { origin: "http://localhost:9999", "sec-fetch-site": "same-site" },
  ]
  it.each(rejected)("is rejected from another site: %o", async (headers) => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const { status, body } = await shop.send(method, "/store/cart/lines", headers)
      expect([status, JSON.parse(body)]).toEqual([403, { message: "This can only be done from the shop itself." }])
    }
    expect(shop.requests).toEqual([])
  })

  const allowed: Record<string, string>[] = [
    {},
    { origin: "http://shop.test", "sec-fetch-site": "same-origin" },
    { origin: "http://127.0.0.1:8000", host: "127.0.0.1:8000" },
  ]
  it.each(allowed)("is let through from the shop and from programs: %o", async (headers) => {
    await using shop = await smallShop((_req, res) => res.end("{}"))
    expect((await shop.send("POST", "/store/cart/lines", headers)).status).toBe(200)
  })
})
