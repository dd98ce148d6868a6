import { model } from "@medusajs/framework/utils"

/** One thing that the courier said of a parcel. The id follows from what was said, so that it is stored once. */
export const CourierStep = model
  .define("courier_step", {
    id: model.id({ prefix: "cstep" }).primaryKey(),
    fulfillment_id: model.text(),
    happened_at: model.dateTime(),
    /** null where it is none of PARCEL_PHASES */
    phase: model.text().nullable(),
    /** the courier's own words, without numbers that lead to a person */
    activity: model.text(),
    location: model.text(),
  })
  .indexes([{ on: ["fulfillment_id", "happened_at"] }])
