import { buyer, mailbox, openShop, placeOrder, put, until } from "@haat/sdk/testing"
import { expect, it } from "vitest"

const haat = openShop()
const SETTINGS = "/back-office/plugin-settings/v1-notes"

/** Waits until a part of the plugin has left its trace. */
const findTrace = (id: string) =>
  until(async () => (await haat.sql("select made_by from v1_trace where id = $1", [id]))[0]?.made_by, `trace of ${id}`)

it("keeps, lists and removes a v1 note of a shopper", async () => {
  const [shopper, product] = [await haat.shopper(), await haat.product()]
  const added = await shopper.post("/store/v1-notes", { name: product.name, product_id: product.id })
  expect(added.status).toBe(201)
  await shopper.post("/store/v1-notes", { name: "For Diwali", product_id: product.id })
  const { items } = (await shopper.get("/store/v1-notes")).body
  expect(items).toEqual([{ ...added.body.item, name: "For Diwali" }])
  expect((await shopper.delete(`/store/v1-notes/${items[0].id}`)).status).toBe(200)
  expect((await shopper.get("/store/v1-notes")).body.items).toEqual([])
})

it("rejects guests, an unknown product, a missing name and a v1 note of another shopper", async () => {
  const [shopper, other] = [await haat.shopper(), await haat.shopper()]
  expect((await haat.guest().get("/store/v1-notes")).status).toBe(401)
  expect((await shopper.post("/store/v1-notes", { name: "Lota", product_id: "prod_none" })).status).toBe(404)
  expect((await shopper.post("/store/v1-notes", { name: " " })).body.message).toBe("Name is required")
  const { id } = (await shopper.post("/store/v1-notes", { name: "Lota" })).body.item
  expect((await other.delete(`/store/v1-notes/${id}`)).body.code).toBe("no_such_v1_note")
})

it("shows v1 notes to managers, not to support", async () => {
  const shopper = await haat.shopper()
  const { item } = (await shopper.post("/store/v1-notes", { name: `Lota of ${shopper.person.username}` })).body
  const path = `/back-office/v1-notes?filter=${encodeURIComponent(JSON.stringify({ q: item.name }))}`
  const { body } = await (await haat.admin()).get(path)
  expect(body).toEqual([{ ...item, customer_id: shopper.person.id, customer_name: "Esha Rao" }])
  expect((await (await haat.staff("support")).get(path)).status).toBe(403)
})

it("holds as many as the owner allows", async () => {
  const [owner, shopper] = [await haat.admin(), await haat.shopper()]
  const save = async (max_items: number) => {
    const { version } = (await owner.get(SETTINGS)).body
    expect((await owner.put(SETTINGS, { version, values: { max_items } })).status).toBe(200)
  }
  await save(1)
  await shopper.post("/store/v1-notes", { name: "Lota" })
  const { status, body } = await shopper.post("/store/v1-notes", { name: "Diya" })
  await save(100)
  expect([status, body.code]).toEqual([409, "too_many_v1_notes"])
})

it("mails the list to the shopper, once a day", async () => {
  const shopper = await haat.shopper()
  await shopper.post("/store/v1-notes", { name: "Lota" })
  for (const locale of ["en", "hi"]) expect((await shopper.post("/store/v1-notes/mail", { locale })).status).toBe(202)
  const { email } = shopper.person
  expect((await mailbox(haat).mail(email, "Your v1 notes")).text).toContain("Lota")
  const sql = "select from outbox_mail where id like $1"
  expect(await haat.sql(sql, [`v1-notes:${shopper.person.id}:%`])).toHaveLength(1)
})

it("exports and erases v1 notes with the account", async () => {
  const shopper = await haat.shopper()
  await shopper.post("/store/v1-notes", { name: "Lota" })
  const read = await shopper.get("/store/personal-data")
  expect(read.body.v1_notes).toMatchObject([{ name: "Lota" }])
  await shopper.post("/store/personal-data/erasure", { current_password: "Secret@123" })
  const sql = "select from v1_note where customer_id = $1"
  expect(await haat.sql(sql, [shopper.person.id])).toEqual([])
})

it("is told of events, of cancelled orders and of the time", async () => {
  const shopper = await haat.shopper()
  const { item } = (await shopper.post("/store/v1-notes", { name: "Lota" })).body
  expect(await findTrace(item.id)).toBe("subscriber")
  expect(await findTrace("v1-notes")).toBe("job")
  const { order, shopper: buyer } = await placeOrder(haat)
  expect((await buyer.post(`/store/my-orders/${order.id}/cancel`)).status).toBe(200)
  expect(await findTrace(order.id)).toBe("hook")
})

it("takes part in an order: with fields, a charge, a check and a row", async () => {
  const [shopper, product] = [await buyer(haat), await haat.product()]
  await put(shopper, product.id)
  const save = (values: object) => shopper.post("/store/checkout/fields", { plugin: "v1-notes", values })
  const summary = async () => (await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)).body.summary
  const place = async () =>
    shopper.post("/store/checkout", {
      address_id: shopper.address_id,
      payment_method: "cod",
      expected_total: (await summary()).total,
    })
  expect((await save({ note: "x".repeat(51) })).status).toBe(400)
  await save({ is_noted: true, note: "reject" })
  expect((await place()).body.code).toBe("v1_not_noted")
  await save({ is_noted: true, note: "Keep it" })
  const { order } = (await place()).body
  expect(order.charges).toEqual([{ id: "v1-notes.noting", name: "Noting", name_hi: null, amount: 1 }])
  expect(order.fields).toContainEqual({
    id: "v1-notes.note",
    label: "Note for v1",
    label_hi: "v1 के लिए नोट",
    value: "Keep it",
  })
  expect(await findTrace(`placed:${order.id}`)).toBe("order")
})

it("adds a part to the mail about an order", async () => {
  const { shopper } = await placeOrder(haat)
  expect((await mailbox(haat).mail(shopper.person.email, "is placed")).text).toContain("A part of v1")
})

it("counts the notes of a product for everyone, and shows a secret to nobody", async () => {
  const [owner, shopper, product] = [await haat.admin(), await haat.shopper(), await haat.product()]
  await shopper.post("/store/v1-notes", { name: "Lota", product_id: product.id })
  const count = async () => (await haat.guest().get(`/store/v1-note-counts/${product.id}`)).body
  expect(await count()).toEqual({ count: 1, has_key: false })
  const { version } = (await owner.get(SETTINGS)).body
  const saved = await owner.put(SETTINGS, { version, values: { api_key: "key-of-v1" } })
  const read = await owner.get(SETTINGS)
  expect(await count()).toEqual({ count: 1, has_key: true })
  expect(saved.status).toBe(200)
  expect(JSON.stringify([saved.body, read.body])).not.toContain("key-of-v1")
})

it("has a number among the open tasks of the owner, and none among those of support", async () => {
  const path = "/back-office/overview/todo"
  expect((await (await haat.admin()).get(path)).body.v1_notes).toEqual(expect.any(Number))
  expect((await (await haat.staff("support")).get(path)).body.v1_notes).toBeUndefined()
})
