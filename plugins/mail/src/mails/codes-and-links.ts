import { SIGN_IN_CODE_MINUTES } from "@haat/accounts/contract"
import { z } from "zod"
import { defineMail } from "../define-mail"
import { SAMPLE_EMAIL } from "./sample-order"

const HOUR_SECONDS = 3_600

const Code = z.object({ to: z.string(), code: z.string() })
const SAMPLE_CODE = { to: SAMPLE_EMAIL, code: "482913" }

/** Carries the code for a first order that is paid on delivery. */
export const COD_CODE_MAIL = defineMail({
  kind: "cod-code",
  name: { en: "Code for paying on delivery", hi: "डिलीवरी पर भुगतान का कोड" },
  payload: Code,
  sample: SAMPLE_CODE,
  usefulSeconds: HOUR_SECONDS / 2,
  isWaitedFor: true,
  placeholders: ["code"],
  compose: ({ to, code }) => ({
    to,
    values: { code },
    subject: `${code} is your code`,
    preview: "For your first order that is paid on delivery.",
    heading: "Your code",
    intro: "Enter this code at checkout to pay your first order on delivery:",
    parts: [
      { kind: "facts", facts: [["Code", code]] },
      {
        kind: "text",
        text:
          "It holds for half an hour, for the cart you have now. If you did not ask for it, do nothing: nothing is " +
          "ordered without it.",
      },
    ],
  }),
})

/** Carries the code that a shopper signs in with in place of the password. */
export const SIGN_IN_CODE_MAIL = defineMail({
  kind: "sign-in-code",
  name: { en: "Code to log in", hi: "लॉग इन का कोड" },
  payload: Code,
  sample: SAMPLE_CODE,
  usefulSeconds: SIGN_IN_CODE_MINUTES * 60,
  isWaitedFor: true,
  placeholders: ["code"],
  compose: ({ to, code }, shop) => ({
    to,
    values: { code },
    subject: `${code} is your code to log in`,
    preview: "It works once.",
    heading: "Your code to log in",
    intro: `Enter this code to log in to your ${shop.name} account:`,
    parts: [
      { kind: "facts", facts: [["Code", code]] },
      {
        kind: "text",
        text:
          `It works once and for ${SIGN_IN_CODE_MINUTES} minutes. Never tell it to anybody. If you did not ask for ` +
          "it, do nothing: your account stays as it is.",
      },
    ],
  }),
})

/** Carries the link that sets a new password. */
export const PASSWORD_RESET_MAIL = defineMail({
  kind: "password-reset",
  name: { en: "New password", hi: "नया पासवर्ड" },
  payload: z.object({ to: z.string(), actor_type: z.string(), token: z.string() }),
  sample: { to: SAMPLE_EMAIL, actor_type: "customer", token: "sample" },
  usefulSeconds: HOUR_SECONDS,
  isWaitedFor: true,
  compose: ({ to, actor_type, token }, shop) => {
    const account = actor_type === "user" ? "back-office account" : "account"
    return {
      to,
      subject: "Set a new password",
      preview: "The link works once, for one hour.",
      heading: "Set a new password",
      intro: `Someone asked for a new password for your ${shop.name} ${account}. If it was you, choose one here:`,
      parts: [
        { kind: "button", label: "Set a new password", url: `${shop.url}/reset-password/${encodeURIComponent(token)}` },
        {
          kind: "text",
          text:
            "The link works once and for one hour. If you did not ask for it, do nothing: your password stays as it " +
            "is.",
        },
      ],
    }
  },
})
