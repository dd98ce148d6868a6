import { generateEntityId } from "@medusajs/framework/utils"
import type { SalesContext } from "../../queries/sales-context"
import type { StoredLine } from "../../queries/stored-cart"
import { type Rows, rawNumber } from "../../queries/write-rows"

type NewCart = SalesContext & { customer_id: string; email: string }

/** Builds the rows of a new cart with these lines in Medusa's cart module; `at` is its time, ISO 8601. */
export function cartRows(
  { region_id, sales_channel_id, customer_id, email }: NewCart,
  lines: StoredLine[],
  at: string,
): Rows {
  const id = generateEntityId(undefined, "cart")
  const times = { created_at: at, updated_at: at }
  return {
    cart: [{ id, region_id, sales_channel_id, customer_id, email, currency_code: "inr", ...times }],
    cart_line_item: lines.map((line) => cartLineRow(id, line, at)),
  }
}

/** Builds the row of a new cart line. */
export const cartLineRow = (cart_id: string, line: StoredLine, at: string) => ({
  id: generateEntityId(undefined, "cali"),
  cart_id,
  ...lineItemRow(line),
  quantity: line.quantity,
  created_at: at,
  updated_at: at,
})

/** Returns the product columns that cart lines and order lines share; the price in rupees. */
export const lineItemRow = (line: StoredLine) => ({
  title: line.name,
  subtitle: line.variant_title,
  thumbnail: line.image,
  product_id: line.product_id,
  product_title: line.name,
  product_description: line.description,
  product_handle: line.handle,
  variant_id: line.variant_id,
  variant_sku: line.variant_sku,
  variant_title: line.variant_title,
  requires_shipping: true,
  is_tax_inclusive: true,
  unit_price: line.price,
  raw_unit_price: rawNumber(line.price),
})
