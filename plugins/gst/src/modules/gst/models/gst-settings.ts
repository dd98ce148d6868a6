import { model } from "@medusajs/framework/utils"

/** The owner's tax settings: one row. */
export const GstSettings = model.define("gst_settings", {
  id: model.text().primaryKey(),
  version: model.number(),
  registered: model.boolean(),
  composition: model.boolean(),
  legal_name: model.text(),
  address: model.text(),
  state: model.text(),
  gstin: model.text(),
  pan: model.text(),
  turnover_band: model.text(),
  series_prefix: model.text(),
  upi_id: model.text().default(""),
})
