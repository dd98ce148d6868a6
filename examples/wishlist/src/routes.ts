import { ProductCard } from "@haat/catalog/contract"
import { LocaleQuery } from "@haat/sdk/locale"
import { defineRoutes, TOO_OFTEN } from "@haat/sdk/server/route"
import { z } from "zod"
import { AddWish, MailWishlist, NewWishlist, RemoveWish, Wishlist } from "./contract"
import { WISHLIST_LIMITS } from "./rate-limits"

const Lists = z.object({ lists: z.array(Wishlist) })
const products = z.array(ProductCard)

export const WISHLIST_ROUTES = defineRoutes("Store: wishlist", {
  "GET /store/wishlist": { who: "customer", summary: "The shopper's lists, the one changed last first", reply: Lists },
  "POST /store/wishlist": {
    who: "customer",
    summary: "Adds a list",
    body: NewWishlist,
    status: 201,
    reply: Lists,
    errors: { 409: "Too many" },
  },
  "DELETE /store/wishlist/:id": {
    who: "customer",
    summary: "Deletes a list",
    reply: Lists,
    errors: { 404: "None of the shopper's" },
  },
  "GET /store/wishlist/products": {
    who: "customer",
    summary: "Products on sale in the shopper's lists",
    query: LocaleQuery,
    reply: z.object({ products }),
  },
  "POST /store/wishlist/items": {
    who: "customer",
    summary: "Adds a product to a list",
    body: AddWish,
    status: 201,
    reply: Lists,
    errors: { 404: "No such product or list", 409: "The list is full" },
  },
  "DELETE /store/wishlist/items/:product_id": {
    who: "customer",
    summary: "Takes a product out of a list, or out of all",
    query: RemoveWish,
    reply: Lists,
  },
  "POST /store/wishlist/:id/link": {
    who: "customer",
    summary: "Shares a list by a new link; an earlier one ends",
    reply: Lists,
    errors: { 404: "None of the shopper's" },
  },
  "DELETE /store/wishlist/:id/link": {
    who: "customer",
    summary: "Ends the link of a list",
    reply: Lists,
    errors: { 404: "None of the shopper's" },
  },
  "POST /store/wishlist/:id/mail": {
    who: "customer",
    summary: "Mails the link of a shared list, once to each address",
    body: MailWishlist,
    rateLimit: WISHLIST_LIMITS["wishlist-mails"],
    status: 202,
    reply: z.object({ sent: z.literal(true) }),
    errors: { ...TOO_OFTEN, 404: "Not a shared list of the shopper" },
  },
  "GET /store/shared-wishlists/:token": {
    who: "everyone",
    summary: "A list, by its link",
    query: LocaleQuery,
    reply: z.object({ name: z.string(), owner: z.string(), products }),
    errors: { 404: "Not shared any more" },
  },
})
