import { PICKUP_LOCATIONS } from "./order-forms"
import { parcelsPage } from "./parcels-page"
import { invalid, json, reject } from "./respond"
import { Shipments } from "./shipments"
import { SignIn } from "./sign-in"
import { couriersFor, RECOMMENDED, served } from "./tariff"
import type { Webhooks } from "./webhooks"

/** Parcels of the demo shop arrive within half an hour. */
const SECONDS_A_STEP = 300

/** Ticks every so many seconds and keeps no process alive. */
class Clock {
  #timer: NodeJS.Timeout | undefined

  constructor(private readonly tick: () => void) {
    this.set(SECONDS_A_STEP)
  }

  /** From now on every so many seconds; 0 stops it. */
  set(seconds: number) {
    this.close()
    if (seconds > 0) this.#timer = setInterval(this.tick, seconds * 1000).unref()
  }

  close() {
    clearInterval(this.#timer)
  }
}

/**
 * Stand-in for the part of Shiprocket's API that the provider calls. Beyond the real one, `GET /scenario` returns the
 * number of sign-ins, and `POST /scenario` {"end_tokens": true} ends every token, {"clock_seconds": 60} moves parcels
 * on at that interval (0: never), {"webhooks": "lost"} sets a mode of webhooks. `POST /move` {"awb", "to"?} moves one
 * parcel on, to its next step or to a status such as "UNDELIVERED". `POST /webhook` {"body"} sends that text with the
 * key. `GET /parcels` is a page to do so by hand.
 */
export function shiprocket({ secret, webhooks }: { secret: string; webhooks: Webhooks }) {
  const signIn = new SignIn(secret)
  const shipments = new Shipments()
  const move = (awb: string, to?: string) => {
    const shipment = shipments.find(awb)
    if (!shipment?.journey?.moveOn(to)) return undefined
    webhooks.tell(shipment)
    return shipment
  }
  const clock = new Clock(() => {
    for (const { awb } of shipments.travelling()) move(awb)
  })

  const respond = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.replace(/\/+$/, "")
    const route = `${request.method} ${path}`
    if (path === "/parcels") return parcelsPage(request, shipments, move)
    const body = request.method === "POST" ? await readBody(request) : {}
    if (!body) return reject(400, "The body is not a JSON object")

    if (path === "/scenario") {
      if (body.end_tokens) signIn.endTokens()
      if (body.clock_seconds !== undefined) clock.set(Number(body.clock_seconds))
      if (body.webhooks) webhooks.set(body.webhooks)
      return json(200, { sign_ins: signIn.count })
    }
    if (route === "POST /webhook") {
      const response = await webhooks.deliver(String(body.body))
      return json(200, { status: response.status, body: await response.text() })
    }
    if (route === "POST /move") {
      const moved = move(String(body.awb), body.to === undefined ? undefined : String(body.to))
      return moved ? json(200, { status: moved.journey?.current.label }) : reject(404, "Nobody carries this parcel")
    }
    if (route === "POST /auth/login") return signIn.respond(body)
    if (!signIn.knows(request)) return reject(401, "Token has expired")

    if (route === "GET /courier/serviceability") return serviceability(searchParams)
    if (route === "POST /orders/create/adhoc") return shipments.create(body)
    if (route === "POST /orders/create/return") return shipments.create(body, true)
    if (route === "GET /orders/processing/return") return shipments.list(searchParams.get("search") ?? "", true)
    if (route === "GET /settings/company/pickup") return json(200, { data: { shipping_address: PICKUP_LOCATIONS } })
    if (route === "POST /courier/assign/awb") return shipments.assign(body)
    if (route === "GET /orders") return shipments.list(searchParams.get("search") ?? "")
    if (route === "POST /orders/cancel") return shipments.cancel(body)
    const [, kind, number] = /^GET \/courier\/track\/(awb|shipment)\/([^/]+)$/.exec(route) ?? []
    if (kind) return shipments.track(kind === "awb" ? { awb: number } : { shipment_id: number })
    return reject(404, "The requested route was not found")
  }
  return { respond, close: () => clock.close() }
}

async function readBody(request: Request): Promise<Record<string, unknown> | null> {
  const body = await request.json().catch(() => null)
  return typeof body === "object" && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : null
}

const POSTAL_CODE = /^[1-9]\d{5}$/

function serviceability(query: URLSearchParams) {
  const [pickup, delivery] = [query.get("pickup_postcode") ?? "", query.get("delivery_postcode") ?? ""]
  const [weight, cod] = [Number(query.get("weight") || Number.NaN), query.get("cod") ?? ""]
  const errors: Record<string, string[]> = {}
  if (!POSTAL_CODE.test(pickup)) errors.pickup_postcode = ["The pickup postcode must be 6 digits."]
  if (!POSTAL_CODE.test(delivery)) errors.delivery_postcode = ["The delivery postcode must be 6 digits."]
  if (!(weight > 0)) errors.weight = ["The weight must be greater than 0."]
  if (!/^[01]$/.test(cod)) errors.cod = ["The cod field must be 0 or 1."]
  if (Object.keys(errors).length) return invalid(errors)
  if (served(delivery) === "not at all")
    return json(200, { status: 404, message: "Courier serviceability not found for this delivery postcode" })
  const offered = served(delivery) === "yes" ? couriersFor(pickup, delivery, weight, cod === "1") : []
  return json(200, {
    status: 200,
    currency: "INR",
    company_auto_shipment_insurance_setting: false,
    covid_zones: { delivery_zone: null, pickup_zone: null },
    dg_courier: 0,
    eligible_for_insurance: 0,
    is_latlong: 0,
    label_generate_type: 2,
    seller_address: [],
    data: {
      available_courier_companies: offered,
      recommended_courier_company_id: offered.length ? RECOMMENDED : null,
      shiprocket_recommended_courier_id: offered.length ? RECOMMENDED : null,
      promise_recommended_courier_company_id: null,
      child_courier_id: null,
      is_recommendation_enabled: 1,
      recommended_by: { id: 6, title: "Recommendation By Shiprocket" },
      recommendation_level: "default",
      recommendation_advance_rule: 0,
    },
  })
}
