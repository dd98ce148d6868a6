import { model } from "@medusajs/framework/utils"

/** The authenticator app of a member of staff; its id is the identity's. It asks for codes from `enabled_at` on. */
export const SecondFactor = model.define("second_factor", {
  id: model.text().primaryKey(),
  user_id: model.text(),
  /** the app's key, encrypted */
  sealed_key: model.text(),
  enabled_at: model.dateTime().nullable(),
  /** of the last code that was used: the 30-second step it was made for */
  last_step: model.number().nullable(),
  recovery_hashes: model.array(),
})
