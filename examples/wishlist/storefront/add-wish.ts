import { FetchError, type FormHandler, LOCALE, type PostedValues } from "@haat/sdk/storefront"
import { AddWish } from "../src/contract.ts"
import { WISHLIST } from "./messages.ts"

/**
 * Makes the handler of a form that adds a product to a list, where JavaScript does not. A guest signs in first, and
 * continues on the page of the lists. @param to address of the page afterwards; the form's own without one
 */
export const addWish =
  (to?: string): FormHandler =>
  async ({ values, call }) => {
    const body = AddWish.parse({ ...values, ...LOCALE })
    try {
      await call("/store/wishlist/items", { body })
    } catch (error) {
      if (!(error instanceof FetchError) || error.status !== 401) throw error
      return `/login?next=${encodeURIComponent(`/wishlist?add=${body.product_id}`)}`
    }
    return to ?? { done: WISHLIST.added }
  }

/** Adds several products to a list, for the handler of a shopper's form. */
export async function addAll(product_ids: string[], call: PostedValues["call"]) {
  for (const product_id of new Set(product_ids))
    await call("/store/wishlist/items", { body: AddWish.parse({ product_id, ...LOCALE }) })
  return { done: WISHLIST.added }
}
