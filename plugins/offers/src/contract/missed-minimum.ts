/** An offer of an order that asks for more goods than a return has left; amounts in rupees. */
export type MissedMinimum = {
  /** its code, or its name where it needs none */
  name: string
  min_amount: number
  /** what the goods that stay cost before offers */
  kept_amount: number
  /** what it took off these */
  discount: number
}
