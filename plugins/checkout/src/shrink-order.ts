import { paidPaiseForPieces } from "@haat/sdk/paid-for-line"
import { chargesForPayment, sumCharges } from "./contract/charge-amounts"
import type { Charge } from "./contract/charges"

/** Order whose pieces are cancelled; all amounts in whole paise. */
export type OrderToShrink = {
  lines: OrderedLine[]
  /** whole delivery charge: its quotes, the amount that rounds the total up, and the charges */
  delivery_paise: number
  delivery_discount_paise: number
  charges: Charge[]
  /** delivery quote of each variant */
  quotes: Quote[]
  /** store credit spent on a cash order; null when nothing is to be paid in cash */
  credit_beside_cash_paise: number | null
}

export type OrderedLine = {
  line_id: string
  name: string
  product_id: string | null
  variant_id: string | null
  price_paise: number
  quantity: number
  /** discount of offers on all its pieces */
  discount_paise: number
}

export type Quote = { product_id: string | null; variant_id: string | null; charge_paise: number }

/** Line with cancelled pieces: their paid price, and the remaining pieces. */
export type ShrunkLine = {
  line_id: string
  name: string
  cancelled: number
  cancelled_paise: number
  left: number
  paid_paise: number
  discount_paise: number
}

export type ShrunkOrder = {
  lines: ShrunkLine[]
  delivery_paise: number
  delivery_discount_paise: number
  charges: Charge[]
  /** part of the delivery that rounds the total up */
  rounding_paise: number
  /** amount of each quote, in the order of `quotes`; null when no piece of its line remains */
  quotes_paise: (number | null)[]
  total_paise: number
  /** reduction of the order's price */
  less_paise: number
}

const sum = (amounts: number[]) => amounts.reduce((before, amount) => before + amount, 0)

/** Returns `paise * part / whole`, rounded half up. */
const proportion = (paise: number, part: number, whole: number) =>
  whole ? Math.floor((2 * paise * part + whole) / (2 * whole)) : 0

/**
 * Computes an order without pieces of its lines. Each piece removes its share of its line's discount and of the line's
 * delivery quote; the discount on the delivery shrinks in proportion, and a total that was rounded up to whole rupees
 * is rounded up again. Charges shrink by their refund rule; those for paying cash stay while there is cash to pay.
 * @param pieces number of cancelled pieces by line id; at most the quantity of each line, and not all pieces of the
 * order
 */
export function shrinkOrder(order: OrderToShrink, pieces: Map<string, number>): ShrunkOrder {
  const { lines, quotes, delivery_paise, delivery_discount_paise } = order
  const linePaidPaise = ({ price_paise, quantity, discount_paise }: OrderedLine) =>
    price_paise * quantity - discount_paise
  const remainingPieces = ({ line_id, quantity }: OrderedLine) => quantity - (pieces.get(line_id) ?? 0)
  const remainingPaidPaise = (line: OrderedLine) =>
    paidPaiseForPieces({ ...line, paid_paise: linePaidPaise(line) }, 0, remainingPieces(line))

  const carried = delivery_paise - sumCharges(order.charges)
  const quoted = sum(quotes.map(({ charge_paise }) => charge_paise))
  const isQuoted = quotes.length > 0 && carried >= quoted && carried - quoted < 100
  const quotes_paise = quotes.map((quote) => {
    const line = lines.find((one) => isQuoteForLine(quote, one))
    if (!line || !isQuoted) return quote.charge_paise
    return remainingPieces(line) ? proportion(quote.charge_paise, remainingPieces(line), line.quantity) : null
  })
  const charge = isQuoted ? sum(quotes_paise.map((paise) => paise ?? 0)) : carried
  const off = isQuoted ? proportion(delivery_discount_paise, charge, quoted) : delivery_discount_paise

  const previous_total = sum(lines.map(linePaidPaise)) + delivery_paise - delivery_discount_paise
  const exact = sum(lines.map(remainingPaidPaise)) + charge - off
  const isWhole = isQuoted && previous_total % 100 === 0
  const roundUp = (paise: number) => (isWhole ? Math.ceil(paise / 100) * 100 : paise)
  const remaining = order.charges.flatMap((one) => shrinkCharge(one, lines, remainingPieces))
  const without_cash = roundUp(exact + sumCharges(chargesForPayment(remaining, { paysCash: false })))
  const paysCash = order.credit_beside_cash_paise === null || without_cash > order.credit_beside_cash_paise
  const charges = chargesForPayment(remaining, { paysCash })
  const charged = exact + sumCharges(charges)
  const total_paise = roundUp(charged)
  const rounding_paise = total_paise - charged
  return {
    lines: lines
      .filter(({ line_id }) => pieces.has(line_id))
      .map((line) => {
        const [left, paid_paise] = [remainingPieces(line), remainingPaidPaise(line)]
        return {
          line_id: line.line_id,
          name: line.name,
          left,
          paid_paise,
          cancelled: line.quantity - left,
          cancelled_paise: linePaidPaise(line) - paid_paise,
          discount_paise: line.price_paise * left - paid_paise,
        }
      }),
    delivery_paise: charge + rounding_paise + sumCharges(charges),
    delivery_discount_paise: off,
    charges,
    rounding_paise,
    quotes_paise,
    total_paise,
    less_paise: previous_total - total_paise,
  }
}

/** Returns what remains of a charge; nothing when no piece remains that it is for. */
function shrinkCharge(charge: Charge, lines: OrderedLine[], remainingPieces: (line: OrderedLine) => number): Charge[] {
  if (!charge.lines) return [charge]
  const shares = charge.lines.flatMap(({ variant_id, paise }) => {
    const line = lines.find((one) => one.variant_id === variant_id)
    const left = line ? remainingPieces(line) : 0
    return line && left ? [{ variant_id, paise: proportion(paise, left, line.quantity) }] : []
  })
  return shares.length ? [{ ...charge, paise: sum(shares.map(({ paise }) => paise)), lines: shares }] : []
}

/** Quotes of earlier versions have no variant id. */
const isQuoteForLine = (quote: Quote, line: OrderedLine) =>
  quote.variant_id ? quote.variant_id === line.variant_id : quote.product_id === line.product_id
