import { toPaise } from "@haat/sdk/money"
import { useShopFacts } from "../shop/shop-facts.ts"
import { seededRandom } from "./seed.ts"

/** Discount for display only: the shopper always pays the price. `listPrice` in rupees. */
export type Discount = { percent: number; listPrice: number }

type Priced = { id: string; price: number; list_price?: number }

const MIN_PERCENT = 50
const MAX_PERCENT = 80

/** Home and cart: 50 to 80 percent, the same for a product throughout a visit. */
export function visitDiscount(seed: number, product: Priced): Discount {
  const percent =
    MIN_PERCENT + Math.floor(seededRandom(seed, `discount ${product.id}`) * (MAX_PERCENT - MIN_PERCENT + 1))
  return { percent, listPrice: Math.round(product.price / (1 - percent / 100)) }
}

/** The product page: always 60 percent, a list price of two and a half times the price. */
export const productPageDiscount = (price: number): Discount => ({ percent: 60, listPrice: Math.round(price * 2.5) })

/** Saved items: a list price of one and a quarter times the price. */
const savedItemDiscount = (price: number): Discount => ({ percent: 20, listPrice: Math.round(price * 1.25) })

/** Discount against the product's `list_price`, in rupees. Undefined where that is no more than the price. */
export function realDiscount({ price, list_price = 0 }: Omit<Priced, "id">): Discount | undefined {
  if (list_price <= price) return undefined
  const [paise, listPaise] = [toPaise(price), toPaise(list_price)]
  return { percent: Math.floor((100 * (listPaise - paise)) / listPaise), listPrice: list_price }
}

/** Returns functions that compute the discount to show: random when the shop has turned that on, else the real one. */
export function useDiscounts() {
  const { random_discounts } = useShopFacts()
  return {
    visitDiscount: (seed: number, product: Priced) =>
      random_discounts ? visitDiscount(seed, product) : realDiscount(product),
    pageDiscount: (product: Priced) => (random_discounts ? productPageDiscount(product.price) : realDiscount(product)),
    savedItemDiscount: (price: number) => (random_discounts ? savedItemDiscount(price) : undefined),
  }
}
