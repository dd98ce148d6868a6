import { model } from "@medusajs/framework/utils"

/** One row for each old call and day on which it was made. */
export const LegacyCall = model
  .define("legacy_call", {
    id: model.id({ prefix: "lcall" }).primaryKey(),
    day: model.text(),
    call: model.text(),
    times: model.number(),
  })
  .indexes([{ on: ["day", "call"], unique: true }])
