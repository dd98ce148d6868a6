import { mailbox, openShop } from "@haat/sdk/testing"
import { expect, it } from "vitest"

const haat = openShop()

it("keeps, lists and removes a wishlist of a shopper", async () => {
  const [shopper, product] = [await haat.shopper(), await haat.product()]
  const added = await shopper.post("/store/wishlist", { name: product.name, product_id: product.id })
  expect(added.status).toBe(201)
  await shopper.post("/store/wishlist", { name: "For Diwali", product_id: product.id })
  const { items } = (await shopper.get("/store/wishlist")).body
  expect(items).toEqual([{ ...added.body.item, name: "For Diwali" }])
  expect((await shopper.delete(`/store/wishlist/${items[0].id}`)).status).toBe(200)
  expect((await shopper.get("/store/wishlist")).body.items).toEqual([])
})

it("rejects guests, an unknown product, a missing name and a wishlist of another shopper", async () => {
  const [shopper, other] = [await haat.shopper(), await haat.shopper()]
  expect((await haat.guest().get("/store/wishlist")).status).toBe(401)
  expect((await shopper.post("/store/wishlist", { name: "Lota", product_id: "prod_none" })).status).toBe(404)
  expect((await shopper.post("/store/wishlist", { name: " " })).body.message).toBe("Name is required")
  const { id } = (await shopper.post("/store/wishlist", { name: "Lota" })).body.item
  expect((await other.delete(`/store/wishlist/${id}`)).body.code).toBe("no_such_wishlist")
})

it("shows wishlists to managers, not to support", async () => {
  const shopper = await haat.shopper()
  const { item } = (await shopper.post("/store/wishlist", { name: `Lota of ${shopper.person.username}` })).body
  const path = `/back-office/wishlists?filter=${encodeURIComponent(JSON.stringify({ q: item.name }))}`
  const { body } = await (await haat.admin()).get(path)
  expect(body).toEqual([{ ...item, customer_id: shopper.person.id, customer_name: "Esha Rao" }])
  expect((await (await haat.staff("support")).get(path)).status).toBe(403)
})

it("holds as many as the owner allows", async () => {
  const [owner, shopper] = [await haat.admin(), await haat.shopper()]
  const path = "/back-office/plugin-settings/wishlist"
  const save = async (max_items: number) => {
    const { version } = (await owner.get(path)).body
    expect((await owner.put(path, { version, values: { max_items } })).status).toBe(200)
  }
  await save(1)
  await shopper.post("/store/wishlist", { name: "Lota" })
  const { status, body } = await shopper.post("/store/wishlist", { name: "Diya" })
  await save(100)
  expect([status, body.code]).toEqual([409, "too_many_wishlists"])
})

it("mails the list to the shopper, once a day", async () => {
  const shopper = await haat.shopper()
  await shopper.post("/store/wishlist", { name: "Lota" })
  for (const locale of ["en", "hi"]) expect((await shopper.post("/store/wishlist/mail", { locale })).status).toBe(202)
  const { email } = shopper.person
  expect((await mailbox(haat).mail(email, "Your wishlist")).text).toContain("Lota")
  expect(await haat.sql("select from outbox_mail where id like $1", [`wishlist:${shopper.person.id}:%`])).toHaveLength(
    1,
  )
})

it("exports and erases wishlists with the account", async () => {
  const shopper = await haat.shopper()
  await shopper.post("/store/wishlist", { name: "Lota" })
  const read = await shopper.get("/store/personal-data")
  expect(read.body.wishlist).toMatchObject([{ name: "Lota" }])
  await shopper.post("/store/personal-data/erasure", { current_password: "Secret@123" })
  const sql = "select from wishlist where customer_id = $1"
  expect(await haat.sql(sql, [shopper.person.id])).toEqual([])
})
