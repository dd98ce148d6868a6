import { SIGN_IN_CODE_MINUTES } from "@haat/accounts/contract"
import type { Mail } from "./mail"

/** Carries the code that a shopper signs in with in place of the password. */
export const signInCode = ({ to, code }: { to: string; code: string }, shop: { name: string }): Mail => ({
  to,
  subject: `${code} is your code to log in`,
  preview: "It works once.",
  heading: "Your code to log in",
  parts: [
    { kind: "text", text: `Enter this code to log in to your ${shop.name} account:` },
    { kind: "facts", facts: [["Code", code]] },
    {
      kind: "text",
      text: `It works once and for ${SIGN_IN_CODE_MINUTES} minutes. Never tell it to anybody. If you did not ask for it, do nothing: your account stays as it is.`,
    },
  ],
})
