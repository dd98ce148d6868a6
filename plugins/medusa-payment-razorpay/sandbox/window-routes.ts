import { readFileSync } from "node:fs"
import path from "node:path"
import { ApiError, fieldsOf, withApiErrors } from "./api-error"
import type { Payment } from "./entities"
import { pay } from "./pay"
import type { Shop } from "./shop"
import { attemptOf } from "./test-means"

const SCRIPTS = ["checkout.js", "dialog.js", "fields.js", "look.js"]
const HEADERS = { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" }

/** A block keeps the names of the plain script to itself; the others are modules. */
const read = (name: string) => {
  const text = readFileSync(path.join(__dirname, "window", name), "utf8")
  return name === "checkout.js" ? `{\n${text}}\n` : text
}

/** Routes of the shopper's browser: the checkout script, and the actions of its window. */
export const windowRoutes = (shop: Shop) =>
  withApiErrors(async (request) => {
    const route = `${request.method} ${new URL(request.url).pathname}`
    const script = SCRIPTS.find((name) => route === `GET /window/${name}`)
    if (script) return new Response(read(script), { headers: HEADERS })
    if (route === "POST /window/pay") {
      const fields = await fieldsOf(request)
      if (fields.key !== shop.keys.id) throw new ApiError("The key provided is not valid", "key", 401)
      const payment = pay(shop, String(fields.order_id), attemptOf(fields))
      return payment.status === "failed" ? { error: errorOf(payment) } : { response: shop.proof(payment) }
    }
    throw new ApiError("The requested URL was not found on the server.", null, 404)
  })

/** The error of payment.failed that the page gets. */
export const errorOf = (payment: Payment) => ({
  code: payment.error_code,
  description: payment.error_description,
  source: payment.error_source,
  step: payment.error_step,
  reason: payment.error_reason,
  metadata: { order_id: payment.order_id, payment_id: payment.id },
})
