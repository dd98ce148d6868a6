import { Journey } from "./journey"
import { findMistakes, PICKUP_LOCATIONS } from "./order-forms"
import { invalid, json, reject } from "./respond"
import { courierName, etd, RECOMMENDED, served } from "./tariff"

export type Shipment = {
  order_id: number
  shipment_id: number
  channel_order_id: string
  body: Record<string, unknown>
  /** goods that are picked up at a shopper's */
  back: boolean
  /** where the courier meets the shopper */
  place: { city: string; postal_code: string; name: string }
  status: "NEW" | "RETURN PENDING" | "READY TO SHIP" | "CANCELED"
  awb: string
  courier_id: number | null
  /** from the moment that a courier has it */
  journey?: Journey
}

/** In rupees: what a courier takes of a shopper who pays on delivery. */
export const totalOf = ({ sub_total, shipping_charges = 0, total_discount = 0 }: Shipment["body"]) =>
  Number((Number(sub_total) + Number(shipping_charges) - Number(total_discount)).toFixed(2))

/** The shop's orders at Shiprocket, from creation to cancellation. */
export class Shipments {
  readonly #all: Shipment[] = []

  create(body: Record<string, unknown>, back = false) {
    const wrong = findMistakes(body, back)
    if (wrong.length) return invalid(Object.fromEntries(wrong))
    if (!back && !PICKUP_LOCATIONS.some(({ pickup_location }) => pickup_location === body.pickup_location))
      return reject(400, "Wrong Pickup location entered. Please choose one location from the data given")
    if (this.#all.some(({ channel_order_id }) => channel_order_id === body.order_id))
      return reject(400, "Order id already exists")
    const number = this.#all.length + 1
    const of = (field: string) => String(body[`${back ? "pickup" : "billing"}_${field}`])
    const shipment: Shipment = {
      order_id: 700000000 + number,
      shipment_id: 800000000 + number,
      channel_order_id: String(body.order_id),
      body,
      back,
      place: { city: of("city"), postal_code: of("pincode"), name: of("customer_name") },
      status: back ? "RETURN PENDING" : "NEW",
      awb: "",
      courier_id: null,
    }
    this.#all.push(shipment)
    const { order_id, shipment_id, status } = shipment
    const status_code = back ? 21 : 1
    const later = { awb_code: "", courier_company_id: "", courier_name: "" }
    return json(200, { order_id, shipment_id, status, status_code, onboarding_completed_now: 0, ...later })
  }

  assign(body: Record<string, unknown>) {
    const shipment = this.#all.find(({ shipment_id }) => shipment_id === Number(body.shipment_id))
    if (!shipment) return reject(404, "Shipment not found")
    if (shipment.status === "CANCELED") return reject(400, "The order is already cancelled")
    if (shipment.awb) return reject(400, "AWB is already assigned")
    if (shipment.back !== (Number(body.is_return ?? 0) === 1)) return reject(400, "The shipment is not of this kind")
    if (served(shipment.place.postal_code) !== "yes")
      return json(200, { awb_assign_status: 0, response: { data: { awb_assign_error: "Courier is not serviceable" } } })
    shipment.courier_id = Number(body.courier_id ?? RECOMMENDED)
    shipment.awb = String(19041000000000 + shipment.shipment_id)
    shipment.status = "READY TO SHIP"
    shipment.journey = new Journey(shipment.place.city, shipment.back)
    return json(200, {
      awb_assign_status: 1,
      response: {
        data: {
          courier_company_id: shipment.courier_id,
          awb_code: shipment.awb,
          cod: shipment.body.payment_method === "COD" ? 1 : 0,
          order_id: shipment.order_id,
          shipment_id: shipment.shipment_id,
          awb_code_status: 1,
          assigned_date_time: { date: new Date().toISOString(), timezone: "Asia/Kolkata" },
          applied_weight: Number(shipment.body.weight),
          courier_name: courierName(shipment.courier_id) ?? "",
          child_courier_name: null,
        },
      },
    })
  }

  list(search: string, ofReturns = false) {
    const found = this.#all.filter(
      ({ channel_order_id, awb, back }) => back === ofReturns && (!search || [channel_order_id, awb].includes(search)),
    )
    return json(200, {
      data: found.map(({ order_id, shipment_id, channel_order_id, status, awb, courier_id, body }) => ({
        id: order_id,
        channel_order_id,
        status,
        payment_method: String(body.payment_method).toLowerCase(),
        total: String(totalOf(body)),
        ...(ofReturns && { shipment_id }),
        shipments: [{ ...(!ofReturns && { id: shipment_id }), awb, courier: courierName(courier_id ?? 0) ?? "" }],
      })),
      meta: { pagination: { total: found.length, count: found.length, per_page: 15, current_page: 1, total_pages: 1 } },
    })
  }

  cancel(body: Record<string, unknown>) {
    const ids = Array.isArray(body.ids) ? body.ids.map(Number) : []
    if (!ids.length) return invalid({ ids: ["The ids field is required."] })
    const found = this.#all.filter(({ order_id }) => ids.includes(order_id))
    if (!found.length) return reject(404, "Order not found")
    if (found.every(({ status }) => status === "CANCELED")) return reject(400, "The order is already cancelled")
    if (found.some(({ back, journey }) => back && (journey?.scans.length ?? 0) > 1))
      return reject(400, "The goods have been picked up")
    for (const shipment of found) shipment.status = "CANCELED"
    return json(200, { status_code: 200, message: "Order cancelled successfully." })
  }

  /** Those that a courier has. */
  travelling(): Shipment[] {
    return this.#all.filter(({ journey, status }) => journey && status !== "CANCELED")
  }

  find(awb: string): Shipment | undefined {
    return this.travelling().find((shipment) => shipment.awb === awb)
  }

  track(find: { awb?: string; shipment_id?: string }) {
    const shipment = this.#all.find(
      ({ awb, shipment_id }) => (awb !== "" && awb === find.awb) || String(shipment_id) === find.shipment_id,
    )
    return json(200, {
      tracking_data: {
        track_status: shipment ? 1 : 0,
        shipment_status: shipment ? 6 : 0,
        shipment_track: [
          {
            id: shipment?.shipment_id ?? 0,
            awb_code: shipment?.awb ?? "",
            courier_company_id: shipment?.courier_id ?? null,
            shipment_id: shipment?.shipment_id ?? 0,
            order_id: shipment?.order_id ?? 0,
            weight: String(shipment?.body.weight ?? ""),
            packages: shipment ? 1 : 0,
            current_status: shipment?.journey?.current.label ?? shipment?.status ?? "",
            destination: shipment?.place.city ?? "",
            consignee_name: shipment?.place.name ?? "",
            courier_name: courierName(shipment?.courier_id ?? 0) ?? "",
            edd: shipment ? etd(3) : null,
          },
        ],
        // The latest first; an unknown number has one that is empty.
        shipment_track_activities: shipment?.journey
          ? shipment.journey.scans.toReversed()
          : [{ date: "", activity: "", location: "" }],
        track_url: "",
        error: shipment
          ? ""
          : "Aahh! There is no activities found in our DB. Please have some patience it will be updated soon.",
      },
    })
  }
}
