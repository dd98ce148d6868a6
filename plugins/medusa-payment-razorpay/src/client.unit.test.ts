/** @module-tag money */
import { createServer, type IncomingHttpHeaders, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { RazorpayClient, RazorpayError } from "./client"

type Seen = { method?: string; url?: string; headers: IncomingHttpHeaders; body: unknown }
type CannedReply = { status?: number; body?: unknown; raw?: string; never?: boolean }

let server: Server
let url: string
let seen: Seen[] = []
let replies: CannedReply[] = []
beforeAll(async () => {
  server = createServer(async (req, res) => {
    let text = ""
    for await (const chunk of req) text += chunk
    seen.push({ method: req.method, url: req.url, headers: req.headers, body: text ? JSON.parse(text) : undefined })
    const { status = 200, body, raw, never } = replies.shift() ?? {}
    if (!never) res.writeHead(status, { "content-type": "application/json" }).end(raw ?? JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  seen = []
  replies = []
})

/** Waits long for a reply, as the machine may be busy, but for one that never comes. */
const client = () => {
  const timeoutMs = replies.some(({ never }) => never) ? 300 : 10_000
  return new RazorpayClient({ url, keyId: "rzp_test_A", keySecret: "hush", timeoutMs })
}
const ORDER = { id: "order_A", entity: "order", amount: 123456, currency: "INR", receipt: "payses_A", notes: [] }
const PAYMENT = { id: "pay_A", order_id: "order_A", amount: 123456, currency: "INR", status: "captured", notes: [] }
const REFUND = { id: "rfnd_A", payment_id: "pay_A", amount: 123456, status: "processed", notes: [] }
const list = (...items: object[]) => ({ body: { entity: "collection", count: items.length, items } })

describe("what goes out to Razorpay", () => {
  it.each<[string, CannedReply, (razorpay: RazorpayClient) => Promise<unknown>, Omit<Seen, "headers">]>([
    [
      "creates an order",
      { body: ORDER },
      (razorpay) => razorpay.createOrder({ amount: 123456, receipt: "payses_A" }),
      {
        method: "POST",
        url: "/v1/orders",
        body: {
          amount: 123456,
          currency: "INR",
          receipt: "payses_A",
          notes: { session_id: "payses_A" },
          payment: {
            capture: "automatic",
            capture_options: { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: "normal" },
          },
        },
      },
    ],
    [
      "finds an order",
      { body: ORDER },
      (razorpay) => razorpay.findOrder("order_A"),
      { method: "GET", url: "/v1/orders/order_A", body: undefined },
    ],
    [
      "lists an order's payments",
      list(PAYMENT),
      (razorpay) => razorpay.listPayments("order_A"),
      { method: "GET", url: "/v1/orders/order_A/payments", body: undefined },
    ],
    [
      "finds a payment",
      { body: PAYMENT },
      (razorpay) => razorpay.findPayment("pay_A"),
      { method: "GET", url: "/v1/payments/pay_A", body: undefined },
    ],
    [
      "captures",
      { body: PAYMENT },
      (razorpay) => razorpay.capture(PAYMENT),
      { method: "POST", url: "/v1/payments/pay_A/capture", body: { amount: 123456, currency: "INR" } },
    ],
    [
      "lists refunds",
      list(REFUND),
      (razorpay) => razorpay.listRefunds("pay_A"),
      { method: "GET", url: "/v1/payments/pay_A/refunds?count=100", body: undefined },
    ],
    [
      "refunds",
      { body: REFUND },
      (razorpay) => razorpay.refund({ payment_id: "pay_A", amount: 123456, key: "full-pay_A" }),
      { method: "POST", url: "/v1/payments/pay_A/refund", body: { amount: 123456 } },
    ],
  ])("is what the contract says: %s", async (_, reply, call, expected) => {
    replies = [reply]
    await call(client())
    expect(seen).toEqual([{ ...expected, headers: expect.anything() }])
    expect(seen[0].headers.authorization).toBe(`Basic ${Buffer.from("rzp_test_A:hush").toString("base64")}`)
    if (expected.body) expect(seen[0].headers["content-type"]).toBe("application/json")
  })

  it("carries the key that makes a refund happen once", async () => {
    replies = [{ body: REFUND }]
    await client().refund({ payment_id: "pay_A", amount: 100, key: "full-pay_A" })
    expect(seen[0].headers["x-refund-idempotency"]).toBe("full-pay_A")
  })
})

describe("an order whose answer is not understood", () => {
  it.each<[string, CannedReply]>([
    ["never comes", { never: true }],
    ["is half", { raw: '{"id":"order_' }],
    ["is a 500", { status: 500, raw: "<html>" }],
    ["is something else", { body: { id: "invoice_A" } }],
  ])("is looked up by its receipt and not made again: it %s", async (_, reply) => {
    replies = [reply, list({ ...ORDER, receipt: "payses_B", id: "order_B" }, ORDER)]
    expect((await client().createOrder({ amount: 123456, receipt: "payses_A" })).id).toBe("order_A")
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST /v1/orders",
      "GET /v1/orders?receipt=payses_A",
    ])
  })

  it("is given up when nobody knows of it, or its amount is another", async () => {
    for (const found of [list(), list({ ...ORDER, amount: 1 }), { never: true }]) {
      replies = [{ status: 502, raw: "" }, found]
      const lost = client().createOrder({ amount: 123456, receipt: "payses_A" })
      await expect(lost).rejects.toMatchObject({ name: "RazorpayError", rejected: false })
    }
  })
})

describe("a rejection", () => {
  it("carries the provider's words, and is not asked twice", async () => {
    replies = [{ status: 400, body: { error: { code: "BAD_REQUEST_ERROR", description: "The amount must be …" } } }]
    const rejected = client().createOrder({ amount: 1, receipt: "payses_A" })
    await expect(rejected).rejects.toMatchObject({ message: "The amount must be …", rejected: true })
    expect(seen).toHaveLength(1)
  })

  it("never tells the secret", async () => {
    for (const reply of [{ status: 401, body: {} }, { never: true }, { raw: "hush" }]) {
      replies = [reply]
      const error = await client()
        .findPayment("pay_A")
        .catch((error: RazorpayError) => error)
      expect(error).toBeInstanceOf(RazorpayError)
      expect(String(error)).not.toMatch(/hush|Basic/)
    }
  })
})
