import type { CartLine } from "@haat/checkout/contract"

/** Returns the key of a cart line, which the server knows too: the id of its product or variant. */
export const lineKey = ({ product_id, variant_id, choice }: Pick<CartLine, "product_id" | "variant_id" | "choice">) =>
  choice === undefined ? product_id : variant_id
