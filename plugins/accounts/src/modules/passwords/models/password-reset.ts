import { model } from "@medusajs/framework/utils"

/**
 * The one link that may set a new password for an identity; its id is the identity's. The token itself is kept nowhere.
 */
export const PasswordReset = model.define("password_reset", {
  id: model.text().primaryKey(),
  token_hash: model.text().unique(),
  expires_at: model.dateTime(),
})
