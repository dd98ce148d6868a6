import type { Order, Payment, Refund } from "../../plugins/medusa-payment-razorpay/sandbox/entities.ts"
import type { BareShop } from "./open-bare-shop.ts"

/** Sends a request to a sandbox. @returns the response's JSON. @throws when it is not 2xx */
async function send(url: string, method: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
  // any: each route has a shape of its own, which the caller names
  return (await response.json()) as any
}

type State = { orders: Order[]; payments: Payment[]; refunds: Refund[] }

/** The sandbox of Razorpay, as shoppers, the vendor's dashboard and its API see it. */
export function razorpayDriver({ razorpay }: BareShop) {
  const { RAZORPAY_URL: url, RAZORPAY_KEY_ID: key, RAZORPAY_KEY_SECRET: secret } = razorpay
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}`
  return {
    /** Pays in the window of the checkout script. */
    pay: (order_id: string) => send(`${url}/window/pay`, "POST", { key, order_id, how: "success" }),
    decide: (scenario: object) => send(`${url}/scenario`, "POST", scenario),
    /** Payments and refunds of an order, the oldest first. */
    find: async (order_id: string) => {
      const state: State = await send(`${url}/state`, "GET")
      const payments = state.payments.filter((payment) => payment.order_id === order_id)
      return {
        order: state.orders.find(({ id }) => id === order_id),
        payments,
        refunds: state.refunds.filter(({ payment_id }) => payments.some(({ id }) => id === payment_id)),
      }
    },
    /** Requests a refund at the API under an idempotency key. */
    refund: (payment_id: string, body: object, key: string) =>
      send(`${url}/v1/payments/${payment_id}/refund`, "POST", body, { authorization, "x-refund-idempotency": key }),
  }
}

type Booking = {
  channel_order_id: string
  status: string
  payment_method: string
  shipments: { awb: string; courier: string }[]
}

/** The sandbox of Shiprocket, as its API and couriers see it. */
export function shiprocketDriver({ shiprocket }: BareShop) {
  const { SHIPROCKET_URL: url, SHIPROCKET_EMAIL: email, SHIPROCKET_PASSWORD: password } = shiprocket
  const ask = async (path: string) => {
    const { token } = await send(`${url}/auth/login`, "POST", { email, password })
    return send(url + path, "GET", undefined, { authorization: `Bearer ${token}` })
  }
  return {
    /** Bookings whose reference begins with an order's id. */
    bookings: async (order_id: string) => {
      const { data }: { data: Booking[] } = await ask("/orders")
      return data.filter(({ channel_order_id }) => channel_order_id.startsWith(order_id))
    },
    /** The latest status of a parcel. */
    track: async (awb: string) =>
      (await ask(`/courier/track/awb/${awb}`)).tracking_data.shipment_track[0].current_status as string,
    move: (awb: string, to: string) => send(`${url}/move`, "POST", { awb, to }),
  }
}
