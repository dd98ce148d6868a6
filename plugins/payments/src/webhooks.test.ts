/** @module-tag money */
import { request } from "node:http"
import { describe, expect, it } from "vitest"
import { look, open, verify } from "./testing/buyer"
import { payments } from "./testing/payments"
import { until } from "./testing/until"

const paying = payments()

const ordersOf = (customer_id: string) =>
  paying.haat.sql(`select id from "order" where customer_id = $1`, [customer_id])

describe("a webhook", () => {
  it("places the order of a shopper whose browser is gone", async () => {
    const { window, shopper } = await paying.ready()
    await paying.razorpay.pay(window.razorpay_order_id)
    const { order_id } = await paying.state(window.razorpay_order_id, "ordered")
    expect(await ordersOf(shopper.person.id)).toEqual([{ id: order_id }])
  })

  it.each(["normal", "double", "reordered", "late"])(
    "and the browser at once make one order (%s)",
    async (webhooks) => {
      const { window, shopper } = await paying.ready()
      await paying.razorpay.scenario({ webhooks })
      const proof = await paying.razorpay.pay(window.razorpay_order_id)
      const responses = await Promise.all(Array.from({ length: 4 }, () => verify(shopper, proof)))
      for (const { status, body } of responses) expect([status, body.outcome.state]).toEqual([200, "ordered"])
      expect(await ordersOf(shopper.person.id)).toHaveLength(1)
    },
  )

  it("that is lost is not needed: the order is placed all the same", async () => {
    await paying.razorpay.scenario({ webhooks: "lost" })
    const { window } = await paying.ready()
    await paying.razorpay.pay(window.razorpay_order_id)
    await paying.makeDue(window.razorpay_order_id)
    await paying.state(window.razorpay_order_id, "ordered", 45)
  })

  it("is kept once and applied once, however often it comes", async () => {
    const { window } = await paying.ready()
    await paying.razorpay.scenario({ webhooks: "lost" })
    await paying.razorpay.pay(window.razorpay_order_id)
    const body = aboutOrder("order.paid", window.razorpay_order_id)
    const id = `evt_same${Date.now()}`
    const responses = await Promise.all(Array.from({ length: 10 }, () => paying.razorpay.webhook({ body, id })))
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const kept = () => paying.haat.sql("select id, attempts, applied_at from razorpay_event where id = $1", [id])
    const [event] = await until("the event to be applied", async () => {
      const rows = await kept()
      return rows[0]?.applied_at && rows
    })
    expect(event.attempts).toBe(1)
    await paying.state(window.razorpay_order_id, "ordered")
  })

  it("without the right signature over its very bytes is rejected and not kept", async () => {
    const { window } = await paying.ready()
    const body = aboutOrder("order.paid", window.razorpay_order_id)
    const id = `evt_forged${Date.now()}`
    for (const signature of ["", "0".repeat(64), "not hex", "é".repeat(64).slice(0, 10)].filter(isHeader)) {
      const { status, text } = await paying.razorpay.webhook({ body, id, signature })
      expect([status, JSON.parse(text).message]).toEqual([400, expect.stringContaining("signature")])
    }
    expect(await paying.haat.sql("select 1 from razorpay_event where id = $1", [id])).toEqual([])
    expect((await paying.row(window.razorpay_order_id)).state).toBe("created")
  })

  it.each([
    "",
    "[]",
    "null",
    "{",
    '{"event":"order.paid"}',
    '{"event":7,"payload":{}}',
    '{"event":"x\\u0000","payload":{}}',
  ])("that is signed and no event is rejected with a sentence: %s", async (body) => {
    const { status, text } = await paying.razorpay.webhook({ body })
    expect([status, JSON.parse(text).message]).toEqual([400, "This is not an event"])
  })

  it("has one address: nothing is read of what comes to any other", async () => {
    for (const path of ["/hooks/payment/foo", "/hooks/payment/razorpay_other", "/hooks/foo"]) {
      const status = await new Promise((resolve, reject) => {
        const headers = { "content-type": "application/json", "content-length": "90000" }
        const req = request(new URL(path, paying.haat.backendUrl), { method: "POST", headers }, (res) => {
          resolve(res.statusCode)
          req.destroy()
        })
        req.once("error", reject)
        req.flushHeaders()
      })
      expect([path, status]).toEqual([path, 404])
    }
  })

  it("is never left to Medusa's own route, however its address is written", async () => {
    for (const path of ["razorpay_razorpay", "razorpay_razorpay/", "Razorpay_Razorpay", "razorpay%5Frazorpay"]) {
      const address = new URL(`/hooks/payment/${path}`, paying.haat.backendUrl)
      const { status } = await fetch(address, { method: "POST", body: "{}" })
      expect([path, [400, 404].includes(status)]).toEqual([path, true])
    }
  })

  it("is not believed: what it says, the provider is asked", async () => {
    const { window, shopper } = await paying.ready()
    const lies = ["payment.captured", "order.paid", "payment.authorized", "refund.processed"]
    for (const event of lies) await paying.razorpay.webhook({ body: aboutOrder(event, window.razorpay_order_id) })
    await until("them to be applied", async () => {
      const rows = await paying.haat.sql(
        `select 1 from razorpay_event where body::text like $1 and applied_at is not null`,
        [`%${window.razorpay_order_id}%`],
      )
      return rows.length === lies.length
    })
    expect((await look(shopper, window)).body.outcome.state).toBe("open")
    expect(await ordersOf(shopper.person.id)).toEqual([])
  })

  it("that says an ordered payment failed, or is of nobody, changes nothing", async () => {
    const { window, shopper } = await paying.ready()
    await verify(shopper, await paying.razorpay.pay(window.razorpay_order_id))
    for (const id of [window.razorpay_order_id, "order_ofAnotherShop"]) {
      const body = aboutOrder("payment.failed", id)
      expect((await paying.razorpay.webhook({ body })).status).toBe(200)
    }
    await until("them to be applied", async () => {
      const waiting = await paying.haat.sql("select 1 from razorpay_event where applied_at is null")
      return !waiting.length
    })
    expect((await look(shopper, window)).body.outcome.state).toBe("ordered")
  })

  it("tells of a payment that the window took for failed", async () => {
    const { window, shopper } = await paying.ready()
    await paying.razorpay.scenario({ next: "captured_after_failed" })
    await paying.razorpay.attempt(window.razorpay_order_id)
    await paying.state(window.razorpay_order_id, "ordered")
    expect((await open(shopper)).status).toBe(409)
  })
})

const isHeader = (text: string) => /^[\x20-\x7e]*$/.test(text)

const aboutOrder = (event: string, order_id: string) => ({
  entity: "event",
  account_id: "acc_A",
  event,
  contains: ["payment"],
  payload: { payment: { entity: { id: "pay_invented", order_id, amount: 100, status: "captured", notes: [] } } },
})
