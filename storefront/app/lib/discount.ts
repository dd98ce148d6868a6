import { chance } from "./seed.ts"

/** For show only: what is charged is always the price. `listPrice` in whole rupees. */
export type Discount = { percent: number; listPrice: number }

const SMALLEST = 50
const LARGEST = 80

/** Home and cart: 50 to 80 percent, the same for a product throughout a visit. */
export function visitDiscount(seed: number, product: { id: string; price: number }): Discount {
  const percent = SMALLEST + Math.floor(chance(seed, `discount ${product.id}`) * (LARGEST - SMALLEST + 1))
  return { percent, listPrice: Math.round(product.price / (1 - percent / 100)) }
}

/** The product page: always 60 percent, a list price of two and a half times the price. */
export const productPageDiscount = (price: number): Discount => ({ percent: 60, listPrice: Math.round(price * 2.5) })

/** Saved items: a list price of one and a quarter times the price. */
export const savedItemDiscount = (price: number): Discount => ({ percent: 20, listPrice: Math.round(price * 1.25) })
