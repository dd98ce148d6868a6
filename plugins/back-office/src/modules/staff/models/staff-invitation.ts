import { ROLES } from "@haat/sdk/roles"
import { model } from "@medusajs/framework/utils"

/** An invitation to the back office. Its token is not stored. */
export const StaffInvitation = model.define("staff_invitation", {
  id: model.id({ prefix: "staffinv" }).primaryKey(),
  /** in lower case */
  email: model.text().unique(),
  role: model.enum([...ROLES]),
  invited_by: model.text(),
  token_hash: model.text().unique(),
  expires_at: model.dateTime(),
})
