import { useShopFacts } from "../shop/shop-facts.ts"
import { type Discount, productPageDiscount, realDiscount, savedItemDiscount, visitDiscount } from "./discount.ts"

type Priced = { id: string; price: number; list_price?: number }

/** What is struck through beside a price: drawn at random where the shop has it so, else what is really so, which may be nothing. */
export function useDiscounts() {
  const { random_discounts } = useShopFacts()
  return {
    ofVisit: (seed: number, product: Priced): Discount | undefined =>
      random_discounts ? visitDiscount(seed, product) : realDiscount(product),
    ofPage: (product: Priced): Discount | undefined =>
      random_discounts ? productPageDiscount(product.price) : realDiscount(product),
    ofSaved: (price: number): Discount | undefined => (random_discounts ? savedItemDiscount(price) : undefined),
  }
}
