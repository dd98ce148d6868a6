import { model } from "@medusajs/framework/utils"

/**
 * An order whose goods are in their box, since `created_at`; its id is the order's. Medusa knows packing only as a part
 * of booking a parcel.
 */
export const PackedOrder = model.define("packed_order", {
  id: model.text().primaryKey(),
})
