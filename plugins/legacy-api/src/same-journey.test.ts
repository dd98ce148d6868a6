import { type Shopper, shop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"
import { HOME, orderOf, ordersOf, put, stockOf } from "./testing/people"

const haat = shop()
let lota: { id: string }
beforeAll(async () => {
  lota = await haat.product({ quantity: 20, price: 499.5 })
})

let count = 0
const form = () => {
  const username = `j${(Date.now() % 1e8).toString(36)}${count++}`
  return { username, email: `${username}@example.com`, password: "Secret@123", phone: "9876543210", terms: true }
}

/** Sign up, save an address, add, place, list, cancel: by the old calls. */
async function byOldCalls(): Promise<string> {
  const client = haat.guest()
  const { user } = (await client.post("/api/user/register", { ...form(), firstname: "Esha", lastname: "Rao" })).body
  const shopper = Object.assign(client, { person: { id: user._id, username: user.username } }) as unknown as Shopper
  await client.put("/api/user/updateUserAddress", { id: user._id, addresses: [HOME] })
  await put(shopper, lota.id, 2)
  await client.post("/api/order/place", await orderOf(shopper))
  const [order] = await ordersOf(shopper)
  await client.post("/api/order/cancelOrder", { orderId: order.order_id, documentId: order._id })
  return user._id
}

/** The same by the store's own routes. */
async function byStore(): Promise<string> {
  const client = haat.guest()
  const { person } = (await client.post("/auth/sign-up", { ...form(), first_name: "Esha", last_name: "Rao" })).body
  const address = {
    address_1: HOME.addressLine1,
    address_2: HOME.addressLine2,
    city: HOME.city,
    province: HOME.state,
    postal_code: HOME.postalCode,
    country_code: "in",
    type: "shipping",
    is_default: true,
  }
  const address_id = (await client.put("/store/addresses", { addresses: [address] })).body.addresses[0].id
  await client.post("/store/cart/lines", { product_id: lota.id, quantity: 2 })
  const { summary } = (await client.get(`/store/checkout?address_id=${address_id}`)).body
  await client.post("/store/checkout", { address_id, payment_method: "cod", expected_total: summary.total })
  const [order] = (await client.get("/store/my-orders")).body.orders
  await client.post(`/store/my-orders/${order.id}/cancel`)
  return person.id
}

/** Tables that a journey writes to, and how the rows of one shopper are found in each. */
const ORDERS_OF = `(select id from "order" where customer_id = $1)`
const ROWS: Record<string, string> = {
  customer: "id = $1",
  customer_address: "customer_id = $1",
  cart: "customer_id = $1",
  cart_line_item: "cart_id in (select id from cart where customer_id = $1)",
  order: "customer_id = $1",
  order_item: `order_id in ${ORDERS_OF}`,
  order_terms: `order_id in ${ORDERS_OF}`,
  order_line_item: `id in (select item_id from order_item where order_id in ${ORDERS_OF})`,
  order_address: `id in (select shipping_address_id from "order" where customer_id = $1
    union select billing_address_id from "order" where customer_id = $1)`,
  order_shipping: `order_id in ${ORDERS_OF}`,
  order_shipping_method: `id in (select shipping_method_id from order_shipping where order_id in ${ORDERS_OF})`,
  order_line_item_tax_line: `item_id in (select item_id from order_item where order_id in ${ORDERS_OF})`,
  order_summary: `order_id in ${ORDERS_OF}`,
  order_cart: `order_id in ${ORDERS_OF}`,
  order_payment_collection: `order_id in ${ORDERS_OF}`,
  payment_collection: `id in (select payment_collection_id from order_payment_collection
  where order_id in ${ORDERS_OF})`,
  payment_session: `payment_collection_id in
    (select payment_collection_id from order_payment_collection where order_id in ${ORDERS_OF})`,
  payment: `payment_collection_id in
    (select payment_collection_id from order_payment_collection where order_id in ${ORDERS_OF})`,
  reservation_item: `line_item_id in (select item_id from order_item where order_id in ${ORDERS_OF})`,
  order_transaction: `order_id in ${ORDERS_OF}`,
  order_change: `order_id in ${ORDERS_OF}`,
  order_change_action: `order_id in ${ORDERS_OF}`,
  auth_identity: "app_metadata ->> 'customer_id' = $1",
  provider_identity: "auth_identity_id in (select id from auth_identity where app_metadata ->> 'customer_id' = $1)",
  known_browser: "auth_identity_id in (select id from auth_identity where app_metadata ->> 'customer_id' = $1)",
  cart_payment_collection: "cart_id in (select id from cart where customer_id = $1)",
  notification: `"to" in (select email from customer where id = $1)`,
  order_fact: "customer_id = $1",
  gst_order: `order_id in ${ORDERS_OF}`,
  gst_order_line: `order_id in ${ORDERS_OF}`,
  outbox_mail: `split_part(id, ':', 2) in ${ORDERS_OF}`,
}

/** A session remembers which postal codes the old calls quoted. */
const NOT_OF_THE_JOURNEY = ["shop_session"]

/** Columns that differ for each person: ids, times, numbers and password hashes. */
const OWN = /^(id|.*_id|display_id|email|.*_at|username|password|attempts|to|idempotency_key|password_mark|token_hash)$/

const plain = (value: unknown): unknown => {
  if (value instanceof Date) return "a time"
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, OWN.test(name) && one !== null ? "…" : plain(one)]),
  )
}

type Tables = Record<string, Record<string, unknown>[]>

/** The rows a shopper's journey has left. */
async function left(customer_id: string): Promise<Tables> {
  const tables: Tables = {}
  for (const [table, condition] of Object.entries(ROWS))
    tables[table] = await haat.sql(`select * from "${table}" where ${condition}`, [customer_id])
  return tables
}

/** Rows without what is a person's own, in an order. */
const alike = (rows: Tables[string]) => rows.map(plain).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

/** Both mails about an order leave on their own time. */
const mailed = async (customer_id: string) => {
  const sent = () =>
    haat.sql(`select kind from outbox_mail where state = 'sent' and ${ROWS.outbox_mail} order by kind`, [customer_id])
  await expect.poll(sent, { timeout: 60_000 }).toEqual([{ kind: "order-canceled" }, { kind: "order-placed" }])
}

/**
 * Tables with a row that names the person or one of their rows: others write meanwhile, too, such as the shop's jobs.
 */
async function written(customer_id: string, rows: Tables): Promise<string[]> {
  const ids = [customer_id, ...Object.values(rows).flatMap((own) => own.map(({ id }) => id))]
  const tables: { name: string }[] = await haat.sql(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = " +
      "'BASE TABLE'",
  )
  const each = tables.map(({ name }) => `select '${name}' as name from "${name}" t where t::text ~ $1`)
  const found = await haat.sql(each.join(" union "), [ids.filter((id) => typeof id === "string").join("|")])
  return found.map(({ name }: { name: string }) => name)
}

describe("the same journey", () => {
  it("leaves the same rows in the database, by the old calls and by the store's routes", async () => {
    const people = [await byOldCalls(), await byStore()]
    for (const person of people) await mailed(person)
    const [old, own] = [await left(people[0]), await left(people[1])]
    for (const [at, rows] of [old, own].entries()) {
      const tables = await written(people[at], rows)
      expect(tables.filter((table) => !(table in ROWS) && !NOT_OF_THE_JOURNEY.includes(table))).toEqual([])
    }
    for (const table of Object.keys(ROWS)) expect(alike(old[table]), table).toEqual(alike(own[table]))
    for (const table of ["order", "order_item", "order_address", "payment_collection", "cart_line_item"])
      expect(own[table], table).not.toEqual([])
    expect(old.order).toMatchObject([{ status: "canceled" }])
    expect(await stockOf(haat, lota.id)).toBe(20)
  }, 180_000)
})
