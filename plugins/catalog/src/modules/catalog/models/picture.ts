import { model } from "@medusajs/framework/utils"

/**
 * An uploaded picture in its widths. `product_id` is null until a product is saved with it; unowned ones go after a
 * day.
 */
export const Picture = model
  .define("picture", {
    id: model.id({ prefix: "pic" }).primaryKey(),
    product_id: model.text().nullable(),
    /** another owner of the picture ("banner"), which keeps it until released */
    kept_for: model.text().nullable(),
    /** Place among the product's pictures; 0 is the preview. */
    position: model.number().default(0),
    /** Rendition[], narrowest first. */
    renditions: model.json(),
  })
  .indexes([{ on: ["product_id", "position"] }])
