import { findPerson } from "@haat/accounts/api/find-person"
import type { SignedIn } from "@haat/accounts/api/open-session"
import { readSavedAndCart } from "@haat/checkout/queries/list-saved-items"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { User, UserNow } from "../shapes/user"
import { toCartEntries, toUser } from "./to-user"

/** Reads cart and saved items of a customer from one snapshot. */
export async function readCartAndSavedItems(scope: MedusaContainer, customer_id: string) {
  const { items, cart } = await readSavedAndCart(scope, customer_id)
  const saved = items.map(({ product, quantity }) => ({ product_id: product.id, quantity }))
  return { cart: toCartEntries(cart.lines), saveForLater: toCartEntries(saved) }
}

const EMPTY = { cart: [], saveForLater: [] }

/** Reads the person of a session, with cart and saved items. */
export async function readUserNow(scope: MedusaContainer, signedIn: SignedIn): Promise<UserNow> {
  const isShopper = signedIn.actor_type === "customer"
  const [person, cartAndSavedItems] = await Promise.all([
    findPerson(scope, signedIn),
    isShopper ? readCartAndSavedItems(scope, signedIn.actor_id) : EMPTY,
  ])
  if (!person) throw new HttpError(HTTP_ERRORS.log_in_again)
  return { ...toUser(person, { lines: [] }), ...cartAndSavedItems }
}

/** Reads the person of a session, with the cart. */
export async function readUser(scope: MedusaContainer, signedIn: SignedIn): Promise<User> {
  const { saveForLater, ...user } = await readUserNow(scope, signedIn)
  return user
}
