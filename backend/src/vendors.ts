import { z } from "zod"

/** Settings of the third parties. Each has its own keys, or is played by the sandbox. */

const address = (fallback?: string) => {
  const url = z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .transform((text) => text.replace(/\/+$/, ""))
  return fallback ? url.default(fallback) : url.optional()
}
const text = z.string().min(1).optional()

export const VendorSettings = z.object({
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, "must start with rzp_test_ or rzp_live_")
    .optional(),
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  RAZORPAY_URL: address("https://api.razorpay.com"),
  RAZORPAY_SCRIPT_URL: z.string().min(1).default("https://checkout.razorpay.com/v1/checkout.js"),
  SHIPROCKET_EMAIL: z.email("must be the e-mail address of an API user").optional(),
  SHIPROCKET_PASSWORD: text,
  SHIPROCKET_URL: address("https://apiv2.shiprocket.in/v1/external"),
  SHIPROCKET_PICKUP_LOCATION: z.string().min(1).default("Primary"),
  POSTAL_CODES_URL: address(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an address like smtps://user:password@host:465" }).optional(),
  MAIL_FROM: z.string().min(3).default("Haat <shop@haat.example>"),
  MAIL_OWNER: z.email("must be an e-mail address").optional(),
  SANDBOX_URL: address(),
  SANDBOX_SMTP_PORT: z.coerce.number("must be a number").int().min(1).max(65535).default(8101),
  SANDBOX_SECRET: z.string().min(16, "must hold at least 16 characters").optional(),
})
type VendorSettings = z.infer<typeof VendorSettings>

/** What one vendor cannot do without; all or none must be given. */
const KEYS = {
  Razorpay: ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"],
  Shiprocket: ["SHIPROCKET_EMAIL", "SHIPROCKET_PASSWORD"],
  mail: ["SMTP_URL"],
} as const satisfies Record<string, readonly (keyof VendorSettings)[]>

/** Who reads messages to the owner in the sandbox. */
const SANDBOX_OWNER = "owner@haat.example"

const POSTAL_SERVICE = "https://api.zippopotam.us"

export type Vendors = ReturnType<typeof chooseVendors>

/**
 * Where each third party is and what opens it: the vendor itself when its keys are given, otherwise the sandbox.
 * @throws one sentence naming what is missing
 */
export function chooseVendors(given: VendorSettings) {
  const { SANDBOX_URL, SANDBOX_SECRET } = given
  const sandboxed = (name: keyof typeof KEYS) => {
    const missing = KEYS[name].filter((key) => !given[key])
    if (!missing.length) return false
    if (missing.length < KEYS[name].length)
      throw new Error(`The setting ${missing[0]} is missing: ${name} needs ${KEYS[name].join(", ")}.`)
    if (!SANDBOX_URL || !SANDBOX_SECRET)
      throw new Error(
        `The setting ${missing[0]} is missing: give the keys of ${name}, or open the sandbox with SANDBOX=on.`,
      )
    return true
  }
  const test = { payment: sandboxed("Razorpay"), delivery: sandboxed("Shiprocket"), mail: sandboxed("mail") }

  if (!test.mail && !given.MAIL_OWNER)
    throw new Error("The setting MAIL_OWNER is missing: with SMTP_URL, messages to the owner must go somewhere.")

  return {
    testMode: { payment: test.payment || !!given.RAZORPAY_KEY_ID?.startsWith("rzp_test_"), delivery: test.delivery },
    razorpay: test.payment
      ? {
          keyId: "rzp_test_sandbox",
          keySecret: SANDBOX_SECRET as string,
          webhookSecret: `${SANDBOX_SECRET}-webhook`,
          url: `${SANDBOX_URL}/razorpay`,
          scriptUrl: "/razorpay-sandbox/checkout.js",
        }
      : {
          keyId: given.RAZORPAY_KEY_ID as string,
          keySecret: given.RAZORPAY_KEY_SECRET as string,
          webhookSecret: given.RAZORPAY_WEBHOOK_SECRET as string,
          url: given.RAZORPAY_URL as string,
          scriptUrl: given.RAZORPAY_SCRIPT_URL,
        },
    shiprocket: test.delivery
      ? {
          email: "sandbox@haat.example",
          password: SANDBOX_SECRET as string,
          url: `${SANDBOX_URL}/shiprocket`,
          pickupLocation: "Primary",
        }
      : {
          email: given.SHIPROCKET_EMAIL as string,
          password: given.SHIPROCKET_PASSWORD as string,
          url: given.SHIPROCKET_URL as string,
          pickupLocation: given.SHIPROCKET_PICKUP_LOCATION,
        },
    postalCodesUrl: given.POSTAL_CODES_URL ?? (SANDBOX_URL ? `${SANDBOX_URL}/postal-codes` : POSTAL_SERVICE),
    smtp: {
      url: test.mail
        ? `smtp://sandbox:${encodeURIComponent(SANDBOX_SECRET as string)}@${new URL(SANDBOX_URL as string).hostname}:${given.SANDBOX_SMTP_PORT}?ignoreTLS=true`
        : (given.SMTP_URL as string),
      from: given.MAIL_FROM,
      owner: given.MAIL_OWNER ?? SANDBOX_OWNER,
    },
  }
}
