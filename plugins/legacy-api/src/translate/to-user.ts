import type { Person } from "@haat/accounts/contract"
import type { Cart } from "@haat/checkout/contract"
import type { User } from "../shapes/user"
import { toAddress } from "./to-address"

export const toCartEntries = (lines: Pick<Cart["lines"][number], "product_id" | "quantity">[]): User["cart"] =>
  lines.map(({ product_id, quantity }) => ({ productId: product_id, quantity }))

/** Converts a person and their cart to the shape of the old calls. */
export const toUser = (person: Person, { lines }: Pick<Cart, "lines">): User => ({
  _id: person.id,
  username: person.username,
  email: person.email,
  firstname: person.first_name,
  lastname: person.last_name,
  phone: person.phone ?? "",
  isAdmin: person.actor_type === "user",
  addresses: person.addresses.map(toAddress),
  cart: toCartEntries(lines),
})
