import { model } from "@medusajs/framework/utils"

/** An order to wrap, with its number of pieces when it was placed. */
export const GiftWrap = model.define("gift_wrap", {
  id: model.id({ prefix: "wrap" }).primaryKey(),
  order_id: model.text().unique(),
  pieces: model.number(),
})
