import type { Courier } from "./wire"

export type Offer = {
  couriers: Courier[]
  recommended: number | null
  /** Shiprocket says itself that nobody goes there */
  nobody: boolean
}
/** True when nobody carries the parcel: nobody is offered, or all who are offered are blocked. */
export const isNobody = ({ nobody, couriers }: Offer) =>
  nobody || (couriers.length > 0 && couriers.every(({ blocked }) => blocked))

export type PricedCourier = Courier & { freight_charge: number; rate: number }

/** The one Shiprocket recommends when it can be used, else the cheapest. Blocked ones and those without a price are none. */
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
