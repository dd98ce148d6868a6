/** Maximum pieces of one cart line. */
export const MAX_PIECES = 1_000

/** Maximum lines of a cart; each variant has one line. */
export const MAX_LINES = 200

/** Maximum lines of a guest cart that is merged at sign-in. */
export const MAX_GUEST_LINES = 100
