import { model } from "@medusajs/framework/utils"

/** The owner's main products. One row, so that a new choice replaces the old one in a single statement. */
export const MainSelection = model.define("main_selection", {
  id: model.text().primaryKey(),
  product_ids: model.array(),
})
