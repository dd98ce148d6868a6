import { type ProductPage, unitPrice, variantFacts } from "@haat/catalog/contract"
import type { Variant } from "./choose-variant.ts"

/**
 * Returns the unit price of a product or a variant; undefined where variants that cost differently may each hold
 * another quantity.
 */
export const productUnitPrice = (product: ProductPage, variant?: Variant) =>
  variant?.net_quantity || hasOnePrice(product)
    ? unitPrice(variant?.price ?? product.price, (variant ? variantFacts(product.facts, variant) : product.facts) ?? {})
    : undefined

/** A page has its lowest price where its variants cost differently. */
const hasOnePrice = (product: ProductPage) => !("from" in product)
