/** An offer of an order that asks for more goods than a return has left; amounts in rupees. */
export type MissedMinimum = {
  /** its code, or its name where it needs none */
  name: string
  min_amount: number
  /** price before offers of the goods that stay */
  kept_amount: number
  /** discount of the offer on these */
  discount: number
}
