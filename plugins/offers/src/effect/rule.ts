/** Rule of an offer, as `cartEffect` reads it. Amounts in whole paise. */
export type OfferRule = {
  id: string
  /** `buy_get`: of each `buy + get` pieces it is for, `get` are `percent` off, the cheapest ones. */
  kind: "percent" | "amount" | "buy_get"
  /** what it is for */
  scope: "order" | "products" | "categories" | "delivery"
  /** 1 to 100, for "percent" and "buy_get" */
  percent: number
  /** for "amount" */
  amount_paise: number
  buy: number
  get: number
  /** the goods have to come to so much before any offer; 0 for no matter how much */
  min_paise: number
  /** Whether it goes together with another; of those that do not, one applies. */
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
 * Why an offer takes nothing off. `missing_paise`: so much more of goods and it would. `by`: the offer that saves more.
 */
export type Rejection =
  | { why: "min_amount"; missing_paise: number }
  | { why: "not_for_these" }
  | { why: "too_few_pieces"; missing: number }
  | { why: "better"; by: string }
  | { why: "nothing_left" }

export type CartEffect = {
  /** for each line of the cart, in its order */
  lines: Share[][]
  delivery: Share[]
  /** The sum that each offer takes off. An offer on delivery applies with 0 while the charge is unknown. */
  applied: { offer_id: string; paise: number }[]
  rejected: (Rejection & { offer_id: string })[]
}
