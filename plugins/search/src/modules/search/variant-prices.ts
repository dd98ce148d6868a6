import type { ProductPage } from "@haat/catalog/contract"
import { variantChoices } from "./choices"

/**
 * What the variants of a product cost that do not cost all the same: the highest price, and a line for each variant with its
 * price, 1 while it is in stock, and what it is chosen by (`840 1 colour:red size:m`), which the index has as an array.
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
