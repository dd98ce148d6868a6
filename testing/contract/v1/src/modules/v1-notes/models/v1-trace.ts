import { model } from "@medusajs/framework/utils"

/** What a part of the plugin did, for its tests; the id names what it was done about. */
export const V1Trace = model.define("v1_trace", {
  id: model.id().primaryKey(),
  made_by: model.text(),
})
