import type { RateClass } from "@haat/catalog/contract"
import type { ChargeToTax, SplitOrder, Supplier, Taxed } from "@haat/checkout/contract"
import { stateByCode } from "@haat/places/contract"
import { shareOut } from "@haat/sdk/share-out"
import { findRate, type Rate, rateForPrice } from "./rate"

/** Goods of an order: what was paid for all pieces of the line after every discount, tax included. */
export type PaidLine = {
  paid_paise: number
  quantity: number
  hsn: string
  rate_class: RateClass
  exempt: boolean
  /** set where it is not the shop's own */
  supplier?: Supplier
}

export type OrderToSplit = {
  lines: PaidLine[]
  /** charged for delivery, tax included; it takes the goods' rates and suppliers, shared by their value */
  delivery_paise: number
  /** charges with a rate of their own */
  charges: ChargeToTax[]
  rates: Rate[]
  /** day of the order, in India: YYYY-MM-DD */
  day: string
  /** true when the shop charges tax: it is registered and not under the composition scheme */
  charges_tax: boolean
  /** codes of the shop's state and of the one that is delivered to */
  supplier_state: string
  place_of_supply: string
}

/** Splits the paid amounts into taxable value and taxes, in whole paise; taxes are included in the paid amounts. */
export function splitOrder(order: OrderToSplit): SplitOrder {
  const lines = order.lines.map((line) => splitAmount(order, line.paid_paise, ratedLine(order, line)))
  return { lines, delivery: splitDelivery(order, lines), charges: splitCharges(order, lines) }
}

/** Splits charges that have a rate of their own; they are supplied with the first of these goods. */
export function splitCharges(
  order: Pick<OrderToSplit, "charges" | "charges_tax" | "supplier_state" | "place_of_supply">,
  [first]: Taxed[],
): SplitOrder["charges"] {
  return order.charges
    .filter(({ paise }) => paise > 0)
    .map(({ charge_id, paise, hsn, rate }) => {
      const rated = { hsn, exempt: false, rate: order.charges_tax ? rate : 0, supplier: first?.supplier }
      return { charge_id, ...splitAmount(order, paise, rated) }
    })
}

/** Delivery charges of these goods, by HSN code, rate and supplier. */
export function splitDelivery(
  order: Pick<OrderToSplit, "delivery_paise" | "supplier_state" | "place_of_supply">,
  lines: Taxed[],
): Taxed[] {
  if (order.delivery_paise <= 0) return []
  const groups = new Map<string, { like: Taxed; value: number }>()
  for (const line of lines) {
    const key = `${line.hsn} ${line.rate} ${line.exempt} ${line.supplier?.gstin}`
    const group = groups.get(key)
    if (group) group.value += line.paid_paise
    else groups.set(key, { like: line, value: line.paid_paise })
  }
  const kinds = [...groups.values()]
  // Free goods share the charge equally.
  const isFree = kinds.every(({ value }) => value === 0)
  const parts = shareOut(
    order.delivery_paise,
    kinds.map(({ value }) => (isFree ? 1 : value)),
  )
  const delivery = kinds.map(({ like }, at) => splitAmount(order, parts[at], like))
  return delivery.filter(({ paid_paise }) => paid_paise > 0)
}

type Rated = Pick<Taxed, "hsn" | "exempt" | "rate" | "supplier">

function ratedLine({ rates, day, charges_tax }: OrderToSplit, line: PaidLine): Rated {
  const { hsn, exempt, paid_paise, quantity, supplier } = line
  const found = exempt || !charges_tax ? undefined : findRate(rates, line, day)
  return { hsn, exempt, rate: found ? rateForPrice(found, paid_paise, quantity) : 0, supplier }
}

/** Origin and destination of goods, as codes of states. */
export type Route = Pick<OrderToSplit, "supplier_state" | "place_of_supply">

const WHOLE = 10_000

/** Divides, rounding half up. */
const divide = (amount: number, by: number) => Math.floor((2 * amount + by) / (2 * by))

/** Splits one amount at the given rate. */
export function splitAmount(route: Route, paid_paise: number, { hsn, exempt, rate, supplier }: Rated): Taxed {
  const { supplier_state, place_of_supply } = route
  const none = { cgst_paise: 0, sgst_paise: 0, utgst_paise: 0, igst_paise: 0 }
  const common = { paid_paise, hsn, exempt, rate, ...(supplier && { supplier }) }
  if ((supplier?.state ?? supplier_state) !== place_of_supply) {
    const igst_paise = divide(paid_paise * rate, WHOLE + rate)
    return { ...common, taxable_paise: paid_paise - igst_paise, ...none, igst_paise }
  }
  const half = divide(paid_paise * rate, 2 * (WHOLE + rate))
  const own = stateByCode(place_of_supply)?.utgst ? { utgst_paise: half } : { sgst_paise: half }
  return { ...common, taxable_paise: paid_paise - 2 * half, ...none, cgst_paise: half, ...own }
}
