import { timingSafeEqual } from "node:crypto"
import { ApiError, amountOf, fieldsOf, withApiErrors } from "./api-error"
import { newId, type Order, seconds } from "./entities"
import { refund } from "./refund"
import type { Shop } from "./shop"

type Handler = (shop: Shop, request: Request, id: string) => unknown

const collection = (items: unknown[]) => ({ entity: "collection", count: items.length, items })

const ROUTES: [string, RegExp, Handler][] = [
  ["POST", /^\/v1\/orders$/, createOrder],
  ["GET", /^\/v1\/orders$/, listOrders],
  ["GET", /^\/v1\/orders\/(\w+)$/, (shop, _, id) => shop.order(id)],
  ["GET", /^\/v1\/orders\/(\w+)\/payments$/, (shop, _, id) => collection(shop.paymentsOf(shop.order(id).id))],
  ["GET", /^\/v1\/payments\/(\w+)$/, (shop, _, id) => shop.payment(id)],
  ["POST", /^\/v1\/payments\/(\w+)\/capture$/, capture],
  ["POST", /^\/v1\/payments\/(\w+)\/refund$/, refund],
  ["GET", /^\/v1\/payments\/(\w+)\/refunds$/, (shop, _, id) => collection(shop.refundsOf(shop.payment(id).id))],
]

/** Routes that the shop's server calls, with its key and secret. */
export const api = (shop: Shop) =>
  withApiErrors(async (request) => {
    requireKeys(shop, request)
    const { pathname } = new URL(request.url)
    for (const [method, pattern, handler] of ROUTES) {
      const match = pattern.exec(pathname)
      if (match && method === request.method) return handler(shop, request, match[1])
    }
    throw new ApiError("The requested URL was not found on the server.")
  })

function requireKeys({ keys }: Shop, request: Request) {
  const expected = Buffer.from(`Basic ${Buffer.from(`${keys.id}:${keys.secret}`).toString("base64")}`)
  const given = Buffer.from(request.headers.get("authorization") ?? "")
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new ApiError("Authentication failed", null, 401)
}

const KNOWN = ["amount", "currency", "receipt", "notes", "payment", "partial_payment"]

async function createOrder(shop: Shop, request: Request): Promise<Order> {
  const fields = await fieldsOf(request)
  const unknown = Object.keys(fields).find((name) => !KNOWN.includes(name))
  if (unknown) throw new ApiError(`${unknown} is/are not required and should not be sent`, unknown)
  const amount = amountOf(fields.amount)
  if (fields.currency !== "INR") throw new ApiError("Currency is not supported", "currency")
  const receipt = fields.receipt ?? null
  if (receipt !== null && (typeof receipt !== "string" || receipt.length > 40))
    throw new ApiError("The receipt may not be greater than 40 characters.", "receipt")
  const order: Order = {
    id: newId("order"),
    entity: "order",
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: "INR",
    receipt,
    offer_id: null,
    status: "created",
    attempts: 0,
    notes: notesOf(fields.notes),
    created_at: seconds(),
  }
  shop.orders.set(order.id, order)
  return order
}

/** An empty list when there are none, as the real one has it. */
function notesOf(notes: unknown): Record<string, string> | [] {
  if (notes === undefined) return []
  if (typeof notes !== "object" || notes === null) throw new ApiError("notes must be an object", "notes")
  const pairs = Object.entries(notes)
  if (pairs.length > 15 || pairs.some(([, value]) => String(value).length > 256))
    throw new ApiError("Number of fields in notes should be less than or equal to 15", "notes")
  return pairs.length ? Object.fromEntries(pairs.map(([name, value]) => [name, String(value)])) : []
}

function listOrders(shop: Shop, request: Request) {
  const query = new URL(request.url).searchParams
  const [count, skip] = [Number(query.get("count") ?? 10), Number(query.get("skip") ?? 0)]
  const receipt = query.get("receipt")
  const orders = [...shop.orders.values()].filter((order) => !receipt || order.receipt === receipt).reverse()
  return collection(orders.slice(skip, skip + count))
}

async function capture(shop: Shop, request: Request, id: string) {
  const payment = shop.payment(id)
  const { amount, currency } = await fieldsOf(request)
  if (payment.captured) throw new ApiError("This payment has already been captured")
  if (payment.status !== "authorized") throw new ApiError("Only payments which have been authorized can be captured")
  if (amountOf(amount) !== payment.amount || currency !== payment.currency)
    throw new ApiError("Capture amount must be equal to the amount authorized", "amount")
  shop.webhooks.tell(shop.capture(payment), shop.scenario.webhooks)
  return payment
}
