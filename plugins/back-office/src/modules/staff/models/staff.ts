import { ROLES } from "@haat/sdk/roles"
import { model } from "@medusajs/framework/utils"

/** Role of a user, by the user's id. A user without a role has no access to the back office. */
export const Staff = model.define("staff", {
  id: model.text().primaryKey(),
  role: model.enum([...ROLES]),
})
