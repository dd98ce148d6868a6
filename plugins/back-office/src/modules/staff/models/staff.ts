import { ROLES } from "@haat/sdk/roles"
import { model } from "@medusajs/framework/utils"

/** An administrator's part in the shop; its id is the user's. A user without one may do nothing in the back office. */
export const Staff = model.define("staff", {
  id: model.text().primaryKey(),
  role: model.enum([...ROLES]),
})
