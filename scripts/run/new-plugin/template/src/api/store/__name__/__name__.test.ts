// begin mail
// end mail
import { mailbox, openShop } from "@haat/sdk/testing"
import { expect, it } from "vitest"

const haat = openShop()

it("keeps, lists and removes a __row_words__ of a shopper", async () => {
  const [shopper, product] = [await haat.shopper(), await haat.product()]
  const added = await shopper.post("/store/__name__", { name: product.name, product_id: product.id })
  expect(added.status).toBe(201)
  await shopper.post("/store/__name__", { name: "For Diwali", product_id: product.id })
  const { items } = (await shopper.get("/store/__name__")).body
  expect(items).toEqual([{ ...added.body.item, name: "For Diwali" }])
  expect((await shopper.delete(`/store/__name__/${items[0].id}`)).status).toBe(200)
  expect((await shopper.get("/store/__name__")).body.items).toEqual([])
})

it("rejects guests, an unknown product, a missing name and a __row_words__ of another shopper", async () => {
  const [shopper, other] = [await haat.shopper(), await haat.shopper()]
  expect((await haat.guest().get("/store/__name__")).status).toBe(401)
  expect((await shopper.post("/store/__name__", { name: "Lota", product_id: "prod_none" })).status).toBe(404)
  expect((await shopper.post("/store/__name__", { name: " " })).body.message).toBe("Name is required")
  const { id } = (await shopper.post("/store/__name__", { name: "Lota" })).body.item
  expect((await other.delete(`/store/__name__/${id}`)).body.code).toBe("no_such___table__")
})

it("shows __rows_words__ to managers, not to support", async () => {
  const shopper = await haat.shopper()
  const { item } = (await shopper.post("/store/__name__", { name: `Lota of ${shopper.person.username}` })).body
  const path = `/back-office/__resource__?filter=${encodeURIComponent(JSON.stringify({ q: item.name }))}`
  const { body } = await (await haat.admin()).get(path)
  expect(body).toEqual([{ ...item, customer_id: shopper.person.id, customer_name: "Esha Rao" }])
  expect((await (await haat.staff("support")).get(path)).status).toBe(403)
})

// begin setting
it("holds as many as the owner allows", async () => {
  const [owner, shopper] = [await haat.admin(), await haat.shopper()]
  const path = "/back-office/plugin-settings/__name__"
  const save = async (max_items: number) => {
    const { version } = (await owner.get(path)).body
    expect((await owner.put(path, { version, values: { max_items } })).status).toBe(200)
  }
  await save(1)
  await shopper.post("/store/__name__", { name: "Lota" })
  const { status, body } = await shopper.post("/store/__name__", { name: "Diya" })
  await save(100)
  expect([status, body.code]).toEqual([409, "too_many___tables__"])
})

// end setting
// begin mail
it("mails the list to the shopper, once a day", async () => {
  const shopper = await haat.shopper()
  await shopper.post("/store/__name__", { name: "Lota" })
  for (const locale of ["en", "hi"]) expect((await shopper.post("/store/__name__/mail", { locale })).status).toBe(202)
  const { email } = shopper.person
  expect((await mailbox(haat).mail(email, "Your __title__")).text).toContain("Lota")
  const sql = "select from outbox_mail where id like $1"
  expect(await haat.sql(sql, [`__name__:${shopper.person.id}:%`])).toHaveLength(1)
})

// end mail
it("exports and erases __rows_words__ with the account", async () => {
  const shopper = await haat.shopper()
  await shopper.post("/store/__name__", { name: "Lota" })
  const read = await shopper.get("/store/personal-data")
  expect(read.body.__tables__).toMatchObject([{ name: "Lota" }])
  await shopper.post("/store/personal-data/erasure", { current_password: "Secret@123" })
  const sql = "select from __table__ where customer_id = $1"
  expect(await haat.sql(sql, [shopper.person.id])).toEqual([])
})
