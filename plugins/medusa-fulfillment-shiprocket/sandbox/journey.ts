/** One scan of a parcel, in Shiprocket's shape; times are India's. */
export type Scan = {
  date: string
  status: string
  activity: string
  location: string
  "sr-status": string
  "sr-status-label": string
}

type Stop = { label: string; id: number; activity: string; at: "shop" | "way" | "place" }

/** The way of goods that are picked up at a shopper's and come back; without incident. */
const WAY_BACK: Stop[] = [
  { label: "RETURN PICKUP GENERATED", id: 23, activity: "Pickup scheduled - return", at: "place" },
  { label: "RETURN PICKED UP", id: 46, activity: "Picked up - from consignee, call 9876543210", at: "place" },
  { label: "RETURN IN TRANSIT", id: 47, activity: "In transit - bag added to trip", at: "way" },
  { label: "RETURN DELIVERED", id: 48, activity: "Delivered - returned to seller", at: "shop" },
]

/** The way of a parcel without incident. */
const WAY: Stop[] = [
  { label: "MANIFEST GENERATED", id: 5, activity: "Manifested - pickup scheduled", at: "shop" },
  { label: "PICKED UP", id: 42, activity: "Picked up - shipment picked up", at: "shop" },
  { label: "IN TRANSIT", id: 18, activity: "In transit - bag added to trip", at: "way" },
  { label: "REACHED AT DESTINATION HUB", id: 38, activity: "Pending - received at destination hub", at: "place" },
  { label: "OUT FOR DELIVERY", id: 17, activity: "Dispatched - out for delivery, call 9876543210", at: "place" },
  { label: "DELIVERED", id: 7, activity: "Delivered - delivered to consignee", at: "place" },
]
/** Other steps, which are only moved to by name. */
const OTHERWISE: Stop[] = [
  { label: "UNDELIVERED", id: 21, activity: "Pending - consignee unavailable", at: "place" },
  { label: "RTO INITIATED", id: 9, activity: "RTO initiated - returning to origin", at: "place" },
  { label: "RTO DELIVERED", id: 10, activity: "RTO delivered - returned to seller", at: "shop" },
  { label: "LOST", id: 12, activity: "Lost - shipment lost", at: "way" },
  { label: "RETURN CANCELLED", id: 50, activity: "Cancelled - pickup cancelled by courier", at: "place" },
]

const inIndia = (date: Date) => date.toLocaleString("sv-SE", { timeZone: "Asia/Kolkata" })

/** Places and steps of a parcel. */
export class Journey {
  readonly scans: Scan[] = []
  readonly #way: Stop[]
  #current: Stop
  #last = 0

  constructor(
    private readonly city: string,
    back: boolean,
  ) {
    this.#way = back ? WAY_BACK : WAY
    this.#current = this.#way[0]
    this.#scan(this.#current)
  }

  get current() {
    return this.#current
  }

  /**
   * Goes on to the next step, or to the named status.
   * @returns false at the end of the way, or for an unknown status
   */
  moveOn(to?: string): boolean {
    const next = to
      ? [...this.#way, ...OTHERWISE].find(({ label }) => label === to.toUpperCase())
      : this.#way[this.#way.indexOf(this.#current) + 1]
    if (!next || (!to && !this.#way.includes(this.#current))) return false
    this.#current = next
    this.#scan(next)
    return true
  }

  /** Adds a scan, a second after the last one at least, so that their sequence is clear. */
  #scan({ label, id, activity, at }: Stop) {
    this.#last = Math.max(Date.now(), this.#last + 1_000)
    const location = { shop: "Pune_Hub (Maharashtra)", way: "Nagpur_Gateway (Maharashtra)", place: `${this.city}_Hub` }[
      at
    ]
    this.scans.push({
      date: inIndia(new Date(this.#last)),
      status: `X-${id}`,
      activity,
      location,
      "sr-status": String(id),
      "sr-status-label": label,
    })
  }
}
