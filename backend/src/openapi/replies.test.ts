import { randomUUID } from "node:crypto"
import { type Client, type Shopper, shop } from "@haat/testing"
import { authenticator } from "@haat/testing/authenticator"
import { editProduct } from "@haat/testing/edit-product"
import { loadTestParts } from "@haat/testing/load-plugin-modules"
import { mailbox } from "@haat/testing/mailbox"
import { makeOffer } from "@haat/testing/make-offer"
import type { StoreReplies } from "@haat/testing/plugin-parts"
import { beforeAll, expect, it } from "vitest"
import { ROUTES } from "./routes"

const HOME = {
  address_1: "12 Fergusson College Road",
  city: "Pune",
  province: "Maharashtra",
  postal_code: "411004",
  country_code: "in",
}

/** Their tokens are in mails, or their proof is at the provider; the first is Medusa's own response. */
const ELSEWHERE = [
  "POST /store/carts/:id/complete",
  "POST /auth/reset-password/:token",
  "POST /auth/invitation",
  "POST /auth/invitation/accept",
  "POST /store/razorpay/payments/verify",
  "GET /store/followed-orders/:token",
  "POST /store/stock-notices/stop",
  // the shop has no fields of its own: plugins/checkout/src/order-hooks.test.ts asks it
  "POST /store/checkout/fields",
  // its body is a picture
  "POST /store/return-photos",
]

/** A response without fields. */
const FILES = ["GET /store/return-photos/:id", "GET /store/my-orders/:id/invoice"]

/** Requests to the store routes of plugins that bring them. */
const PLUGIN_REPLIES = await loadTestParts<StoreReplies>("store-replies.ts")

const STORE_ROUTES = ROUTES.filter(({ path }) => /^\/(store|auth)\//.test(path))

const haat = shop()
let asha: Shopper
const requested = new Set<string>()
beforeAll(async () => {
  asha = await haat.shopper()
})

/**
 * Asks a route and holds its response against the document: nothing is missing, and nothing is in it that is not
 * documented.
 */
async function ask(client: Client, line: string, named: Record<string, string> = {}, body?: object, query = "") {
  const route = STORE_ROUTES.find(({ method, path }) => `${method} ${path}` === line)
  if (!route?.reply) throw new Error(`${line} is not documented`)
  const path = route.path.replace(/:(\w+)/g, (_, name) => named[name])
  const response = await client.send(route.method, path + query, body)
  expect([response.status, response.body], line).toEqual([route.status ?? 200, expect.any(Object)])
  expect(route.reply.parse(response.body), line).toEqual(response.body)
  requested.add(line)
  return response.body
}

it("documents what the store routes answer, field for field", async () => {
  const [lota, diya, guest] = [await haat.product(), await haat.product(), haat.guest()]
  const username = `d${Date.now().toString(36)}`
  const person = {
    username,
    email: `${username}@example.com`,
    phone: "9876543210",
    first_name: "Dia",
    last_name: "Rao",
  }
  await ask(guest, "POST /auth/sign-up", {}, { ...person, password: "Secret@123", terms: true })
  await ask(guest, "POST /auth/sign-in", {}, { username, password: "Secret@123" })
  await ask(guest, "GET /auth/me")
  const support = await haat.staff("support")
  await ask(support, "GET /auth/second-factor")
  const app = authenticator((await ask(support, "POST /auth/second-factor", {}, {})).key)
  await ask(support, "POST /auth/second-factor/confirm", {}, { code: await app.code() })
  await ask(support, "POST /auth/sign-in", {}, { username: support.username, password: support.password })
  await ask(support, "POST /auth/sign-in/second-factor", {}, { code: await app.code() })
  await ask(support, "POST /auth/second-factor/off", {}, { password: support.password, code: await app.code() })
  await ask(guest, "POST /auth/forgot-password", {}, { email: person.email })
  await ask(guest, "POST /auth/sign-in/code", {}, { username: person.email })
  const mailed = await mailbox(haat).mail(person.email, "is your code to log in")
  await ask(guest, "POST /auth/sign-in/code/confirm", {}, { username, code: mailed.subject.slice(0, 6) })
  await ask(guest, "POST /store/profile", {}, { ...person, phone: "9876543211" })

  const { address } = await ask(asha, "POST /store/addresses", {}, HOME)
  await ask(asha, "POST /store/addresses/:id", address, { ...HOME, city: "Poona" })
  await ask(asha, "DELETE /store/addresses/:id", (await ask(asha, "POST /store/addresses", {}, HOME)).address)
  await ask(asha, "PUT /store/addresses", {}, { addresses: [{ ...HOME, id: address.id }] })
  await ask(asha, "GET /store/addresses")

  await ask(asha, "POST /store/cart/lines", {}, { product_id: lota.id })
  await ask(asha, "POST /store/cart/lines/:product_id", { product_id: lota.id }, { quantity: 2 })
  await ask(
    asha,
    "POST /store/cart/merge",
    {},
    { merge_id: randomUUID(), lines: [{ product_id: diya.id, quantity: 1 }] },
  )
  await ask(asha, "POST /store/saved-items", {}, { product_id: diya.id })
  await ask(asha, "GET /store/saved-items")
  await ask(asha, "POST /store/saved-items/:product_id/move-to-cart", { product_id: diya.id })
  await ask(asha, "DELETE /store/saved-items/:product_id", { product_id: diya.id })
  await ask(asha, "DELETE /store/cart/lines/:product_id", { product_id: diya.id })
  await ask(asha, "GET /store/cart")
  const owner = await haat.admin()
  const { code } = await makeOffer(owner)
  await ask(asha, "POST /store/cart/codes", {}, { code })
  await ask(guest, "GET /store/offers")
  await ask(asha, "DELETE /store/cart/codes/:code", { code: code ?? "" })
  await ask(asha, "GET /store/credit")

  const address_id = address.id
  const { summary } = await ask(asha, "GET /store/checkout", {}, undefined, `?address_id=${address_id}`)
  const expected_total = summary.total
  const { payment } = await ask(asha, "POST /store/razorpay/payments", {}, { address_id, expected_total })
  await ask(asha, "GET /store/razorpay/payments/:razorpay_order_id", payment)
  await ask(asha, "POST /store/checkout/cod-code")
  const { order } = await ask(asha, "POST /store/checkout", {}, { address_id, payment_method: "cod", expected_total })
  await ask(asha, "GET /store/my-orders")
  await ask(asha, "GET /store/my-orders/:id", order)
  await ask(asha, "POST /store/my-orders/:id/cancel", order)
  const returns = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }
  const bought = await haat.product({ returns } as object)
  await ask(asha, "POST /store/cart/lines", {}, { product_id: bought.id, quantity: 2 })
  const now = await ask(asha, "GET /store/checkout", {}, undefined, `?address_id=${address_id}`)
  const again = { address_id, payment_method: "cod", expected_total: now.summary.total }
  const arrived = (await ask(asha, "POST /store/checkout", {}, again)).order
  const lines = [{ line_id: arrived.items[0].id, quantity: 1 }]
  const pieces = { request_id: randomUUID(), expected_total: arrived.total, lines }
  await ask(asha, "POST /store/my-orders/:id/cancelled-pieces", arrived, pieces)
  for (const step of ["shipment", "delivered"])
    expect((await owner.post(`/back-office/orders/${arrived.id}/${step}`, {})).status).toBe(200)
  const wish = { lines, reason: "does_not_fit", note: "", outcome: "refund", way: "drop_off" }
  const requested_return = (await ask(asha, "POST /store/my-orders/:id/returns", arrived, wish)).return
  await ask(asha, "GET /store/my-orders/:id/returns", arrived)
  await ask(asha, "POST /store/my-returns/:id/cancel", requested_return)
  const [{ product_id, variant_id }] = arrived.items
  expect((await owner.post(`/back-office/orders/${arrived.id}/cash-collected`, {})).status).toBe(200)
  expect((await editProduct(owner, product_id, { price: 999 })).status).toBe(200)
  const other = { ...wish, outcome: "exchange", lines: [{ ...lines[0], exchange_variant_id: variant_id }] }
  const exchanged = (await ask(asha, "POST /store/my-orders/:id/returns", arrived, other)).return
  const approved = await owner.post(`/back-office/returns/${exchanged.id}/approval`, {})
  await ask(asha, "POST /store/razorpay/orders/:id/payments", approved.body.exchange_order)
  await ask(asha, "POST /store/my-orders/:id/withdrawn-links", arrived)

  await ask(guest, "GET /store/catalog/products")
  await ask(guest, "GET /store/catalog/products/:id", { id: lota.id })
  await ask(guest, "GET /store/catalog/product-pages", {}, undefined, `?id=${lota.id}&id=none`)
  await ask(guest, "GET /store/catalog/products/:id/related", { id: lota.id })
  await ask(guest, "GET /store/catalog/addresses")
  await ask(guest, "GET /store/catalog/sitemaps")
  await ask(guest, "GET /store/catalog/suggestions", {}, undefined, `?q=${encodeURIComponent(lota.name.slice(0, 3))}`)
  await ask(guest, "POST /store/catalog/searches", {}, { text: lota.name, found: 1 })
  await ask(guest, "GET /store/catalog/categories")
  await ask(guest, "GET /store/catalog/categories/:id", { id: lota.category?.id ?? "" })
  await ask(guest, "GET /store/postal-codes/:code", { code: HOME.postal_code })
  await ask(guest, "GET /store/freight-quotes", {}, undefined, `?product_id=${lota.id}&postal_code=${HOME.postal_code}`)
  for (const page of ["shop", "legal"]) await ask(guest, `GET /store/${page}`)
  await ask(guest, "GET /store/pages/:name", { name: "terms" })
  await ask(guest, "POST /store/part-failures", {}, { failures: [{ name: "none:cart.line", error: "Error" }] })
  const { id: sold_out } = await haat.product({ quantity: 0 })
  await ask(guest, "POST /store/stock-notices", {}, { product_id: sold_out, email: person.email })
  const message = { name: "Dia", email: person.email, message: "Do you wrap gifts?" }
  await ask(guest, "POST /store/contact", {}, { ...message, subject: "Gifts" })
  await ask(guest, "POST /store/enquiries", {}, { ...message, phone: person.phone })
  for (const askReplies of PLUGIN_REPLIES) await askReplies({ ask, shopper: asha, guest, product: bought })
  await ask(guest, "GET /store/personal-data")
  await ask(guest, "POST /store/personal-data/erasure", {}, { current_password: "Secret@123" })

  const documented = STORE_ROUTES.map(({ method, path }) => `${method} ${path}`)
  expect(documented.filter((line) => !requested.has(line) && ![...ELSEWHERE, ...FILES].includes(line))).toEqual([])
  expect(STORE_ROUTES.filter(({ reply }) => !reply).map(({ method, path }) => `${method} ${path}`)).toEqual(FILES)
}, 60_000)
