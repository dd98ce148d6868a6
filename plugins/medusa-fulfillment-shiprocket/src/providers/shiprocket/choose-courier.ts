import type { Courier } from "./wire"

/** Couriers that Shiprocket offers for a route. */
export type Offer = {
  couriers: Courier[]
  recommended: number | null
  /** true when Shiprocket itself says that no courier serves the address */
  isNotServed: boolean
}

/** True when no courier carries the parcel: none is offered, or all are blocked. */
export const hasNoCourier = ({ isNotServed, couriers }: Offer) =>
  isNotServed || (couriers.length > 0 && couriers.every(({ blocked }) => blocked))

export type PricedCourier = Courier & { freight_charge: number; rate: number }

/**
 * The courier that Shiprocket recommends when it can be used, else the cheapest. Blocked couriers and those without a
 * price are left out.
 */
export function chooseCourier(
  { couriers, recommended }: Pick<Offer, "couriers" | "recommended">,
  { cash }: { cash: boolean },
): PricedCourier | undefined {
  const usable = couriers.filter(
    (courier): courier is PricedCourier =>
      courier.freight_charge !== null && courier.rate !== null && !courier.blocked && (courier.cod || !cash),
  )
  return (
    usable.find(({ courier_company_id }) => courier_company_id === recommended) ??
    usable.sort((a, b) => a.rate - b.rate || a.courier_company_id - b.courier_company_id)[0]
  )
}
