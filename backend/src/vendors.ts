import { type Settings, VENDOR_KEYS } from "@haat/sdk/server/operations/settings"

/** Recipient of messages to the owner in the sandbox. */
const SANDBOX_OWNER = "owner@haat.example"

const POSTAL_SERVICE = "https://api.zippopotam.us"

/**
 * Address and keys of each third party: the vendor itself when its keys are given, otherwise the sandbox.
 * @throws one sentence that names what is missing
 */
export function chooseVendors(given: Settings) {
  const { SANDBOX_URL, SANDBOX_SECRET } = given
  const sandboxed = (name: keyof typeof VENDOR_KEYS) => {
    const missing = VENDOR_KEYS[name].filter((key) => !given[key])
    if (!missing.length) return false
    if (missing.length < VENDOR_KEYS[name].length)
      throw new Error(`The setting ${missing[0]} is missing: ${name} needs ${VENDOR_KEYS[name].join(", ")}.`)
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
          url: given.RAZORPAY_URL,
          scriptUrl: given.RAZORPAY_SCRIPT_URL,
        },
    shiprocket: test.delivery
      ? {
          email: "sandbox@haat.example",
          password: SANDBOX_SECRET as string,
          url: `${SANDBOX_URL}/shiprocket`,
          pickupLocation: "Primary",
          webhookSecret: `${SANDBOX_SECRET}-parcels`,
          retryPauseFactor: given.RETRY_PAUSE_FACTOR,
        }
      : {
          email: given.SHIPROCKET_EMAIL as string,
          password: given.SHIPROCKET_PASSWORD as string,
          url: given.SHIPROCKET_URL,
          pickupLocation: given.SHIPROCKET_PICKUP_LOCATION,
          webhookSecret: given.SHIPROCKET_WEBHOOK_SECRET,
          retryPauseFactor: given.RETRY_PAUSE_FACTOR,
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
