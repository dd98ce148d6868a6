import { model } from "@medusajs/framework/utils"

/** A parcel that the carrier is asked about until it is at its end. The id is the parcel's (`fulfillment`). */
export const ParcelWatch = model
  .define("parcel_watch", {
    id: model.text().primaryKey(),
    /** its number with the carrier */
    number: model.text(),
    phase: model.text().nullable(),
    /** the day it should arrive, "2026-11-27" */
    expected_on: model.text().nullable(),
    next_check_at: model.dateTime(),
    /** in a row */
    failures: model.number().default(0),
    ended_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["number"] }, { on: ["next_check_at"], where: "ended_at is null and deleted_at is null" }])
