import { model } from "@medusajs/framework/utils"

/**
 * A browser somebody has signed in with, and the mark of the password they did it with: with another password it is
 * not known any more. The token itself is kept nowhere but in the browser.
 */
export const KnownBrowser = model
  .define("known_browser", {
    id: model.id({ prefix: "browser" }).primaryKey(),
    token_hash: model.text(),
    auth_identity_id: model.text(),
    password_mark: model.text(),
  })
  .indexes([{ on: ["auth_identity_id", "token_hash"], unique: true }])
