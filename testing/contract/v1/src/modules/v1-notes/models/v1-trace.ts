import { model } from "@medusajs/framework/utils"

/** A trace that a part of the plugin leaves for its tests; the id names the record that it was run for. */
export const V1Trace = model.define("v1_trace", {
  id: model.id().primaryKey(),
  made_by: model.text(),
})
