import type { Transaction } from "@haat/sdk/server/database"
import { z } from "zod"
import { RATE_CLASSES, type RateClass } from "../rules/rate"

export { RATE_CLASSES, type RateClass } from "../rules/rate"

const HSN = "An HSN code has 4, 6 or 8 digits"

/** What a product or the products of a category are taxed as. What is null comes from the category, or is found by the HSN code. */
export const SaveGoodsTax = z.object({
  hsn: z
    .string(HSN)
    .trim()
    .regex(/^(\d{4}|\d{6}|\d{8})$/, HSN)
    .nullable(),
  rate_class: z.enum(RATE_CLASSES, "Please choose a rate").nullable(),
  exempt: z.boolean("Exempt or taxable").nullable(),
})
export type SaveGoodsTax = z.infer<typeof SaveGoodsTax>

/** What products say of their tax themselves, for whoever writes many of them in a transaction of its own. */
export type GoodsTaxes = {
  /** by product; null is what it leaves to its category. A product that is not there has none */
  ownTaxes(ids: string[]): Promise<Map<string, SaveGoodsTax>>
  /** as `ownTaxes`, and nobody else changes them until the transaction ends */
  lockOwnTaxes(trx: Transaction, ids: string[]): Promise<Map<string, SaveGoodsTax>>
  /** of products that are there; others are passed over */
  saveOwnTaxes(trx: Transaction, taxes: ({ id: string } & SaveGoodsTax)[]): Promise<void>
}

/** What counts in the end. */
export type GoodsTax = { hsn: string; rate_class: RateClass; exempt: boolean }

/** A price that fits neither slab of its rate, and the two nearest that do; in rupees. The higher rate applies. */
export type PriceInGap = {
  product_id: string
  variant_id: string
  name: string
  price: number
  nearest_low: number
  nearest_high: number
}

/** A product's own tax data, what applies today, and its prices that fit neither slab. */
export type ProductTax = {
  id: string
  own: SaveGoodsTax
  /** the category's, for what the product does not say itself */
  category: SaveGoodsTax
  applied: GoodsTax
  /** in basis points, of the cheapest and the dearest piece; null where the shop charges no tax */
  rates: { low: number; high: number } | null
  in_gap: PriceInGap[]
}

export type CategoryTax = { id: string; own: SaveGoodsTax }

/** What the owner should look at before the accountant does. */
export type TaxProblems = {
  /** products on sale whose HSN code is missing or has fewer digits than the turnover asks for */
  without_hsn: number
  in_gap: PriceInGap[]
}
