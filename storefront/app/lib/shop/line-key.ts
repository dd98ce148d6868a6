import type { CartLine } from "@haat/checkout/contract"

/** What tells a line of a cart from the others, and names it to the server: its product, or which variant of that it is. */
export const lineKey = ({ product_id, variant_id, choice }: Pick<CartLine, "product_id" | "variant_id" | "choice">) =>
  choice === undefined ? product_id : variant_id
