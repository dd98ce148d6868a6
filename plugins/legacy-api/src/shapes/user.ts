import { z } from "zod"
import { Address } from "./address"

export const CartEntry = z.object({ productId: z.string(), quantity: z.number() })

/** A person, never with a password. An administrator has neither addresses nor a cart. */
export const User = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  isAdmin: z.boolean(),
  addresses: z.array(Address),
  cart: z.array(CartEntry).describe("Cart, the same as in the storefront"),
})
export type User = z.input<typeof User>

/** Person in the reply of getUser. */
export const UserNow = User.extend({
  saveForLater: z.array(CartEntry).describe("Saved items, read from one snapshot with the cart"),
})
export type UserNow = z.input<typeof UserNow>
