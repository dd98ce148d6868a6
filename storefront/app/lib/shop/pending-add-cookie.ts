/** Cookie that remembers what a guest without JavaScript adds to the cart until they have signed in. */
export const PENDING_ADD = "pending_add"

/** Clears the cookie, as `Set-Cookie` or `document.cookie`. */
export const NO_PENDING_ADD = `${PENDING_ADD}=; Path=/; Max-Age=0; SameSite=Lax`
