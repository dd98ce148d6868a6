import type { RateClass } from "@haat/catalog/contract"

/**
 * A dated rate, as in the table `gst_rate`. Rates in basis points (1800 is 18 per cent). With a threshold, `rate` is
 * for pieces up to it and `rate_above` for dearer ones; a piece is judged by its price after discount and before tax.
 */
export type Rate = {
  /** prefix of the HSN codes it applies to; empty for all */
  hsn_prefix: string
  rate_class: RateClass
  rate: number
  threshold_paise: number | null
  rate_above: number | null
  /** first and last day in India, YYYY-MM-DD; no last day while it is in force */
  valid_from: string
  valid_to: string | null
}

/**
 * Finds the rate in force on a day (YYYY-MM-DD): by the product's rate class, else by the longest prefix of its HSN
 * code.
 */
export function findRate(rates: Rate[], goods: { hsn: string; rate_class: RateClass }, day: string): Rate | undefined {
  const hsn = goods.rate_class === "by_hsn" ? goods.hsn : ""
  return rates
    .filter(
      ({ rate_class, hsn_prefix, valid_from, valid_to }) =>
        rate_class === goods.rate_class &&
        hsn.startsWith(hsn_prefix) &&
        valid_from <= day &&
        (valid_to === null || day <= valid_to),
    )
    .reduce<Rate | undefined>(
      (longest, rate) => (longest && longest.hsn_prefix.length >= rate.hsn_prefix.length ? longest : rate),
      undefined,
    )
}

const WHOLE = 10_000

/**
 * Range of prices, tax included, that fit neither slab of a rate: between `low` and `high`, the two nearest that do, in
 * paise.
 */
export type PriceGap = { low: number; high: number }

export function findPriceGap({ threshold_paise, rate, rate_above }: Rate): PriceGap | null {
  if (threshold_paise === null || rate_above === null) return null
  const low = Math.floor((threshold_paise * (WHOLE + rate)) / WHOLE)
  return { low, high: Math.floor((threshold_paise * (WHOLE + rate_above)) / WHOLE) + 1 }
}

/**
 * Rate in basis points for pieces with this paid price in all, tax included. A price that fits neither slab takes the
 * higher rate.
 */
export function rateForPrice(found: Rate, paid_paise: number, quantity: number): number {
  const { threshold_paise, rate, rate_above } = found
  if (threshold_paise === null || rate_above === null) return rate
  return paid_paise * WHOLE <= threshold_paise * quantity * (WHOLE + rate) ? rate : rate_above
}

/**
 * True when a piece at this price, tax included, is dearer than the lower slab takes and cheaper than the higher one
 * does.
 */
export function isInPriceGap(gap: PriceGap | null, price_paise: number): boolean {
  return gap !== null && price_paise > gap.low && price_paise < gap.high
}
