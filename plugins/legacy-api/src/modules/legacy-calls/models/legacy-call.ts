import { model } from "@medusajs/framework/utils"

/** Number of uses of an old call on one day. */
export const LegacyCall = model
  .define("legacy_call", {
    id: model.id({ prefix: "lcall" }).primaryKey(),
    day: model.text(),
    call: model.text(),
    times: model.number(),
  })
  .indexes([{ on: ["day", "call"], unique: true }])
