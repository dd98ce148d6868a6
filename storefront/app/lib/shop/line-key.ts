import type { CartLine } from "@haat/checkout/contract"

/** The key of a cart line, also sent to the server: its product, or the variant. */
export const lineKey = ({ product_id, variant_id, choice }: Pick<CartLine, "product_id" | "variant_id" | "choice">) =>
  choice === undefined ? product_id : variant_id
