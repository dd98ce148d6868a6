import type { ProductPage } from "@haat/catalog/contract"
import { variantChoices } from "./choices"

/**
 * Returns price lines of a product whose variants differ in price: the highest price, and for each variant its price, 1
 * while in stock, and its choices (`840 1 colour:red size:m`), stored as an array.
 */
export const variantPriceFields = (product: Pick<ProductPage, "options" | "variants" | "facts">) => {
  const { variants = [] } = product
  const prices = new Set(variants.map(({ price }) => price))
  if (prices.size < 2) return {}
  const lines = variants.map(({ price, quantity, values }) =>
    [price, quantity > 0 ? 1 : 0, ...variantChoices(values, product)].join(" "),
  )
  return { highest_price: Math.max(...prices), variant_prices: [...new Set(lines)].join("\n") }
}
