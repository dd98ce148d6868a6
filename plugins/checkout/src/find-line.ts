type Line = { product_id: string; variant_id: string; is_default: boolean; quantity: number }

/** Reference to a line: a variant, or a product for its default variant. `product_id` may be a variant's id too. */
export type LineReference = { product_id: string; variant_id?: string }

/** Finds the line of a reference, also one with quantity 0. */
export const findLine = <L extends Line>(lines: L[], { product_id, variant_id }: LineReference): L | undefined =>
  variant_id
    ? lines.find((line) => line.variant_id === variant_id && line.product_id === product_id)
    : (lines.find((line) => line.variant_id === product_id) ??
      lines.find((line) => line.product_id === product_id && line.is_default))

/** Finds a line in the cart. For a product: the line of its default variant, else its oldest line. */
export const findCartLine = <L extends Line>(lines: L[], named: LineReference): L | undefined => {
  const held = lines.filter(({ quantity }) => quantity > 0)
  const { product_id, variant_id } = named
  return findLine(held, named) ?? (variant_id ? undefined : held.find((line) => line.product_id === product_id))
}

/** Returns the id that a saved item is stored under: the variant's, or the product's when it has one variant. */
export const savedItemKey = ({ product_id, variant_id, choice }: Line & { choice: string | null }) =>
  choice === null ? product_id : variant_id
