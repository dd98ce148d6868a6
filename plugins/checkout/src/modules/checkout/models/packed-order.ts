import { model } from "@medusajs/framework/utils"

/** Mark of a packed order, under the order's id. Medusa records packing only with a parcel. */
export const PackedOrder = model.define("packed_order", {
  id: model.text().primaryKey(),
})
