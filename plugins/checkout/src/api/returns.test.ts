/** @module-tag money */
import { shop } from "@haat/testing"
import { buyer, orderCart, placeOrder } from "@haat/testing/buyer"
import { editProduct } from "@haat/testing/edit-product"
import { holdRows } from "@haat/testing/hold-rows"
import { mailbox } from "@haat/testing/mailbox"
import { saveProductVariants } from "@haat/testing/vary-product"
import { beforeAll, describe, expect, it } from "vitest"
import { stockOf } from "../testing/shopping"

const haat = shop()
const inbox = mailbox(haat)
let owner: Awaited<ReturnType<typeof haat.admin>>
beforeAll(async () => {
  owner = await haat.admin()
})

const WITHIN_A_WEEK = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }
type Rule = typeof WITHIN_A_WEEK | null

/** Places and delivers an order of three pieces of a product with this return rule. */
async function deliverOrder(returns: Rule = WITHIN_A_WEEK, quantity = 3) {
  const placed = await placeOrder(haat, { product: { quantity: 10, returns } as object, quantity })
  for (const step of ["shipment", "delivered"])
    expect((await owner.post(`/back-office/orders/${placed.order.id}/${step}`, {})).status).toBe(200)
  const path = `/store/my-orders/${placed.order.id}/returns`
  const line_id = placed.order.items[0].id
  const requestReturn = (quantity: number, more: object = {}) =>
    placed.shopper.post(path, {
      lines: [{ line_id, quantity }],
      reason: "does_not_fit",
      note: "A crack",
      outcome: "refund",
      way: "drop_off",
      ...more,
    })
  return { ...placed, line_id, path, requestReturn, returns: async () => (await placed.shopper.get(path)).body }
}

const moveReturn = (id: string, step: string, body: object = {}) =>
  owner.post(`/back-office/returns/${id}/${step}`, body)

/** Reads totals and states of the order, which a return must not change. */
const readOrderTotals = async ({ shopper, order }: Awaited<ReturnType<typeof deliverOrder>>) => {
  const { body } = await shopper.get(`/store/my-orders/${order.id}`)
  const { total, item_total, delivery_charge, items, fulfillment_status, payment_status } = body.order
  return { total, item_total, delivery_charge, items, fulfillment_status, payment_status }
}

describe("returnable lines", () => {
  it("follow the rule of the product or its category, on the product page and in Orders", async () => {
    const { product, returns, line_id } = await deliverOrder()
    expect(await returns()).toMatchObject({ returns: [], returnable: [{ line_id, left: 3, paid_by: "shop" }] })
    const page = () => haat.guest().get(`/store/catalog/products/${product.id}`)
    await expect
      .poll(async () => (await page()).body.product.returns)
      .toEqual({ days: 7, paid_by: "shop", exchange_only: false })

    // without its own rule, the category's applies
    const { category } = (await owner.get(`/back-office/products/${product.id}`)).body
    expect((await editProduct(owner, product.id, { returns: null })).status).toBe(200)
    await expect.poll(async () => (await page()).body.product.returns).toBeUndefined()
    expect((await returns()).returnable).toEqual([])
    const rule = { returnable: true, days: 3, paid_by: "shopper", exchange_only: true }
    const named = { name: category.name, was: category.name }
    expect((await owner.put(`/back-office/categories/${category.id}`, { ...named, returns: rule })).status).toBe(200)
    await expect
      .poll(async () => (await page()).body.product.returns)
      .toEqual({ days: 3, paid_by: "shopper", exchange_only: true })
    expect((await returns()).returnable).toMatchObject([{ paid_by: "shopper", exchange_only: true }])

    // renaming does not change the rule
    expect((await owner.put(`/back-office/categories/${category.id}`, named)).body.returns).toEqual(rule)
    const gone = await owner.put(`/back-office/categories/${category.id}`, { ...named, returns: null })
    expect(gone.body.returns).toBeNull()
  })

  it("are empty without a rule, before delivery, and after the period", async () => {
    const unsaid = await deliverOrder(null)
    expect((await unsaid.returns()).returnable).toEqual([])
    expect((await unsaid.requestReturn(1)).body.code).toBe("not_returnable")

    const waiting = await placeOrder(haat, { product: { returns: WITHIN_A_WEEK } as object })
    const early = await waiting.shopper.post(`/store/my-orders/${waiting.order.id}/returns`, {
      lines: [{ line_id: waiting.order.items[0].id, quantity: 1 }],
      reason: "other",
      outcome: "refund",
      way: "pickup",
    })
    expect([early.status, early.body.code]).toEqual([409, "not_delivered_yet"])

    const late = await deliverOrder()
    await haat.sql(
      `update fulfillment f set delivered_at = now() - interval '8 days' from order_fulfillment l
       where l.fulfillment_id = f.id and l.order_id = $1`,
      [late.order.id],
    )
    const { status, body } = await late.requestReturn(1)
    expect([status, body.code]).toEqual([409, "return_too_late"])
    expect(body.message).toContain("within 7 days")
  })
})

/** Sets the delivery time: `days` ago, a second after or before midnight in India. */
const setDeliveryTime = (order_id: string, days: number, seconds: 1 | -1) =>
  haat.sql(
    `update fulfillment f set delivered_at =
       (date_trunc('day', now() at time zone 'Asia/Kolkata')
         - make_interval(days => $2) + make_interval(secs => $3)) at time zone 'Asia/Kolkata'
     from order_fulfillment l where l.fulfillment_id = f.id and l.order_id = $1`,
    [order_id, days, seconds],
  )
const dayInIndia = (moment: string | Date) => new Date(moment).toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" })

describe("the last day of returns", () => {
  it("ends at midnight in India, regardless of the hour of delivery", async () => {
    const sold = await deliverOrder()
    await setDeliveryTime(sold.order.id, 7, 1)
    const [line] = (await sold.returns()).returnable
    expect(dayInIndia(line.until)).toBe(dayInIndia(new Date()))
    expect(new Date(line.until).toISOString()).toMatch(/T18:29:59/)
    expect((await sold.requestReturn(1)).status).toBe(201)

    await setDeliveryTime(sold.order.id, 7, -1)
    const [over] = (await sold.returns()).lines
    expect(over.can_return).toBe(false)
    expect(new Date(over.until) < new Date()).toBe(true)
    expect((await sold.requestReturn(1)).body.code).toBe("return_too_late")
  })

  it("is computed per line, by its rule", async () => {
    const rules = [
      WITHIN_A_WEEK,
      { returnable: true, days: 30, paid_by: "shopper", exchange_only: true },
      { returnable: false, days: 7, paid_by: "shop", exchange_only: false },
    ]
    const shopper = await buyer(haat)
    const products = await Promise.all(rules.map((returns) => haat.product({ returns } as object)))
    for (const { id } of products) await shopper.post("/store/cart/lines", { product_id: id, quantity: 1 })
    const order = await orderCart(shopper)
    const path = `/store/my-orders/${order.id}/returns`
    expect((await shopper.get(path)).body).toEqual({ lines: [], returnable: [], returns: [] })
    for (const step of ["shipment", "delivered"]) await owner.post(`/back-office/orders/${order.id}/${step}`, {})
    await setDeliveryTime(order.id, 0, 1)
    const { lines, returnable } = (await shopper.get(path)).body
    const after = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000))
    const expected = [
      { day: after(7), paid_by: "shop", exchange_only: false, can_return: true },
      { day: after(30), paid_by: "shopper", exchange_only: true, can_return: true },
      { day: null, until: null, paid_by: null, exchange_only: false, can_return: false },
    ]
    for (const [at, { name }] of products.entries()) {
      const line = lines.find((one: { name: string }) => one.name === name)
      expect({ ...line, day: line.until && dayInIndia(line.until) }).toMatchObject(expected[at])
    }
    expect(returnable).toHaveLength(2)
  })
})

describe("a return", () => {
  it("is requested, approved and received: only resellable pieces are restocked, and mails are sent", async () => {
    const sold = await deliverOrder()
    const before = await readOrderTotals(sold)
    const stock = await stockOf(haat, sold.product.id)
    const requested = await sold.requestReturn(3)
    expect(requested.status).toBe(201)
    const { id } = requested.body.return
    expect((await owner.get(`/back-office/returns?filter={"order_id":"${sold.order.id}"}`)).body).toMatchObject([
      { id, state: "requested", display_id: sold.order.display_id, lines: [{ quantity: 3 }] },
    ])
    expect((await owner.get(`/back-office/returns/${id}`)).body).toMatchObject({ id, state: "requested" })
    expect((await owner.get("/back-office/returns/return_none")).status).toBe(404)
    expect((await sold.returns()).returnable).toEqual([])

    expect((await moveReturn(id, "approval")).body.state).toBe("approved")
    const received = await moveReturn(id, "receipt", { lines: [{ line_id: sold.line_id, resellable: 2, damaged: 1 }] })
    expect(received.status, JSON.stringify(received.body)).toBe(200)
    expect(received.body).toMatchObject({ state: "received", worth: 750, lines: [{ resellable: 2, damaged: 1 }] })
    const after = await stockOf(haat, sold.product.id)
    expect({ ...after, stocked: undefined }).toEqual({ ...stock, stocked: undefined })
    const [{ pieces }] = await haat.sql("select pieces from sellable_variant where product_id = $1", [sold.product.id])
    expect(Number(pieces)).toBe(9)
    expect(await readOrderTotals(sold)).toEqual(before)

    // Medusa's counters agree
    const [engine] = await haat.sql(
      `select r.status, sum(i.quantity)::int as pieces, sum(i.damaged_quantity)::int as damaged,
         (select sum(item.return_received_quantity)::int from order_item item where item.order_id = r.order_id) as received
       from return r join return_item i on i.return_id = r.id where r.order_id = $1 group by r.id`,
      [sold.order.id],
    )
    expect(engine).toEqual({ status: "received", pieces: 3, damaged: 1, received: 2 })
    const [line] = await haat.sql("select pieces::int from line_returned where line_id = $1", [sold.line_id])
    expect(line.pieces).toBe(3)
    expect((await sold.requestReturn(1)).body.code).toBe("return_too_many")

    const { email } = sold.shopper.person
    for (const subject of ["We have your request", "You can send it back", "Your goods have come back"])
      expect((await inbox.mail(email, subject)).text).toContain(`3 × ${sold.product.name}`)
    const log = await owner.get("/back-office/audit-log?range=[0,9]")
    expect(JSON.stringify(log.body)).toContain(id)
  })

  it("of some pieces leaves the others returnable, never more than ordered", async () => {
    const sold = await deliverOrder()
    for (const [resellable, damaged] of [
      [1, 0],
      [0, 1],
    ]) {
      const { id } = (await sold.requestReturn(1)).body.return
      await moveReturn(id, "approval")
      const lines = [{ line_id: sold.line_id, resellable, damaged }]
      expect((await moveReturn(id, "receipt", { lines })).status).toBe(200)
    }
    expect((await sold.returns()).returnable).toMatchObject([{ left: 1 }])
    expect((await sold.requestReturn(2)).body).toMatchObject({ code: "return_too_many", params: { count: 1 } })
    const [{ pieces }] = await haat.sql("select pieces from sellable_variant where product_id = $1", [sold.product.id])
    expect(Number(pieces)).toBe(8)
  })

  it("of the last piece succeeds once for concurrent requests", async () => {
    const sold = await deliverOrder(WITHIN_A_WEEK, 1)
    const responses = await Promise.all(Array.from({ length: 6 }, () => sold.requestReturn(1)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { status } of responses) expect([201, 409]).toContain(status)
  })

  it("is received once by concurrent requests", async () => {
    const sold = await deliverOrder()
    const { id } = (await sold.requestReturn(2)).body.return
    await moveReturn(id, "approval")
    const lines = [{ line_id: sold.line_id, resellable: 2, damaged: 0 }]
    const responses = await Promise.all(Array.from({ length: 5 }, () => moveReturn(id, "receipt", { lines })))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const [{ pieces }] = await haat.sql("select pieces from sellable_variant where product_id = $1", [sold.product.id])
    expect(Number(pieces)).toBe(9)
  })

  it("of two variants waits for a lock on one of them, and blocks nothing meanwhile", async () => {
    const product = await haat.product({ returns: WITHIN_A_WEEK } as object)
    const { variants } = await saveProductVariants(owner, product.id)
    const shopper = await buyer(haat)
    for (const { id } of variants.slice(0, 2))
      await shopper.post("/store/cart/lines", { product_id: product.id, variant_id: id, quantity: 1 })
    const order = await orderCart(shopper)
    for (const step of ["shipment", "delivered"]) await owner.post(`/back-office/orders/${order.id}/${step}`, {})
    const { body } = await shopper.post(`/store/my-orders/${order.id}/returns`, {
      lines: order.items.map(({ id }) => ({ line_id: id, quantity: 1 })),
      reason: "damaged",
      outcome: "refund",
      way: "drop_off",
    })
    await moveReturn(body.return.id, "approval")
    const letGo = await holdRows(
      `select 1 from inventory_level where inventory_item_id = (
         select max(i.inventory_item_id) from product_variant_inventory_item i
           where i.variant_id = any($1)) for update`,
      [variants.slice(0, 2).map(({ id }) => id)],
    )
    const lines = order.items.map(({ id }) => ({ line_id: id, resellable: 1, damaged: 0 }))
    const receiving = moveReturn(body.return.id, "receipt", { lines })
    try {
      const WAITING = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%inventory_level%'"
      await expect.poll(() => haat.sql(WAITING), { timeout: 5_000 }).toHaveLength(1)
      const free = "select 1 from first_variant where product_id = $1 for update skip locked"
      expect(await haat.sql(free, [product.id])).toHaveLength(1)
    } finally {
      await letGo()
    }
    expect((await receiving).status).toBe(200)
  })

  it("is rejected with a reason that the shopper reads", async () => {
    const sold = await deliverOrder()
    const { id } = (await sold.requestReturn(1)).body.return
    for (const reason of ["", " ", "no", "x".repeat(501), 7, "\u0000abc"])
      expect((await moveReturn(id, "rejection", { reason })).status).toBe(400)
    expect((await moveReturn(id, "rejection", { reason: "The seal is broken" })).body.state).toBe("rejected")
    expect((await sold.returns()).returns).toMatchObject([{ state: "rejected", decision: "The seal is broken" }])
    expect((await inbox.mail(sold.shopper.person.email, "was not approved")).text).toContain("The seal is broken")
    const late = await moveReturn(id, "approval")
    expect([late.status, late.body.message]).toEqual([409, "This return is already rejected. Reload it and try again"])
    expect((await sold.returns()).returnable).toMatchObject([{ left: 3 }])
  })

  it("is cancelled by its shopper until it is picked up", async () => {
    const sold = await deliverOrder()
    const other = await haat.shopper()
    const { id } = (await sold.requestReturn(1)).body.return
    const cancel = (who: typeof other, one = id) => who.post(`/store/my-returns/${one}/cancel`)
    expect((await cancel(other)).status).toBe(404)
    expect((await cancel(sold.shopper)).body.return.state).toBe("canceled")
    expect((await cancel(sold.shopper)).status).toBe(200)
    expect((await moveReturn(id, "approval")).status).toBe(409)

    const again = (await sold.requestReturn(1)).body.return.id
    await moveReturn(again, "approval")
    expect((await moveReturn(again, "picked-up")).body.state).toBe("picked_up")
    const late = await cancel(sold.shopper, again)
    expect([late.status, late.body.code]).toEqual([409, "return_on_its_way"])
  })

  it("can be for another variant, and only that when the rule is exchange only", async () => {
    const sold = await deliverOrder({ ...WITHIN_A_WEEK, exchange_only: true })
    const [{ exchanges }] = (await sold.returns()).returnable
    expect(exchanges).toHaveLength(1)
    expect((await sold.requestReturn(1)).body.code).toBe("exchange_only")
    const wish = (exchange_variant_id?: string) =>
      sold.requestReturn(1, {
        outcome: "exchange",
        lines: [{ line_id: sold.line_id, quantity: 1, exchange_variant_id }],
      })
    for (const odd of [undefined, "variant_of_another"]) expect((await wish(odd)).body.code).toBe("exchange_not_there")
    expect((await wish(exchanges[0].variant_id)).body.return).toMatchObject({ outcome: "exchange" })
  })

  it("ignores prices and totals, and rejects foreign lines and hostile input", async () => {
    const [sold, other] = await Promise.all([deliverOrder(), deliverOrder()])
    const foreign = await sold.requestReturn(1, { lines: [{ line_id: other.line_id, quantity: 1 }] })
    expect([foreign.status, foreign.body.code]).toEqual([400, "not_in_order"])
    expect((await other.shopper.post(sold.path, { lines: [] })).status).toBe(400)
    const line = { line_id: sold.line_id, quantity: 1 }
    expect((await other.shopper.post(sold.path, (await validBody(line)) as object)).status).toBe(404)
    for (const lines of [
      [],
      "x",
      null,
      [line, line],
      [{ ...line, quantity: 0 }],
      [{ ...line, quantity: -1 }],
      [{ ...line, quantity: 1.5 }],
      [{ ...line, quantity: "1" }],
      [{ ...line, quantity: 1e9 }],
      [{ line_id: "a'b", quantity: 1 }],
    ]) {
      const { status, body } = await sold.requestReturn(1, { lines })
      expect([status, JSON.stringify(lines)]).toEqual([400, JSON.stringify(lines)])
      expect(body.message).toMatch(/\w{3}/)
    }
    for (const more of [
      { reason: "x" },
      { outcome: "cash" },
      { way: "" },
      { note: "\u0000" },
      { note: "x".repeat(1_001) },
    ])
      expect((await sold.requestReturn(1, more)).status, JSON.stringify(more)).toBe(400)
    expect((await sold.returns()).returns).toEqual([])

    const requested = await sold.requestReturn(1, {
      receive_now: true,
      refund_amount: 99_999,
      state: "received",
      worth: 1,
    })
    expect(requested.body.return).toMatchObject({ state: "requested", worth: null })
    const { id } = requested.body.return
    await moveReturn(id, "approval")
    for (const lines of [
      [{ line_id: sold.line_id, resellable: 2, damaged: 0 }],
      [{ line_id: sold.line_id, resellable: 0, damaged: 0 }],
      [{ line_id: other.line_id, resellable: 1, damaged: 0 }],
      [{ line_id: sold.line_id, resellable: -1, damaged: 2 }],
    ]) {
      const { status } = await moveReturn(id, "receipt", { lines })
      expect([400, 404, 409]).toContain(status)
    }
    const [{ pieces }] = await haat.sql("select pieces from sellable_variant where product_id = $1", [sold.product.id])
    expect(Number(pieces)).toBe(7)
  })
})

const validBody = async (line: object) => ({ lines: [line], reason: "other", outcome: "refund", way: "pickup" })

describe("Medusa's own returns route", () => {
  it("rejects all requests, also those of the order's shopper", async () => {
    const sold = await deliverOrder()
    const items = [{ id: sold.line_id, quantity: 1 }]
    const body = {
      order_id: sold.order.id,
      items,
      receive_now: true,
      return_shipping: { option_id: "so_x", price: -5_000 },
    }
    for (const [who, status] of [
      [haat.guest(), 401],
      [owner, 403],
      [await haat.shopper(), 404],
      [sold.shopper, 404],
    ] as const)
      expect((await who.post("/store/returns", body)).status).toBe(status)
    expect(await haat.sql("select 1 from return where order_id = $1", [sold.order.id])).toEqual([])
  })
})
