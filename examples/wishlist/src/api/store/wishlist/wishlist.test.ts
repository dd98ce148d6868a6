import { mailbox, openShop, type Shopper, until } from "@haat/sdk/testing"
import { expect, it } from "vitest"
import type { Wishlist } from "../../../contract"

const haat = openShop()

const listsOf = async (shopper: Shopper): Promise<Wishlist[]> => (await shopper.get("/store/wishlist")).body.lists
const addWish = (shopper: Shopper, product_id: string, wishlist_id?: string) =>
  shopper.post("/store/wishlist/items", { product_id, wishlist_id })

async function shareList(shopper: Shopper): Promise<{ id: string; token: string }> {
  const [{ id }] = await listsOf(shopper)
  const { lists } = (await shopper.post(`/store/wishlist/${id}/link`, {})).body
  return { id, token: lists[0].share_token }
}

it("adds products to lists, and removes them", async () => {
  const [shopper, lota, diya] = [await haat.shopper(), await haat.product(), await haat.product()]
  expect((await addWish(shopper, lota.id)).status).toBe(201)
  const [first] = await listsOf(shopper)
  expect(first).toMatchObject({ name: "My wishlist", share_token: null, product_ids: [lota.id] })
  await shopper.post("/store/wishlist", { name: "For Diwali" })
  await addWish(shopper, diya.id)
  await addWish(shopper, lota.id)
  await addWish(shopper, diya.id, first.id)
  expect(await listsOf(shopper)).toMatchObject([
    { name: "My wishlist", product_ids: [diya.id, lota.id] },
    { name: "For Diwali", product_ids: [lota.id, diya.id] },
  ])
  const { products } = (await shopper.get("/store/wishlist/products")).body
  expect(products.map(({ id }: { id: string }) => id).sort()).toEqual([lota.id, diya.id].sort())
  await shopper.delete(`/store/wishlist/items/${diya.id}?wishlist_id=${first.id}`)
  await shopper.delete(`/store/wishlist/items/${lota.id}`)
  expect((await listsOf(shopper)).map(({ product_ids }) => product_ids)).toEqual([[], [diya.id]])
  expect((await shopper.delete(`/store/wishlist/${first.id}`)).body.lists).toHaveLength(1)
})

it("rejects guests, unknown products, and lists of others", async () => {
  const [shopper, other, product] = [await haat.shopper(), await haat.shopper(), await haat.product()]
  expect((await haat.guest().get("/store/wishlist")).status).toBe(401)
  expect((await addWish(shopper, "prod_none")).status).toBe(404)
  expect((await shopper.post("/store/wishlist", { name: " " })).body.message).toBe("Name is required")
  await addWish(shopper, product.id)
  const [{ id }] = await listsOf(shopper)
  expect((await addWish(other, product.id, id)).body.code).toBe("no_such_wishlist")
  expect((await other.post(`/store/wishlist/${id}/link`, {})).body.code).toBe("no_such_wishlist")
  expect((await other.delete(`/store/wishlist/${id}`)).body.code).toBe("no_such_wishlist")
})

it("shares a list by a link that nothing caches, until it ends", async () => {
  const [shopper, product] = [await haat.shopper(), await haat.product()]
  await addWish(shopper, product.id)
  const { id, token } = await shareList(shopper)
  const address = `/store/shared-wishlists/${token}`
  const { body, headers } = await haat.guest().get(address)
  expect(body).toMatchObject({ name: "My wishlist", owner: "Esha", products: [{ id: product.id }] })
  expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual(["private, no-store", "noindex"])
  await shopper.post(`/store/wishlist/${id}/link`, {})
  expect((await haat.guest().get(address)).body.code).toBe("wishlist_not_shared")
  await shopper.delete(`/store/wishlist/${id}/link`)
  expect((await listsOf(shopper))[0].share_token).toBeNull()
})

it("mails the link once to each address", async () => {
  const [shopper, product] = [await haat.shopper(), await haat.product()]
  await addWish(shopper, product.id)
  const to = `friend-of-${shopper.person.username}@example.com`
  const mailTo = async (id: string) => (await shopper.post(`/store/wishlist/${id}/mail`, { to })).status
  const [{ id }] = await listsOf(shopper)
  expect(await mailTo(id)).toBe(404)
  const { token } = await shareList(shopper)
  expect([await mailTo(id), await mailTo(id)]).toEqual([202, 202])
  expect((await mailbox(haat).mail(to, "Esha shares a list with you")).text).toContain(`/wishlist/shared/${token}`)
  expect(await haat.sql("select from outbox_mail where id = $1", [`wishlist:${token}:${to}`])).toHaveLength(1)
})

it("holds as many products as the owner allows, and says so in the shop's facts", async () => {
  const [owner, shopper] = [await haat.admin(), await haat.shopper()]
  const [lota, diya] = [await haat.product(), await haat.product()]
  const path = "/back-office/plugin-settings/wishlist"
  const save = async (max_items: number) => {
    const { version } = (await owner.get(path)).body
    expect((await owner.put(path, { version, values: { max_items } })).status).toBe(200)
  }
  await save(1)
  await addWish(shopper, lota.id)
  const [full, again] = [await addWish(shopper, diya.id), await addWish(shopper, lota.id)]
  const facts = await until(async () => {
    const { wishlist } = (await haat.guest().get("/store/shop")).body.plugins
    return wishlist.max_items === 1 && wishlist
  }, "the setting in the facts")
  await save(100)
  expect([full.body.code, again.status]).toEqual(["wishlist_full", 201])
  expect(facts).toEqual({ max_items: 1, has_banner: false })
})

it("shows lists and wishes to managers, not to support", async () => {
  const [shopper, product] = [await haat.shopper(), await haat.product()]
  await shopper.post("/store/wishlist", { name: `Lamps of ${shopper.person.username}` })
  await addWish(shopper, product.id)
  const [{ id, name }] = await listsOf(shopper)
  const path = `/back-office/wishlists?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`
  const owner = await haat.admin()
  const [row] = (await owner.get(path)).body
  expect(row).toMatchObject({ id, name, customer_name: "Esha Rao", items: 1, is_shared: false })
  expect((await owner.get("/back-office/wishlists/wishes")).body[product.id]).toBe(1)
  expect((await owner.get("/back-office/overview/todo")).body.wishes.count).toBeGreaterThan(0)
  expect((await (await haat.staff("support")).get(path)).status).toBe(403)
})

it("exports lists, and erases them and their links with the account", async () => {
  const [shopper, product] = [await haat.shopper(), await haat.product()]
  await addWish(shopper, product.id)
  const { id, token } = await shareList(shopper)
  const read = await shopper.get("/store/personal-data")
  expect(read.body.wishlist).toMatchObject([{ name: "My wishlist", is_shared: true, products: [product.name] }])
  await shopper.post("/store/personal-data/erasure", { current_password: "Secret@123" })
  expect((await haat.guest().get(`/store/shared-wishlists/${token}`)).status).toBe(404)
  expect(await haat.sql("select from wishlist_item where wishlist_id = $1", [id])).toEqual([])
})
