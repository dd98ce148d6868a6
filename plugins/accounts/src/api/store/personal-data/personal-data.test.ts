import { checkCharacter } from "@haat/places/gstin"
import { shop } from "@haat/testing"
import { buyer, orderCart, payOnDelivery, put, totalOf } from "@haat/testing/buyer"
import { mailbox } from "@haat/testing/mailbox"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { open, readyToPay, verify } from "../../../../../payments/src/testing/buyer"
import { provider } from "../../../../../payments/src/testing/provider"
import { personalTables, searchDatabase } from "../../../testing/search-database"
import { PLUGIN_ROWS, wholePerson } from "../../../testing/whole-person"

const haat = shop()
const PASSWORD = "Secret@123"
/** First fourteen characters of a GSTIN that no other test uses. */
const BUSINESS = "27WHOLE1234A1Z"
const erase = (client: { post: ReturnType<typeof haat.guest>["post"] }, current_password: unknown = PASSWORD) =>
  client.post("/store/personal-data/erasure", { current_password })

afterAll(() => mailbox(haat).smtp("normal"))

/** Tables of which the column is not a shopper's, with what it is instead. */
const NOT_A_SHOPPERS: Record<string, string> = {
  account_holder: "the engine's, for providers that keep customers; none of ours does",
  customer_account_holder: "the same",
  customer_group_customer: "goes with its customer, by its foreign key",
  invite: "staff's",
  staff_invitation: "staff's",
  user: "staff's",
  shop_settings: "the shop's own",
  gst_settings: "the shop's own",
  stock_location_address: "the shop's own",
}

describe("a person's data", () => {
  let whole: Awaited<ReturnType<typeof wholePerson>>
  let texts: string[]
  beforeAll(async () => {
    whole = await wholePerson(
      haat,
      async (shopper, gstin) => {
        const { razorpay_order_id } = (await open(shopper, gstin)).body.payment
        const { body } = await verify(shopper, await provider(haat).pay(razorpay_order_id))
        return { razorpay_order_id, order_id: body.outcome.order_id }
      },
      `${BUSINESS}${checkCharacter(BUSINESS)}`,
    )
    texts = Object.values(whole.who)
  }, 120_000)

  it("is found in every table with a personal column, so that none is left out of what follows", async () => {
    const found = new Set(
      (await searchDatabase(haat, [...texts, whole.shopper.person.id])).map((hit) => hit.split(":")[0]),
    )
    const unknown = (await personalTables(haat)).filter((name) => !found.has(name) && !(name in NOT_A_SHOPPERS))
    expect(unknown).toEqual([])
  })

  it("is downloaded as one file, with everything in it", async () => {
    const before = Date.now()
    const { status, body, headers } = await whole.shopper.get("/store/personal-data")
    expect(status).toBe(200)
    expect(Date.now() - before).toBeLessThan(60_000)
    expect(headers.get("content-disposition")).toContain("attachment")
    expect(headers.get("cache-control")).toBe("no-store")
    const { who } = whole
    const { username, email, first_name, last_name, phone } = who
    expect(body.profile).toMatchObject({ username, email, first_name, last_name, phone })
    expect(body.addresses).toMatchObject([{ address_1: who.address_1, address_2: who.address_2, city: "Pune" }])
    expect(body.saved_items).toMatchObject([{ quantity: 2 }])
    expect(body.orders.map(({ status }: { status: string }) => status).sort()).toEqual([
      "canceled",
      "pending",
      "pending",
    ])
    expect(body.orders[0]).toMatchObject({ email, shipping_address: { phone, address_1: who.address_1 } })
    expect(body.carts).toMatchObject([{ shipping_address: { address_1: who.address_1 }, lines: [{ quantity: 1 }] }])
    expect(body.payments).toMatchObject([{ state: "ordered", planned_for: { email } }])
    expect(body.store_credit).toMatchObject([{ kind: "gift", amount: 5, reason: `Sorry, ${first_name} ${last_name}` }])
    expect([body.offers_used, body.codes_on_cart, body.stock_notices].map(({ length }) => length)).toEqual([1, 1, 1])
    expect(body.tax_documents.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      "bill_of_supply",
      "bill_of_supply",
      "credit_note",
    ])
    expect(body.gstins).toEqual([who.gstin])
    expect(body.parcels).toMatchObject([{ sent_to: { phone } }, { sent_to: { phone } }])
    for (const { sections } of PLUGIN_ROWS) expect(body).toMatchObject(sections(who))
    expect(body.mails_waiting).toMatchObject([{ kind: "enquiry", state: "waiting" }])
    expect(body.mails_sent.map(({ kind }: { kind: string }) => kind)).toContain("order-placed")
    expect(body.audit_log.map(({ action }: { action: string }) => action)).toEqual([
      "refund",
      "credit",
      ...PLUGIN_ROWS.flatMap(({ audited = [] }) => audited),
      "exported",
    ])
    expect(body.browsers).toHaveLength(1)
    expect(body.sessions).toHaveLength(1)
    expect(body.sign_in_codes).toHaveLength(1)
    for (const secret of ['"password"', '"token"', "token_hash", "scrypt"])
      expect(JSON.stringify(body)).not.toContain(secret)
  })

  it("is erased within a minute, and nothing of it is found in the whole database but what invoices need", async () => {
    const { who, shopper, owner, orders } = whole
    const phone = haat.guest()
    expect((await phone.post("/auth/sign-in", { username: who.username, password: PASSWORD })).status).toBe(200)
    const before = Date.now()
    const { status, body } = await erase(shopper)
    expect([status, body]).toEqual([200, { erased: true }])
    expect(Date.now() - before).toBeLessThan(60_000)

    const { first_name, last_name, address_1, address_2, gstin } = who
    // Names on invoices and credit notes: without phone and e-mail address.
    const papers = ["gst_document", "gst_credit_note"]
    const stated = ["erased_order_recipient", ...papers].flatMap((table) =>
      [first_name, last_name, address_1, address_2].map((text) => `${table}: ${text}`),
    )
    stated.push(...papers.map((table) => `${table}: ${gstin}`))
    expect((await searchDatabase(haat, texts)).sort()).toEqual(stated.sort())
    const kept = await haat.sql("select * from erased_order_recipient where order_id = any($1)", [
      Object.values(orders),
    ])
    expect(kept.map(({ order_id }) => order_id).sort()).toEqual([orders.cash, orders.online].sort())
    for (const { name, shipping_address, delete_at } of kept) {
      expect(name).toBe(`${first_name} ${last_name}`)
      expect(shipping_address).toMatchObject({ address_1, province: "Maharashtra" })
      expect(shipping_address.phone).toBeUndefined()
      expect(new Date(delete_at).getTime()).toBeGreaterThan(Date.now() + 7 * 365 * 86_400_000)
    }

    for (const client of [shopper, phone]) {
      expect((await client.get("/auth/me")).body.person).toBeNull()
      expect((await client.get("/store/my-orders")).status).toBe(401)
    }
    expect((await haat.guest().post("/auth/sign-in", { username: who.username, password: PASSWORD })).status).toBe(401)
    for (const id of Object.values(orders)) {
      const order = await owner.get(`/back-office/orders/${id}`)
      expect([order.status, order.body.total > 0]).toEqual([200, true])
    }
    expect((await owner.get("/back-office/orders?range=[0,9]")).status).toBe(200)
    expect((await owner.get("/back-office/payments?range=[0,9]")).status).toBe(200)
    expect((await owner.get("/back-office/audit-log?range=[0,9]")).status).toBe(200)
  })

  it("leaves username and e-mail address free for someone else", async () => {
    const { username, email } = whole.who
    const next = await haat.shopper({ username, email })
    expect(next.person).toMatchObject({ username, email, addresses: [] })
    expect((await next.get("/store/my-orders")).body.orders).toEqual([])
  })
})

describe("erasing an account", () => {
  it("stands in the audit log without naming anybody", async () => {
    const [asha, owner] = [await haat.shopper(), await haat.admin()]
    expect((await erase(asha)).status).toBe(200)
    const filter = encodeURIComponent(JSON.stringify({ resource: "customers" }))
    const [entry] = (await owner.get(`/back-office/audit-log?filter=${filter}&range=[0,0]`)).body
    expect(entry).toMatchObject({ who: "A shopper", action: "erased", subject: "", subject_id: null, changes: [] })
  })

  it("is done by an owner at the shopper's request, and by no other staff", async () => {
    const asha = await haat.shopper()
    const path = `/back-office/customers/${asha.person.id}`
    expect((await (await haat.staff("manager")).delete(path)).status).toBe(403)
    const owner = await haat.staff("owner")
    expect((await owner.delete(path)).status).toBe(200)
    expect((await asha.get("/auth/me")).body.person).toBeNull()
    expect((await owner.get(path)).status).toBe(404)
    const { username, email } = asha.person
    expect(await searchDatabase(haat, [username, email])).toEqual([])
    const [order, lota] = [await buyer(haat), await haat.product()]
    await put(order, lota.id)
    await orderCart(order)
    expect((await owner.delete(`/back-office/customers/${order.person.id}`)).status).toBe(409)
  })

  it("needs the password", async () => {
    const asha = await haat.shopper()
    const wrong = await erase(asha, "Wrong@123")
    expect([wrong.status, wrong.body.code]).toEqual([400, "wrong_current_password"])
    const none = await asha.post("/store/personal-data/erasure", {})
    expect([none.status, none.body.errors]).toEqual([
      400,
      { current_password: "Type your password to erase your account" },
    ])
    expect((await asha.get("/auth/me")).body.person.id).toBe(asha.person.id)
    expect((await erase(asha)).status).toBe(200)
  })

  it("waits for an order that has not arrived, and says for which", async () => {
    const [asha, lota] = [await buyer(haat), await haat.product()]
    await put(asha, lota.id)
    const order = await orderCart(asha)
    const { status, body } = await erase(asha)
    expect([status, body.code, body.message]).toEqual([
      409,
      "order_under_way",
      expect.stringContaining(`Your order #${order.display_id} has not arrived yet`),
    ])
    await asha.post(`/store/my-orders/${order.id}/cancel`)
    expect((await erase(asha)).status).toBe(200)
  })

  it("waits for a payment that is open", async () => {
    const { shopper } = await readyToPay(haat, (await haat.product()).id)
    const { status, body } = await erase(shopper)
    expect([status, body.code]).toEqual([409, "payment_under_way"])
    expect((await shopper.get("/store/cart")).body.cart.lines).toHaveLength(1)
  })

  it("happens once, when it is asked for ten times at once", async () => {
    const asha = await haat.shopper()
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => erase(asha)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => status < 500)).toBe(true)
  })

  it("at the moment of an order leaves either the order with its account, or neither", async () => {
    const lota = await haat.product({ quantity: 20 })
    for (let round = 0; round < 4; round++) {
      const asha = await buyer(haat)
      await put(asha, lota.id)
      const total = await totalOf(asha)
      const [ordered, erased] = await Promise.all([payOnDelivery(asha, total), erase(asha)])
      const kept = await haat.sql(`select email from "order" where customer_id = $1`, [asha.person.id])
      const accounts = await haat.sql("select id from customer where id = $1", [asha.person.id])
      expect([ordered.status, erased.status].every((status) => status < 500)).toBe(true)
      expect(kept).toHaveLength(ordered.status === 201 ? 1 : 0)
      expect(accounts).toHaveLength(ordered.status === 201 ? 1 : 0)
      expect(erased.status).toBe(ordered.status === 201 ? 409 : 200)
    }
  })
})
