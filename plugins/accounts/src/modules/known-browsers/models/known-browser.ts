import { model } from "@medusajs/framework/utils"

/**
 * A browser that has signed in, with the mark of the password used: another password makes it unknown. The token itself
 * is stored in the browser only.
 */
export const KnownBrowser = model
  .define("known_browser", {
    id: model.id({ prefix: "browser" }).primaryKey(),
    token_hash: model.text(),
    auth_identity_id: model.text(),
    password_mark: model.text(),
  })
  .indexes([{ on: ["auth_identity_id", "token_hash"], unique: true }])
