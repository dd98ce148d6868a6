/** Texts in an order; those of the reviews are left to the product page. */
export const ORDER_LINE = { review: "Write a review" } as const
