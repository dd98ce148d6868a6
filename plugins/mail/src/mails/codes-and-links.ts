import { SIGN_IN_CODE_MINUTES } from "@haat/accounts/contract"
import type { Mail } from "./mail"

/** Carries the code for a first order that is paid on delivery. */
export const codCode = ({ to, code }: { to: string; code: string }): Mail => ({
  to,
  subject: `${code} is your code`,
  preview: "For your first order that is paid on delivery.",
  heading: "Your code",
  parts: [
    { kind: "text", text: "Enter this code at checkout to pay your first order on delivery:" },
    { kind: "facts", facts: [["Code", code]] },
    {
      kind: "text",
      text:
        "It holds for half an hour, for the cart you have now. If you did not ask for it, do nothing: nothing is " +
        "ordered without it.",
    },
  ],
})

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

type Reset = { to: string; actor_type: string; token: string }

/** Carries the link that sets a new password. */
export const passwordReset = ({ to, actor_type, token }: Reset, shop: { url: string; name: string }): Mail => {
  const account = actor_type === "user" ? "back-office account" : "account"
  return {
    to,
    subject: "Set a new password",
    preview: "The link works once, for one hour.",
    heading: "Set a new password",
    parts: [
      {
        kind: "text",
        text: `Someone asked for a new password for your ${shop.name} ${account}. If it was you, choose one here:`,
      },
      { kind: "button", label: "Set a new password", url: `${shop.url}/reset-password/${encodeURIComponent(token)}` },
      {
        kind: "text",
        text:
          "The link works once and for one hour. If you did not ask for it, do nothing: your password stays as it " +
          "is.",
      },
    ],
  }
}

type Invitation = { to: string; role: string; invited_by: string; token: string }

/** Carries the link by which a person becomes an administrator. The part behind # is not sent to servers. */
export const staffInvitation = (
  { to, role, invited_by, token }: Invitation,
  shop: { url: string; name: string },
): Mail => ({
  to,
  subject: `Help to keep the shop ${shop.name}`,
  preview: `${invited_by} asks you to join as ${role}.`,
  heading: "You are invited to the back office",
  parts: [
    {
      kind: "text",
      text: `${invited_by} asks you to keep the shop ${shop.name} together, as ${role}. Choose a username and a password here:`,
    },
    { kind: "button", label: "Accept the invitation", url: `${shop.url}/admin/join#${encodeURIComponent(token)}` },
    { kind: "text", text: "The link works once and for seven days. If you do not know who asks, do nothing." },
  ],
})
