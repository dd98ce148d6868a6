import type { VariantFacts } from "./facts"

/** Returns the facts of a variant: its own, else its product's. A quantity and its unit have the same source. */
export const variantFacts = <Known extends VariantFacts>(
  product: Known | undefined,
  { mrp, net_quantity, net_unit }: VariantFacts,
): Known | VariantFacts | undefined =>
  mrp || net_quantity ? { ...product, ...(mrp && { mrp }), ...(net_quantity && { net_quantity, net_unit }) } : product
