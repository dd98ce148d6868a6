/** Charges of the sandbox: plausible ones by distance, by the first digits of the postal codes. */

type Zone = "city" | "region" | "country" | "far" | "remote"

const ZONES: Record<Zone, { base: number; next: number; days: [number, number]; letter: string }> = {
  city: { base: 42, next: 28, days: [1, 2], letter: "z_a" },
  region: { base: 49, next: 34, days: [2, 3], letter: "z_b" },
  country: { base: 64, next: 46, days: [3, 5], letter: "z_d" },
  far: { base: 78, next: 58, days: [4, 6], letter: "z_d" },
  remote: { base: 96, next: 74, days: [6, 9], letter: "z_e" },
}

/** The north-east, Jammu, Kashmir and Ladakh. */
const REMOTE = /^(78|79|18|19)/
/** Lakshadweep and Manipur: parcels arrive, cash is not taken. */
const PREPAID_ONLY = /^(682[56]|795)/
/** Army post offices have no courier; the Andamans have none either. */
const NOT_SERVED = /^9/
const NO_OFFERS = /^744/

const zoneOf = (pickup: string, delivery: string): Zone => {
  if (REMOTE.test(delivery)) return "remote"
  if (pickup.slice(0, 2) === delivery.slice(0, 2)) return "city"
  const distance = Math.abs(Number(pickup[0]) - Number(delivery[0]))
  return distance === 0 ? "region" : distance < 3 ? "country" : "far"
}

const COURIERS = [
  { id: 10, name: "Delhivery Surface", surface: true, factor: 1, rating: 4.4 },
  { id: 54, name: "Ekart Logistics Surface", surface: true, factor: 0.94, rating: 3.9 },
  { id: 1, name: "Blue Dart Air", surface: false, factor: 1.65, rating: 4.7 },
]
export const RECOMMENDED = COURIERS[0].id

export type Served = "by nobody" | "not at all" | "yes"
export const served = (delivery: string): Served =>
  NOT_SERVED.test(delivery) ? "not at all" : NO_OFFERS.test(delivery) ? "by nobody" : "yes"

export const courierName = (id: number) => COURIERS.find((courier) => courier.id === id)?.name

/** The couriers of a route, in Shiprocket's shape: some numbers are texts, days are texts and sometimes ranges. */
export function couriersFor(pickup: string, delivery: string, weight: number, cod: boolean) {
  const zone = ZONES[zoneOf(pickup, delivery)]
  const halves = Math.max(1, Math.ceil(weight * 2))
  const cash = !PREPAID_ONLY.test(delivery)
  return COURIERS.map(({ id, name, surface, factor, rating }, nth) => {
    const freight = Math.round((zone.base + zone.next * (halves - 1)) * factor * 100) / 100
    const [from, to] = surface ? zone.days : [Math.max(1, zone.days[0] - 1), Math.max(1, zone.days[0] - 1)]
    const handling = cod && cash ? 25 : 0
    return {
      id: 600000000 + id,
      courier_company_id: id,
      courier_name: name,
      courier_type: "0",
      is_surface: surface,
      mode: surface ? 0 : 1,
      freight_charge: nth === 1 ? String(freight) : freight,
      rate: freight + handling,
      cod: cash ? 1 : 0,
      cod_charges: handling,
      cod_multiplier: 0,
      coverage_charges: 0,
      other_charges: 0,
      entry_tax: 0,
      rto_charges: freight,
      charge_weight: halves / 2,
      min_weight: 0.5,
      air_max_weight: surface ? "0.00" : "25.00",
      surface_max_weight: surface ? "200.00" : "0.00",
      volumetric_max_weight: null,
      estimated_delivery_days: from === to ? String(from) : `${from}-${to}`,
      etd: etd(to),
      etd_hours: to * 24,
      edd: "",
      blocked: 0,
      rating,
      delivery_performance: rating,
      pickup_performance: 4.1,
      rto_performance: 3,
      tracking_performance: 4,
      pickup_availability: "1",
      cutoff_time: "11:00",
      postcode: delivery,
      zone: zone.letter,
      others: "{}",
    }
  })
}

/** "Jan 12, 2027" */
export const etd = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toLocaleDateString("en-US", {
    month: "short",
    day: "2-digit",
    year: "numeric",
  })
