import { model } from "@medusajs/framework/utils"

/** The one code by mail that a shopper may sign in with; its id is the identity's. The code itself is kept nowhere. */
export const SignInCode = model.define("sign_in_code", {
  id: model.text().primaryKey(),
  code_mark: model.text(),
  tries: model.number().default(0),
  expires_at: model.dateTime(),
})
