import type { ProductCard } from "@haat/catalog/contract"
import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { LocaleQuery } from "@haat/sdk/locale"
import { mailAddress } from "@haat/sdk/mail-address"
import { says } from "@haat/sdk/message-in"
import { productId, recordId } from "@haat/sdk/record-id"
import type { PublicSettings } from "@haat/sdk/settings"
import { STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"
import type { WISHLIST_SETTINGS } from "./settings"

const NAME_MISSING = says(FORM_ERRORS.required, { label: "name" })

/** Input for a new list. */
export const NewWishlist = z.object({
  name: z
    .string(NAME_MISSING)
    .trim()
    .min(1, NAME_MISSING)
    .max(100, says(FORM_ERRORS.too_long, { label: "name" }))
    .regex(STORABLE_TEXT, says(FORM_ERRORS.odd_characters, { label: "name" })),
})
export type NewWishlist = z.infer<typeof NewWishlist>

const wishlistId = recordId("Pick a list", "There is no such list")

/** Adds a product to a list; without `wishlist_id` to the one changed last, or to a first one. */
export const AddWish = LocaleQuery.extend({ product_id: productId, wishlist_id: wishlistId.optional() })
export type AddWish = z.infer<typeof AddWish>

/** Takes a product out of a list; without `wishlist_id` out of all. */
export const RemoveWish = z.object({ wishlist_id: wishlistId.optional() })
export type RemoveWish = z.infer<typeof RemoveWish>

/** Sends the link of a shared list to an address. */
export const MailWishlist = LocaleQuery.extend({ to: mailAddress(says(FORM_ERRORS.valid_email)) })
export type MailWishlist = z.infer<typeof MailWishlist>

/** A list as its shopper sees it. */
export const Wishlist = z.object({
  id: z.string(),
  name: z.string(),
  share_token: z.string().nullable().describe("Of its link, while it is shared"),
  product_ids: z.array(z.string()).describe("Newest first"),
})
export type Wishlist = z.infer<typeof Wishlist>

/** A list as holders of its link see it. */
export type SharedWishlist = { name: string; owner: string; products: ProductCard[] }

/** A list in the back office. */
export type StaffWishlist = Pick<Wishlist, "id" | "name"> & {
  customer_id: string
  customer_name: string | null
  items: number
  is_shared: boolean
  created_at: string
}

/** Reply for the overview of the back office. */
export type WishlistTodo = { wishes: { count: number } }

/** How many shoppers wish for a product, by its id. */
export type Wishes = Record<string, number>

declare module "@haat/sdk/settings" {
  interface PluginSettings {
    wishlist: PublicSettings<typeof WISHLIST_SETTINGS>
  }
}
