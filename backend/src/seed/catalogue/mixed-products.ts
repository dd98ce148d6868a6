import { catalogue } from "./demo-catalogue"
import type { DemoProduct } from "./demo-product"

/** `index` decides which tints its pictures have, and how many there are. */
export type MixedProduct = { category: string; product: DemoProduct; index: number }

/** The demo products, one of each category in turn, so that the newest are not all of one kind. */
export const mixedProducts = (): MixedProduct[] => {
  const longest = Math.max(...catalogue.map(({ products }) => products.length))
  return Array.from({ length: longest }, (_, row) =>
    catalogue.flatMap(({ name, products }) => (products[row] ? [{ category: name, product: products[row] }] : [])),
  )
    .flat()
    .map((entry, index) => ({ ...entry, index }))
}
