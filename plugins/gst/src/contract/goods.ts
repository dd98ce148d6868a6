import type { RateClass, SaveGoodsTax } from "@haat/catalog/contract"

/** Tax classification that applies in the end. */
export type GoodsTax = { hsn: string; rate_class: RateClass; exempt: boolean }

/** A price between the slabs of its rate, and the nearest prices in them; in rupees. The higher rate applies. */
export type PriceInGap = {
  product_id: string
  variant_id: string
  name: string
  price: number
  nearest_low: number
  nearest_high: number
}

/** A product's own classification, the one that applies today, and its prices between slabs. */
export type ProductTax = {
  id: string
  own: SaveGoodsTax
  /** classification of the category, the fallback for empty fields of `own` */
  category: SaveGoodsTax
  applied: GoodsTax
  /** in basis points, of the cheapest and the dearest piece; null where the shop charges no tax */
  rates: { low: number; high: number } | null
  in_gap: PriceInGap[]
}

/** A category's classification, the fallback for empty fields of its products' own classifications. */
export type CategoryTax = { id: string; own: SaveGoodsTax }

/** Tax problems for the owner to solve before the accountant finds them. */
export type TaxProblems = {
  /** products on sale whose HSN code is missing or has fewer digits than the turnover asks for */
  without_hsn: number
  in_gap: PriceInGap[]
}
