type Line = { product_id: string; variant_id: string; is_default: boolean; quantity: number }

/**
 * What somebody names: a product, for its default variant, or one of its variants; `product_id` may be a variant's as
 * well.
 */
export type LineReference = { product_id: string; variant_id?: string }

/** The line of what is named, which may hold nothing yet. */
export const findLine = <L extends Line>(lines: L[], { product_id, variant_id }: LineReference): L | undefined =>
  variant_id
    ? lines.find((line) => line.variant_id === variant_id && line.product_id === product_id)
    : (lines.find((line) => line.variant_id === product_id) ??
      lines.find((line) => line.product_id === product_id && line.is_default))

/** The line that is in the cart of what is named: of a product its default variant's, or else its oldest. */
export const findCartLine = <L extends Line>(lines: L[], named: LineReference): L | undefined => {
  const held = lines.filter(({ quantity }) => quantity > 0)
  const { product_id, variant_id } = named
  return findLine(held, named) ?? (variant_id ? undefined : held.find((line) => line.product_id === product_id))
}

/** What names a line to others: its product, or which variant of that it is. */
export const savedItemKey = ({ product_id, variant_id, choice }: Line & { choice: string | null }) =>
  choice === null ? product_id : variant_id
