/** Rule of an offer, as `cartEffect` reads it. Amounts in whole paise. */
export type OfferRule = {
  id: string
  /** `buy_get`: of each `buy + get` pieces it is for, `get` are `percent` off, the cheapest ones. */
  kind: "percent" | "amount" | "buy_get"
  /** Goods or charge that it applies to. */
  scope: "order" | "products" | "categories" | "delivery"
  /** 1 to 100, for "percent" and "buy_get" */
  percent: number
  /** for "amount" */
  amount_paise: number
  buy: number
  get: number
  /** Minimum price of the goods before any offer; 0 for none. */
  min_paise: number
  /** False when at most one such offer applies to a cart. */
  stackable: boolean
  product_ids: string[]
  category_ids: string[]
}

/** A line of a cart, at its price for one piece. */
export type PricedLine = {
  product_id: string
  category_ids: string[]
  variant_id: string
  price_paise: number
  quantity: number
}

/** Discount of one offer on one line, in paise; never 0. */
export type Share = { offer_id: string; paise: number }

/**
 * Reason that an offer gives no discount. `missing_paise`: goods missing to the minimum. `by`: id of the better offer.
 */
export type Rejection =
  | { why: "min_amount"; missing_paise: number }
  | { why: "not_for_these" }
  | { why: "too_few_pieces"; missing: number }
  | { why: "better"; by: string }
  | { why: "nothing_left" }

export type CartEffect = {
  /** Shares of each cart line, in cart order. */
  lines: Share[][]
  delivery: Share[]
  /** The sum that each offer takes off. An offer on delivery applies with 0 while the charge is unknown. */
  applied: { offer_id: string; paise: number }[]
  rejected: (Rejection & { offer_id: string })[]
}
