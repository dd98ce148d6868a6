/**
 * @module-tag money
 * @module-tag kills
 */
import { type Buyer, buyer, orderCart, payOnDelivery, put, summaryOf } from "@haat/testing/buyer"
import { holdRows } from "@haat/testing/hold-rows"
import { drawnText } from "@haat/testing/read-pdf"
import { smallOrFull } from "@haat/testing/test-size"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { expectMedusaAgrees } from "../../gst/src/testing/medusa-totals"
import { REGISTERED, saveTaxSettings } from "../../gst/src/testing/registered"
import { until } from "../../payments/src/testing/until"
import { openHookShop } from "./testing/hook-shop"

const FIRST = "test-first"
const EARLY = "test-early"
const KILLS = smallOrFull(2, 20)
const LOCK = 4711

/** Sessions that wait for the lock. */
const WAITING = "select 1 from pg_locks where locktype = 'advisory' and objid = $1 and not granted"
const ROWS_OF_SHOPPER = `
  select row.plugin from hook_row row join "order" o on o.id = row.order_id where o.customer_id = $1
  union all
  select row.plugin from hook_row row where not exists (select from "order" o where o.id = row.order_id)`

let shopOfHooks: Awaited<ReturnType<typeof openHookShop>>
let product_id: string

beforeAll(async () => {
  shopOfHooks = await openHookShop()
  product_id = (await shopOfHooks.haat.product({ name: "Lota", price: 600, quantity: 1_000 })).id
}, 240_000)
afterAll(() => shopOfHooks?.close())
beforeEach(() => shopOfHooks.reset())

async function shopperWithLotas(quantity = 1): Promise<Buyer> {
  const shopper = await buyer(shopOfHooks.haat)
  expect((await put(shopper, product_id, quantity)).status).toBe(200)
  return shopper
}

const ordersOf = async (shopper: Buyer) => (await shopper.get("/store/my-orders")).body.orders
const rowsOf = (order_id: string) =>
  shopOfHooks.haat.sql("select plugin, message, cancelled from hook_row where order_id = $1 order by at", [order_id])

/** Asserts that an order is rejected with a sentence, and that nothing is written. */
async function expectRejected(shopper: Buyer, total: number, [status, code]: [number, string]) {
  const { status: answered, body } = await payOnDelivery(shopper, total)
  expect([answered, body.code]).toEqual([status, code])
  expect(body.message).toMatch(/\w+ \w+/)
  expect(await ordersOf(shopper)).toEqual([])
}

describe("two plugins in every order hook", () => {
  it("both work in the order of their numbers, and the order has what they return", async () => {
    const { haat } = shopOfHooks
    await saveTaxSettings(haat, REGISTERED)
    const shopper = await shopperWithLotas(2)
    for (const plugin of [FIRST, EARLY]) {
      const saved = await shopper.post("/store/checkout/fields", { plugin, values: { message: `For ${plugin}` } })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    }
    const summary = await summaryOf(shopper)
    expect(summary.fields).toEqual({ [EARLY]: { message: `For ${EARLY}` }, [FIRST]: { message: `For ${FIRST}` } })
    const charges = [
      { id: `${EARLY}.fee`, name: "Handling", name_hi: null, amount: 15 },
      { id: `${FIRST}.fee`, name: "Wrapping", name_hi: null, amount: 80.5 },
    ]
    expect(summary.charges).toEqual(charges)
    expect(summary.offers?.applied.map(({ name }: { name: string }) => name)).toEqual([
      `A rupee of ${EARLY}`,
      `A rupee of ${FIRST}`,
    ])
    const { status, body } = await payOnDelivery(shopper, summary.total)
    expect(status, JSON.stringify(body)).toBe(201)
    const { order } = body
    expect(order).toMatchObject({ total: summary.total, charges, item_discount: 2 })
    expect(order.fields.map(({ id, value }: { id: string; value: string }) => [id, value]).sort()).toEqual([
      [`${EARLY}.message`, `For ${EARLY}`],
      [`${FIRST}.message`, `For ${FIRST}`],
    ])
    expect(await rowsOf(order.id)).toEqual([
      { plugin: EARLY, message: `For ${EARLY}`, cancelled: false },
      { plugin: FIRST, message: `For ${FIRST}`, cancelled: false },
    ])
    const owner = await haat.admin()
    await expectMedusaAgrees(haat, owner, order.id)

    expect((await shopper.post(`/store/my-orders/${order.id}/cancel`, {})).status).toBe(200)
    expect((await rowsOf(order.id)).map(({ cancelled }) => cancelled)).toEqual([true, true])
  })

  it("charge an order once that is sent ten times at once", async () => {
    const shopper = await shopperWithLotas()
    const { total } = await summaryOf(shopper)
    const sent = await Promise.all(Array.from({ length: 10 }, () => payOnDelivery(shopper, total)))
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(sent.every(({ status }) => status === 201 || status === 409)).toBe(true)
    const orders = await ordersOf(shopper)
    expect(orders).toMatchObject([{ total, charges: [{ amount: 15 }, { amount: 40.25 }] }])
    expect(await rowsOf(orders[0].id)).toHaveLength(2)
  })

  it("all say why they do not accept an order", async () => {
    const shopper = await shopperWithLotas()
    const { total } = await summaryOf(shopper)
    for (const plugin of [FIRST, EARLY]) await shopOfHooks.behave("validate", plugin, "rejects")
    const { status, body } = await payOnDelivery(shopper, total)
    expect([status, body.code, body.message]).toEqual([409, `${EARLY}_rejects`, `${EARLY} does not accept ${total}`])
    expect(body.problems.map(({ code }: { code: string }) => code)).toEqual([`${EARLY}_rejects`, `${FIRST}_rejects`])
    expect(await ordersOf(shopper)).toEqual([])
  })

  it("name the field that a problem is about, if it is one of theirs", async () => {
    const shopper = await shopperWithLotas()
    const { total } = await summaryOf(shopper)
    for (const plugin of [FIRST, EARLY]) await shopOfHooks.behave("validate", plugin, "names")
    const { body } = await payOnDelivery(shopper, total)
    const fields = body.problems.map(({ field }: { field?: string }) => field)
    expect(fields).toEqual([`${EARLY}.message`, undefined, `${FIRST}.message`, undefined])
    expect(body.errors).toEqual({
      [`${EARLY}.message`]: `${EARLY} does not accept ${total}`,
      [`${FIRST}.message`]: `${FIRST} does not accept ${total}`,
    })
  })

  it("names no field when the only problem is about one that the plugin does not have", async () => {
    const shopper = await shopperWithLotas()
    const { total } = await summaryOf(shopper)
    await shopOfHooks.behave("validate", FIRST, "names unknown")
    const { body } = await payOnDelivery(shopper, total)
    expect([body.code, body.errors]).toEqual([`${FIRST}_rejects`, undefined])
    expect(body.problems).toMatchObject([{ plugin: FIRST, code: `${FIRST}_rejects` }])
    expect(body.problems[0]).not.toHaveProperty("field")
  })
})

describe("a plugin that fails in an order hook", () => {
  it.each(["throws", "waits", "float", "negative", "foreign", "writes"])(
    "rejects the order and writes nothing when its charge %s",
    async (mode) => {
      const shopper = await shopperWithLotas()
      const { total } = await summaryOf(shopper)
      await shopOfHooks.behave("charges", FIRST, mode)
      const started = performance.now()
      await expectRejected(shopper, total, [503, "charges_unknown"])
      expect(performance.now() - started).toBeLessThan(5_000)
      const { status, body } = await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)
      expect([status, body.code]).toEqual([503, "charges_unknown"])
      expect(await shopOfHooks.haat.sql("select 1 from hook_row where order_id = 'x'")).toEqual([])
    },
  )

  it("rejects the order when it cannot check it", async () => {
    const shopper = await shopperWithLotas()
    const { total } = await summaryOf(shopper)
    await shopOfHooks.behave("validate", FIRST, "throws")
    await expectRejected(shopper, total, [503, "order_unchecked"])
  })

  it.each(["throws", "sleeps", "waits"])("leaves no order and no row when its transaction %s", async (mode) => {
    const shopper = await shopperWithLotas()
    const { total } = await summaryOf(shopper)
    const count = async () => (await shopOfHooks.haat.sql("select count(*)::int as rows from hook_row"))[0].rows
    const before = await count()
    await shopOfHooks.behave("transaction", FIRST, mode)
    await expectRejected(shopper, total, [503, "order_unchecked"])
    expect(await count()).toBe(before)
    await shopOfHooks.reset()
    expect((await payOnDelivery(shopper, total)).status).toBe(201)
  })
})

describe("fields of plugins", () => {
  it("reject values that do not fit, name the field, and belong to the cart's shopper", async () => {
    const shopper = await shopperWithLotas()
    const long = await shopper.post("/store/checkout/fields", { plugin: FIRST, values: { message: "x".repeat(21) } })
    expect([long.status, long.body.message]).toEqual([400, "At most 20 characters"])
    expect(long.body.errors).toEqual({ [`${FIRST}.message`]: "At most 20 characters" })
    const unknown = await shopper.post("/store/checkout/fields", { plugin: "none", values: {} })
    expect([unknown.status, unknown.body.code]).toEqual([404, "no_such_fields"])
    expect((await shopOfHooks.haat.guest().post("/store/checkout/fields", { plugin: FIRST, values: {} })).status).toBe(
      401,
    )
    const other = await shopperWithLotas()
    await shopper.post("/store/checkout/fields", { plugin: FIRST, values: { message: "Mine" } })
    expect((await summaryOf(other)).fields[FIRST]).toEqual({ message: "" })
  })

  it("are printed on the order's documents", async () => {
    const { haat } = shopOfHooks
    const shopper = await shopperWithLotas()
    await shopper.post("/store/checkout/fields", { plugin: FIRST, values: { message: "Dear Meera" } })
    const { order } = (await payOnDelivery(shopper, (await summaryOf(shopper)).total)).body
    const owner = await haat.admin()
    expect((await owner.post(`/back-office/orders/${order.id}/shipment`, {})).status).toBe(200)
    for (const paper of ["a4", "80mm"]) {
      const url = new URL(`/back-office/orders/${order.id}/invoice?paper=${paper}`, haat.backendUrl)
      const response = await fetch(url, { headers: { cookie: owner.cookie } })
      expect(await drawnText(Buffer.from(await response.arrayBuffer()))).toContain(`Message of ${FIRST}: Dear Meera`)
    }
  })

  it("are in the shopper's download, and erased with the account", async () => {
    const { haat } = shopOfHooks
    const shopper = await shopperWithLotas()
    await shopper.post("/store/checkout/fields", { plugin: FIRST, values: { message: "Dear Meera" } })
    const { order } = (await payOnDelivery(shopper, (await summaryOf(shopper)).total)).body
    const stored = () => haat.sql(`select "values" from order_field where order_id = $1`, [order.id])
    expect(await stored()).toContainEqual({ values: { message: "Dear Meera" } })
    expect(
      await haat.sql("select 1 from cart_field f join cart c on c.id = f.cart_id where c.customer_id = $1", [
        shopper.person.id,
      ]),
    ).toEqual([])
    expect(JSON.stringify((await shopper.get("/store/personal-data")).body)).toContain("Dear Meera")
    const owner = await haat.admin()
    for (const step of ["shipment", "delivered"])
      expect((await owner.post(`/back-office/orders/${order.id}/${step}`, {})).status).toBe(200)
    const erased = await shopper.post("/store/personal-data/erasure", { current_password: "Secret@123" })
    expect(erased.status, JSON.stringify(erased.body)).toBe(200)
    expect(await stored()).toEqual([])
  })
})

describe("a backend that is killed while a plugin writes its rows", () => {
  it("leaves no order, or the order and the rows of both plugins", async () => {
    const { haat } = shopOfHooks
    for (let nth = 0; nth < KILLS; nth++) {
      const shopper = await shopperWithLotas()
      const { total } = await summaryOf(shopper)
      await shopOfHooks.behave("transaction", FIRST, "locks")
      const release = await holdRows("select pg_advisory_xact_lock($1)", [LOCK])
      const sent = payOnDelivery(shopper, total).catch(() => {})
      await until("the order waits in the handler", async () => (await haat.sql(WAITING, [LOCK])).length > 0, 30)
      // every second time, the handler goes on while the backend dies
      if (nth % 2) await Promise.all([release(), shopOfHooks.kill()])
      else await shopOfHooks.kill().finally(release)
      await sent
      await shopOfHooks.start()
      await shopOfHooks.reset()
      const orders = await ordersOf(shopper)
      const rows = await haat.sql(ROWS_OF_SHOPPER, [shopper.person.id])
      expect(rows).toHaveLength(orders.length * 2)
      // looks at the total again, in case that the carrier answers the new backend too late
      if (!orders.length) await orderCart(shopper)
    }
  }, 900_000)
})
