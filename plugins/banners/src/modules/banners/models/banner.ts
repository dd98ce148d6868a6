import { model } from "@medusajs/framework/utils"

/** A wide picture on the home page that leads somewhere. */
export const Banner = model.define("banner", {
  id: model.id({ prefix: "bann" }).primaryKey(),
  image_url: model.text(),
  /** The picture with its words in Hindi; empty when there is none. */
  image_url_hi: model.text().default(""),
  redirect_url: model.text(),
  /** The catalogue's picture that was uploaded for it and goes with it; null for an address that was typed. */
  picture_id: model.text().nullable(),
  /** The same of `image_url_hi`. */
  picture_id_hi: model.text().nullable(),
  rank: model.number(),
})
