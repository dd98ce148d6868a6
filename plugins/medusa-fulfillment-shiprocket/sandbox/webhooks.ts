import type { Shipment } from "./shipments"
import { courierName } from "./tariff"

const RESPONSE_TIMEOUT_MS = 5_000

const MODES = ["normal", "lost", "double", "reordered"] as const
type Mode = (typeof MODES)[number]

/** "24 11 2026 11:43:52" of "2026-11-24 11:43:52" */
const dayFirst = (date: string) => date.replace(/^(\d{4})-(\d\d)-(\d\d)/, "$3 $2 $1")

/** Tells the shop of each scan, in Shiprocket's shape and with the key in x-api-key. */
export class Webhooks {
  #mode: Mode = "normal"
  /** Those of a parcel go one after the other. */
  #sending: Promise<unknown> = Promise.resolve()
  #held: object | undefined
  #closed = false

  constructor(
    private readonly address: string | undefined,
    private readonly key: string,
  ) {}

  /** "reordered" sends each message after the one that follows it; "lost" none. */
  set(mode: unknown) {
    this.#mode = MODES.find((known) => known === mode) ?? "normal"
    this.#held = undefined
  }

  tell(shipment: Shipment) {
    if (this.#mode === "lost" || !this.address) return
    const body = bodyOf(shipment)
    if (this.#mode === "reordered" && !this.#held) {
      this.#held = body
      return
    }
    const bodies = this.#mode === "double" ? [body, body] : this.#held ? [body, this.#held] : [body]
    this.#held = undefined
    for (const one of bodies) this.#sending = this.#sending.then(() => this.#send(one))
  }

  close() {
    this.#closed = true
  }

  /** Sends one body with the key. */
  deliver(body: string) {
    return fetch(this.address ?? "", {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": this.key },
      body,
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
  }

  async #send(body: object) {
    if (!this.#closed) await this.deliver(JSON.stringify(body)).catch(() => undefined)
  }
}

function bodyOf({ awb, courier_id, order_id, channel_order_id, back, journey }: Shipment) {
  const { label = "", id = 0 } = journey?.current ?? {}
  const scans = journey?.scans ?? []
  return {
    awb,
    courier_name: courierName(courier_id ?? 0) ?? "",
    current_status: label,
    current_status_id: id,
    shipment_status: label,
    shipment_status_id: id,
    current_timestamp: dayFirst(scans.at(-1)?.date ?? ""),
    order_id: channel_order_id,
    sr_order_id: order_id,
    etd: new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toLocaleString("sv-SE", { timeZone: "Asia/Kolkata" }),
    scans: [...scans],
    is_return: back ? 1 : 0,
    channel_id: 3422553,
    pod_status: "OTP Based Delivery",
    pod: "Not Available",
  }
}
