import type { PostedValues } from "../../../lib/forms/form-action.ts"
import { NO_PENDING_ADD, PENDING_ADD } from "../../../lib/shop/pending-add-cookie.ts"
import { cartRequest, type ProductRef } from "../change/cart-calls.ts"

type PendingAdd = ProductRef & { quantity: number }

const MAX_AGE_S = 15 * 60
const VALUE = "([\\w-]{1,100})~([\\w-]{0,100})~([1-9]\\d{0,3})"
const COOKIE = new RegExp(`(?:^|;\\s*)${PENDING_ADD}=${VALUE}(?:;|$)`)

/**
 * `Set-Cookie` that remembers what a guest without JavaScript adds until they have signed in. Scripts may read it:
 * where there is JavaScript after all, `PendingAddToCart` moves it into the guest's cart. Undefined when it names
 * nothing.
 */
export function pendingAddCookie({ product_id, variant_id = "", quantity }: PendingAdd, isSecure: boolean) {
  const cookie = `${PENDING_ADD}=${product_id}~${variant_id}~${quantity}`
  if (!COOKIE.test(cookie)) return undefined
  return `${cookie}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${isSecure ? "; Secure" : ""}`
}

/** Reads the cookie of a request or a document: the goods to add, if there are any. */
export function parsePendingAdd(cookies: string | null): PendingAdd | undefined {
  const [, product_id, variant_id, quantity] = COOKIE.exec(cookies ?? "") ?? []
  return product_id ? { product_id, ...(variant_id && { variant_id }), quantity: Number(quantity) } : undefined
}

/**
 * Adds what the visitor wanted as a guest to the cart of the shopper that they have signed in as. An administrator has
 * no cart. The cookie is cleared whatever happens: the next person at this browser would get it.
 * @param call calls the backend as this person
 * @returns `Set-Cookie` that clears the cookie; undefined when there is none
 */
export async function addPendingToCart(
  request: Request,
  call: PostedValues["call"],
  isAdministrator = false,
): Promise<string | undefined> {
  const pending = parsePendingAdd(request.headers.get("cookie"))
  if (!pending) return undefined
  const { quantity, ...goods } = pending
  // sign-in goes on, to a cart without what is sold out meanwhile
  if (!isAdministrator) await call(...cartRequest("add", goods, quantity)).catch(() => {})
  return NO_PENDING_ADD
}
