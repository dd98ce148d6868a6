import { model } from "@medusajs/framework/utils"

/** Order that is packed since `created_at`, under the order's id. Medusa has packing only as a part of a parcel. */
export const PackedOrder = model.define("packed_order", {
  id: model.text().primaryKey(),
})
