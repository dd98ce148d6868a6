import type { StoredLine } from "../../queries/stored-cart"

/** A line in Medusa's words, as carts and orders keep it. */
export const toLineItem = (line: StoredLine) => ({
  title: line.name,
  subtitle: line.variant_title ?? undefined,
  thumbnail: line.image ?? undefined,
  quantity: line.quantity,
  product_id: line.product_id,
  product_title: line.name,
  product_description: line.description ?? undefined,
  product_handle: line.handle,
  variant_id: line.variant_id,
  variant_sku: line.variant_sku ?? undefined,
  variant_title: line.variant_title ?? undefined,
  requires_shipping: true,
  is_tax_inclusive: true,
  unit_price: line.price,
})
