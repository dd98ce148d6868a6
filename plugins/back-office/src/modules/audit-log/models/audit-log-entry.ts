import { model } from "@medusajs/framework/utils"

/** One change in the back office. `open` until it is known how it went. */
export const AuditLogEntry = model.define("trail_entry", {
  id: model.id({ prefix: "audit" }).primaryKey(),
  user_id: model.text(),
  who: model.text(),
  role: model.text(),
  resource: model.text(),
  action: model.text(),
  subject_id: model.text().nullable(),
  subject: model.text(),
  state: model.enum(["open", "done"]),
  changes: model.json(),
  cut: model.boolean(),
  words: model.text(),
  /** How many records the table trail_part has of it. */
  parts: model.number().default(0),
})
