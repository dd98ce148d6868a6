import { toPaise, toRupees } from "@haat/sdk/money"
import type { Database } from "@haat/sdk/server/database"
import {
  type CategoryTax,
  chargesTax,
  hsnDigits,
  type PriceInGap,
  type ProductTax,
  type TaxProblems,
} from "../../contract"
import { dayInIndia } from "../../rules/calendar"
import { findPriceGap, findRate, isInPriceGap, type Rate, rateForPrice } from "../../rules/rate"
import { countWithoutHsn, type PricedVariant, readCategoryTax, readPrices, readProductTax } from "./queries/goods"
import { readTaxSettings } from "./queries/settings"
import { readRates } from "./queries/tax-facts"

const MAX_LISTED = 200

const today = () => dayInIndia(new Date())

/** The prices among these that fit neither slab of their rate. */
function findPricesInGap(rates: Rate[], variants: PricedVariant[]): PriceInGap[] {
  return variants.flatMap(({ hsn, rate_class, exempt, ...variant }) => {
    const rate = exempt ? undefined : findRate(rates, { hsn, rate_class }, today())
    const gap = rate ? findPriceGap(rate) : null
    if (!gap || !isInPriceGap(gap, toPaise(variant.price))) return []
    return [{ ...variant, nearest_low: toRupees(gap.low), nearest_high: toRupees(gap.high) }]
  })
}

/** Tax of a product for its form; undefined when there is no such product. */
export async function findProductTax(db: Database, id: string): Promise<ProductTax | undefined> {
  const [stored, settings, rates] = await Promise.all([
    readProductTax(db, id),
    readTaxSettings(db),
    readRates(db, today()),
  ])
  if (!stored) return undefined
  const variants = await readPrices(db, { product_id: id, above: -1, below: 1e12 }, MAX_LISTED)
  const rate = chargesTax(settings) && !stored.applied.exempt ? findRate(rates, stored.applied, today()) : undefined
  const of = ({ price }: PricedVariant) => (rate ? rateForPrice(rate, toPaise(price), 1) : 0)
  const [first, last] = [variants.at(0), variants.at(-1)]
  return {
    id,
    ...stored,
    rates: rate && first && last ? { low: of(first), high: of(last) } : null,
    in_gap: chargesTax(settings) ? findPricesInGap(rates, variants) : [],
  }
}

export async function findCategoryTax(db: Database, id: string): Promise<CategoryTax | undefined> {
  const own = await readCategoryTax(db, id)
  return own && { id, own }
}

/** Tax problems for the owner; none while the shop charges no tax. */
export async function findTaxProblems(db: Database): Promise<TaxProblems> {
  const settings = await readTaxSettings(db)
  if (!chargesTax(settings)) return { without_hsn: 0, in_gap: [] }
  const rates = await readRates(db, today())
  const gaps = rates.map(findPriceGap).filter((gap) => gap !== null)
  const above = toRupees(Math.min(...gaps.map(({ low }) => low)))
  const below = toRupees(Math.max(...gaps.map(({ high }) => high)))
  const variants = gaps.length ? await readPrices(db, { product_id: null, above, below }, MAX_LISTED) : []
  return { without_hsn: await countWithoutHsn(db, hsnDigits(settings)), in_gap: findPricesInGap(rates, variants) }
}
