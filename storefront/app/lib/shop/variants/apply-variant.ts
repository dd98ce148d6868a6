import { type ProductPage, variantFacts } from "@haat/catalog/contract"
import type { Variant, VariantProduct } from "./choose-variant.ts"

/** Returns the product when it has several variants; undefined otherwise. */
export const toVariantProduct = <P extends Pick<ProductPage, "options" | "variants">>(
  product: P,
): (P & VariantProduct) | undefined => {
  const { options, variants } = product
  return options && variants?.length ? { ...product, options, variants } : undefined
}

/** Returns the product with the price, list price, stock, facts and picture of one of its variants. */
export function applyVariant<P extends { images: { url: string }[]; facts?: ProductPage["facts"] }>(
  product: P,
  chosen: Variant,
) {
  const { id, choice, price, quantity, image, list_price } = chosen
  const shown = product.images.find(({ url }) => url === image)
  const images = shown ? [shown, ...product.images.filter((one) => one !== shown)] : product.images
  return {
    ...product,
    price,
    list_price,
    quantity,
    images,
    facts: variantFacts(product.facts, chosen),
    variant: { id, choice },
  }
}
