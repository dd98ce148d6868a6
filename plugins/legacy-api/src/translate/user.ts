import { findPerson } from "@haat/accounts/api/find-person"
import type { SignedIn } from "@haat/accounts/api/open-session"
import type { Person } from "@haat/accounts/contract"
import type { Cart } from "@haat/checkout/contract"
import { readBasket, toCart } from "@haat/checkout/queries/basket"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import type { User } from "../shapes/user"
import { toAddress } from "./address"

export const toCartEntries = ({ lines }: Cart): User["cart"] =>
  lines.map(({ product_id, quantity }) => ({ productId: product_id, quantity }))

export const toUser = (person: Person, cart: User["cart"]): User => ({
  _id: person.id,
  username: person.username,
  email: person.email,
  firstname: person.first_name,
  lastname: person.last_name,
  phone: person.phone ?? "",
  isAdmin: person.actor_type === "user",
  addresses: person.addresses.map(toAddress),
  cart,
})

/** The person of a session, with their cart. */
export async function readUser(scope: MedusaContainer, signedIn: SignedIn): Promise<User> {
  const isShopper = signedIn.actor_type === "customer"
  const [person, cart] = await Promise.all([
    findPerson(scope, signedIn),
    isShopper ? readBasket(scope, signedIn.actor_id).then((basket) => toCartEntries(toCart(basket))) : [],
  ])
  if (!person) throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "Please log in again")
  return toUser(person, cart)
}
