import { type ProductPage, variantFacts } from "@haat/catalog/contract"
import type { Variant, VariantProduct } from "./choose-variant.ts"

/** The product if it is to be had in several variants. */
export const toVariantProduct = <P extends Pick<ProductPage, "options" | "variants">>(
  product: P,
): (P & VariantProduct) | undefined => {
  const { options, variants } = product
  return options && variants?.length ? { ...product, options, variants } : undefined
}

/** A product as one of its variants: with that one's price, MRP, net quantity, pieces and picture. */
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
