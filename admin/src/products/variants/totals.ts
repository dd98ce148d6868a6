import type { ShopProduct } from "@haat/catalog/contract"
import { money } from "@haat/sdk/money"

/** Price range of a product: the lowest and the highest price of its variants. */
export const pricesOf = ({ price, variants = [] }: ShopProduct) => {
  const prices = variants.length ? variants.map((variant) => variant.price) : [price]
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return lowest < highest ? `${money(lowest)} – ${money(highest)}` : money(lowest)
}

/** Number of pieces of all its variants that can be sold. */
export const piecesOf = ({ quantity, variants }: ShopProduct) =>
  variants ? variants.reduce((sum, variant) => sum + variant.quantity, 0) : quantity
