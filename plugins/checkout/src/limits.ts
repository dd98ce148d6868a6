/** Pieces that a line of a cart may hold. */
export const MAX_PIECES = 1_000

/** A cart has one line for each variant. */
export const MAX_LINES = 200

/** Lines that a guest's cart may have at sign-in. */
export const MAX_GUEST_LINES = 100
