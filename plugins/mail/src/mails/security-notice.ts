import type { SecurityNotice } from "@haat/accounts/contract"
import { z } from "zod"
import { defineMail } from "../define-mail"
import { SAMPLE_EMAIL } from "./sample-order"

type Words = { subject: string; text: (account: string) => string; otherwise: string }

const SET_A_NEW_ONE = 'set a new password at once, by "Forgot password" on the login page'

const WORDS: Record<SecurityNotice["what"], Words> = {
  "password-changed": {
    subject: "Your password was changed",
    text: (account) =>
      `The password of your ${account} was changed. Whoever was signed in with the old one is signed out.`,
    otherwise: `If it was not you, ${SET_A_NEW_ONE}.`,
  },
  "email-changed": {
    subject: "Your email address was changed",
    text: (account) => `The email address of your ${account} was changed. From now on mails go to the new one.`,
    otherwise: "If it was not you, answer this mail or write to the shop at once.",
  },
  "new-sign-in": {
    subject: "New sign-in to the back office",
    text: (account) => `Someone signed in to your ${account} from a browser that has not been used for it before.`,
    otherwise: `If it was not you, ${SET_A_NEW_ONE}, and tell an owner of the shop.`,
  },
  "second-factor-on": {
    subject: "Two-step sign-in is on",
    text: (account) => `From now on your ${account} asks for a code after the password. Other browsers are signed out.`,
    otherwise: "If it was not you, tell an owner of the shop at once: they can switch it off.",
  },
  "second-factor-off": {
    subject: "Two-step sign-in is off",
    text: (account) => `Your ${account} asks for the password alone now. Other browsers are signed out.`,
    otherwise: `If it was not you, and no owner of the shop did it for you, ${SET_A_NEW_ONE}.`,
  },
}

const inIndia = (at: string) =>
  new Date(at).toLocaleString("en-IN", { timeZone: "Asia/Kolkata", dateStyle: "long", timeStyle: "short" })

/** Informs a person of a change to their account, in case they did not make it. */
export const SECURITY_NOTICE_MAIL = defineMail({
  kind: "security-notice",
  name: { en: "Security notice", hi: "सुरक्षा की सूचना" },
  payload: z.object({
    id: z.string(),
    what: z.enum(["password-changed", "email-changed", "new-sign-in", "second-factor-on", "second-factor-off"]),
    actor_type: z.enum(["customer", "user"]),
    to: z.string(),
    at: z.string(),
    browser: z.string().optional(),
  }) satisfies z.ZodType<SecurityNotice>,
  sample: {
    id: "sample",
    what: "password-changed",
    actor_type: "customer",
    to: SAMPLE_EMAIL,
    at: "2026-01-26T10:30:00+05:30",
    browser: "Firefox on Android",
  },
  placeholders: ["what"],
  compose: ({ what, actor_type, to, at, browser }, shop) => {
    const { subject, text, otherwise } = WORDS[what]
    const account = `${shop.name} ${actor_type === "user" ? "back-office account" : "account"}`
    const facts: [string, string][] = [["When", `${inIndia(at)} (India)`]]
    if (browser) facts.push(["Browser", browser])
    return {
      to,
      values: { what: subject },
      subject,
      preview: text(account),
      heading: subject,
      parts: [
        { kind: "text", text: text(account) },
        { kind: "facts", facts },
        { kind: "text", text: `If it was you, there is nothing to do. ${otherwise}` },
        { kind: "button", label: "To the login page", url: `${shop.url}/login` },
      ],
    }
  },
})
