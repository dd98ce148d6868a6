import { model } from "@medusajs/framework/utils"

export const Subscriber = model.define("newsletter_subscriber", {
  id: model.id({ prefix: "nsub" }).primaryKey(),
  /** In lower case, so that the unique index holds whatever the case. */
  email: model.text().unique(),
})
