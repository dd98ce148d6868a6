/** @module-tag money */
import { createHmac } from "node:crypto"
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest"
import { openSandbox } from "../../../sandbox"
import type { SessionData } from "../../session-data"
import { readOptions } from "./options"
import { RazorpayProvider } from "./service"

const SHOP = "http://shop"
const KEYS = { keyId: "rzp_test_sandbox", keySecret: "a secret of the sandbox" }
const WEBHOOK_SECRET = `${KEYS.keySecret}-webhook`
const SESSION_ID = "payses_01JABCDEFGHJKMNPQRSTVWXYZ0"
const AMOUNT = { value: "1234.56", precision: 20 }

type Webhook = { data: Record<string, unknown>; rawData: Buffer; headers: Record<string, string> }

const sandbox = openSandbox({ secret: KEYS.keySecret, backendUrl: SHOP })
let webhooks: Webhook[] = []

/** Passes requests to the sandbox, and keeps the webhooks that it sends in return. */
async function exchange(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(address, init)
  if (!request.url.startsWith(SHOP)) return sandbox.mounts.razorpay(request)
  const rawData = Buffer.from(await request.arrayBuffer())
  webhooks.push({ data: JSON.parse(String(rawData)), rawData, headers: Object.fromEntries(request.headers) })
  return new Response()
}
vi.stubGlobal("fetch", exchange)
const provider = new RazorpayProvider({}, { ...KEYS, webhookSecret: WEBHOOK_SECRET, url: "http://razorpay" })
beforeEach(() => {
  webhooks = []
})
afterAll(async () => {
  await sandbox.close()
  vi.unstubAllGlobals()
})

async function ask(path: string, body: object) {
  const headers = { "content-type": "application/json" }
  const init = { method: "POST", headers, body: JSON.stringify(body) }
  return (await sandbox.mounts.razorpay(new Request(`http://razorpay${path}`, init))).json()
}
const findWebhook = (event: string) =>
  vi.waitFor(() => webhooks.find(({ data }) => data.event === event) ?? Promise.reject(new Error(`no ${event} came`)))
const read = (webhook: Webhook) => provider.getWebhookActionAndData(webhook)
const sign = (body: string, secret = WEBHOOK_SECRET) => ({
  data: {},
  rawData: Buffer.from(body),
  headers: { "x-razorpay-signature": createHmac("sha256", secret).update(body).digest("hex") },
})

async function initiate(session_id = SESSION_ID) {
  const input = { amount: AMOUNT, currency_code: "inr", data: { session_id } }
  return (await provider.initiatePayment(input)).data as SessionData
}
async function pay(how = "success", session_id = SESSION_ID) {
  const session = await initiate(session_id)
  await ask("/pay", { razorpay_order_id: session.razorpay_order_id, how })
  return session
}

describe("a webhook", () => {
  it.each([
    ["payment.captured", "captured", "success"],
    ["order.paid", "captured", "success"],
    ["payment.authorized", "authorized", "success"],
    ["payment.failed", "failed", "failure"],
  ])("%s is %s for the payment session, in rupees", async (event, action, how) => {
    await pay(how)
    expect(await read(await findWebhook(event))).toEqual({ action, data: { session_id: SESSION_ID, amount: 1234.56 } })
  })

  it("of a payment that is authorised leads to its capture", async () => {
    await ask("/scenario", { next: "authorized_only" })
    const session = await pay()
    expect(await read(await findWebhook("payment.authorized"))).toMatchObject({ action: "authorized" })
    expect(await provider.getPaymentStatus({ data: session })).toEqual({ status: "authorized" })
    const { status, data } = await provider.authorizePayment({ data: session })
    expect([status, data]).toEqual(["captured", { ...session, razorpay_payment_id: expect.stringMatching(/^pay_/) }])
  })

  it("without the right signature over its very bytes is rejected", async () => {
    await pay()
    const webhook = await findWebhook("payment.captured")
    const changed = Buffer.from(String(webhook.rawData).replace("123456", "923456"))
    const forgeries: Webhook[] = [
      { ...webhook, rawData: changed },
      { ...webhook, headers: {} },
      { ...webhook, headers: { "x-razorpay-signature": "not hex" } },
      sign(String(webhook.rawData), KEYS.keySecret),
    ]
    for (const forged of forgeries)
      await expect(read(forged)).rejects.toThrow("The signature of Razorpay's webhook is not right")
  })

  it("is handled by no provider that has not been given its secret", async () => {
    await pay()
    const webhook = await findWebhook("payment.captured")
    const without = new RazorpayProvider({}, { ...KEYS, url: "http://razorpay" })
    expect(await without.getWebhookActionAndData(webhook)).toEqual({ action: "not_supported" })
  })

  it("is not supported when it is of a refund, of an order that is not Medusa's, or no event", async () => {
    const session = await pay("success", "invoice 17")
    expect(await read(await findWebhook("payment.captured"))).toEqual({ action: "not_supported" })
    const { data } = await provider.authorizePayment({ data: session })
    await provider.refundPayment({ data, amount: AMOUNT })
    expect(await read(await findWebhook("refund.processed"))).toEqual({ action: "not_supported" })
    for (const body of ["", "{", "[]", '{"event":"order.paid"}', '{"event":"toString","payload":{}}'])
      expect(await read(sign(body))).toEqual({ action: "not_supported" })
  })
})

describe("a refund", () => {
  it("of a part is made once for its idempotency key, and of all without one", async () => {
    const { data } = await provider.authorizePayment({ data: await pay() })
    const part = { data, amount: "234.56", context: { idempotency_key: "ref_01JABCDEFGHJK" } }
    await provider.refundPayment(part)
    await provider.refundPayment(part)
    await expect(provider.refundPayment({ data, amount: 1 })).rejects.toThrow("A refund needs an idempotency key")
    await provider.refundPayment({ data, amount: AMOUNT })
    const made = await vi.waitFor(() => {
      const processed = webhooks.filter((webhook) => webhook.data.event === "refund.processed")
      return processed.length === 2 ? processed : Promise.reject(new Error("not two refunds"))
    })
    expect(made.map(({ data }) => JSON.stringify(data.payload).match(/"amount":(\d+)/)?.[1])).toEqual([
      "23456",
      "100000",
    ])
  })
})

const authorized = async () => (await provider.authorizePayment({ data: await pay() })).data as SessionData

async function refundedPaise({ razorpay_order_id }: SessionData) {
  const { payments } = await (await sandbox.mounts.razorpay(new Request("http://razorpay/state"))).json()
  return payments.find(({ order_id }: { order_id: string }) => order_id === razorpay_order_id).amount_refunded
}

describe("a refund of all", () => {
  it("that Razorpay fails is an error of Medusa's, and is made when it is requested again", async () => {
    const data = await authorized()
    await ask("/scenario", { refunds: "failed" })
    await expect(provider.refundPayment({ data, amount: AMOUNT })).rejects.toMatchObject({
      type: "not_allowed",
      message: "Razorpay could not make the refund",
    })
    expect(await refundedPaise(data)).toBe(0)
    await provider.refundPayment({ data, amount: AMOUNT })
    expect(await refundedPaise(data)).toBe(123_456)
  })

  it("that Razorpay still works on is recorded", async () => {
    const data = await authorized()
    await ask("/scenario", { refunds: "pending_for_a_day" })
    await expect(provider.refundPayment({ data, amount: AMOUNT })).resolves.toEqual({ data })
    await expect(provider.refundPayment({ data, amount: AMOUNT })).resolves.toEqual({ data })
    expect(await refundedPaise(data)).toBe(123_456)
  })
})

describe("a refund of a part", () => {
  const part = (data: Record<string, unknown>, amount: number) => ({
    ...{ data, amount, context: { idempotency_key: "ref_01JREFUNDPARTS" } },
  })

  it("without a response is requested again under its key, and made once", async () => {
    const data = await authorized()
    await ask("/scenario", { refunds: "unanswered" })
    const key = { idempotency_key: "ref_01JUNANSWERED" }
    await provider.refundPayment({ data, amount: 100, context: key })
    expect(await refundedPaise(data)).toBe(10_000)
  })

  it("that Razorpay rejects or fails is an error of Medusa's with a sentence", async () => {
    const data = await authorized()
    await expect(provider.refundPayment(part(data, 9999))).rejects.toMatchObject({
      type: "invalid_data",
      message: "The refund amount provided is greater than amount captured",
    })
    await ask("/scenario", { refunds: "failed" })
    await expect(provider.refundPayment(part(data, 10))).rejects.toMatchObject({
      type: "not_allowed",
      message: "Razorpay could not make the refund",
    })
    expect(await refundedPaise(data)).toBe(0)
  })
})

describe("options", () => {
  it("have defaults for what most shops leave out", () => {
    expect(readOptions({ ...KEYS, scriptUrl: "/another.js" })).toEqual({
      ...KEYS,
      url: "https://api.razorpay.com",
      timeoutMs: 4_000,
    })
    expect(readOptions({ ...KEYS, url: "http://127.0.0.1:8100/razorpay/" }).url).toBe("http://127.0.0.1:8100/razorpay")
  })

  it.each([
    [undefined, /keyId is missing.* keySecret is missing/],
    [{ ...KEYS, keySecret: "" }, /keySecret is missing/],
    [{ ...KEYS, webhookSecret: "" }, /webhookSecret is empty/],
    [{ ...KEYS, url: "api.razorpay.com" }, /url is not a web address/],
    [{ ...KEYS, timeoutMs: 0 }, /timeoutMs has to be at least 1/],
    [{ ...KEYS, timeoutMs: "soon" }, /timeoutMs is not a whole number/],
  ])("are rejected with a sentence for each that is wrong: %j", (options, sentence) => {
    expect(() => RazorpayProvider.validateOptions(options as Record<string, unknown>)).toThrow(sentence)
  })
})
