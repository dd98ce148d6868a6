import { model } from "@medusajs/framework/utils"

/** Links to follow this order that were made before `revoked_at` are of no use any more. The id is the order's. */
export const RevokedTrackingLink = model.define("revoked_tracking_link", {
  id: model.text().primaryKey(),
  revoked_at: model.dateTime(),
})
