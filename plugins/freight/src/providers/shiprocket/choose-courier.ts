import type { Courier } from "./wire"

export type Offer = { couriers: Courier[]; recommended: number | null }
export type PricedCourier = Courier & { freight_charge: number; rate: number }

/** The one Shiprocket recommends when it can be used, else the cheapest. Blocked ones and those without a price are none. */
export function chooseCourier(
  { couriers, recommended }: Offer,
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
