import { ApiError, fieldsOf, withApiErrors } from "./api-error"
import { dispute } from "./dispute"
import { newId } from "./entities"
import { pay } from "./pay"
import { make, passTime } from "./refund"
import { Scenario } from "./scenario"
import type { Shop } from "./shop"
import { errorOf } from "./window-routes"

/**
 * For tests. GET /state: everything stored · POST /scenario: what happens next · POST /pay: pays as a shopper in the
 * window; replies with the three fields of its handler, or 402 and the error of payment.failed · POST /webhook { body,
 * id?, signature? }: sends any event, signed by default; replies as the shop did · POST /clock { hours }: puts the
 * clock forward · POST /refund { razorpay_payment_id, amount? }: refunds as from the dashboard; amount in paise · POST
 * /dispute { razorpay_payment_id, ...changes }: opens or moves a dispute
 */
export const testRoutes = (shop: Shop) =>
  withApiErrors(async (request) => {
    const route = `${request.method} ${new URL(request.url).pathname}`
    if (route === "GET /state") {
      const [orders, payments, refunds] = [shop.orders, shop.payments, shop.refunds].map((map) => [...map.values()])
      return { orders, payments, refunds, disputes: [...shop.disputes.values()] }
    }
    if (route === "POST /scenario") {
      const scenario = Scenario.safeParse(await fieldsOf(request))
      if (!scenario.success) throw new ApiError(scenario.error.issues[0].message)
      shop.scenario = { ...scenario.data, refundTimes: scenario.data.times }
      return shop.scenario
    }
    if (route === "POST /pay") {
      const { razorpay_order_id, how } = await fieldsOf(request)
      const failure = how === "failure" ? "Your payment has been declined by the bank" : null
      const payment = pay(shop, String(razorpay_order_id), { method: "card", failure })
      if (payment.status === "failed") return Response.json({ error: errorOf(payment) }, { status: 402 })
      return shop.proof(payment)
    }
    if (route === "POST /clock") {
      const { hours } = await fieldsOf(request)
      passTime(shop, Number(hours) * 60 * 60 * 1_000)
      return { now: Math.floor(shop.now() / 1000) }
    }
    if (route === "POST /refund") {
      const { razorpay_payment_id, amount } = await fieldsOf(request)
      return make(shop, shop.payment(String(razorpay_payment_id)), amount === undefined ? {} : { amount })
    }
    if (route === "POST /dispute") {
      const { razorpay_payment_id, ...changes } = await fieldsOf(request)
      return dispute(shop, shop.payment(String(razorpay_payment_id)), changes)
    }
    if (route === "POST /webhook") {
      const { id = newId("evt"), body, signature } = await fieldsOf(request)
      const text = typeof body === "string" ? body : JSON.stringify(body)
      const response = await shop.webhooks.deliver({ id: String(id), body: text }, signature as string | undefined)
      return { status: response.status, text: await response.text() }
    }
    throw new ApiError("The requested URL was not found on the server.", null, 404)
  })
