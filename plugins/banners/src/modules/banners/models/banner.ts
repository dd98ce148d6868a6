import { model } from "@medusajs/framework/utils"

/** A wide picture on the home page that leads somewhere. */
export const Banner = model.define("banner", {
  id: model.id({ prefix: "bann" }).primaryKey(),
  image_url: model.text(),
  redirect_url: model.text(),
  /** The catalogue's picture that was uploaded for it and goes with it; null for an address that was typed. */
  picture_id: model.text().nullable(),
  rank: model.number(),
})
