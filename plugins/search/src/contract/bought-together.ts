/** The key of the module that knows what was ordered. It implements `BoughtTogether`. */
export const BOUGHT_TOGETHER = "checkout"

export type BoughtTogether = {
  /**
   * Ids of the products that are in orders with this one, those of the most orders first and then by id. Cancelled
   * orders do not count, and of a popular product a part of its orders is looked at.
   */
  productsBoughtTogether(product_id: string): Promise<string[]>
}
