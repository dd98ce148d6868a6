import { model } from "@medusajs/framework/utils"

/** A guest cart that was merged; its id is `customer_id:merge_id`, so the same one is applied once. */
export const MergedGuestCart = model.define("merged_guest_cart", {
  id: model.text().primaryKey(),
})
