/** An offer of an order whose minimum the goods left after a return no longer reach; amounts in rupees. */
export type MissedMinimum = {
  /** Code of the offer, or its name when it has none. */
  name: string
  min_amount: number
  /** Price, before offers, of the goods that stay. */
  kept_amount: number
  /** Discount of the offer on these goods. */
  discount: number
}
