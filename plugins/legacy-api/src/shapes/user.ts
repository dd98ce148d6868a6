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
  cart: z.array(CartEntry).describe("The same cart as the storefront's"),
})
export type User = z.input<typeof User>

/** A person as getUser replies them. */
export const UserNow = User.extend({
  saveForLater: z
    .array(CartEntry)
    .describe("Of the same moment as the cart: what is on its way between them is in one of them"),
})
export type UserNow = z.input<typeof UserNow>
