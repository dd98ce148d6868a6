import { model } from "@medusajs/framework/utils"

/** Merged guest cart. Its id is `customer_id:merge_id`, so that each is merged once. */
export const MergedGuestCart = model.define("merged_guest_cart", {
  id: model.text().primaryKey(),
})
