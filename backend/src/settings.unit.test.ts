import { describe, expect, it } from "vitest"
import { parseSettings } from "./settings"

const DATABASE_URL = "postgres://user@host/haat"
const sandbox = { SANDBOX_URL: "http://127.0.0.1:8100", SANDBOX_SECRET: "a secret of the sandbox" }
const razorpay = { RAZORPAY_KEY_ID: "rzp_live_1", RAZORPAY_KEY_SECRET: "key", RAZORPAY_WEBHOOK_SECRET: "hook" }
const shiprocket = { SHIPROCKET_EMAIL: "api@shop.example.in", SHIPROCKET_PASSWORD: "word" }
const mail = { SMTP_URL: "smtps://user:word@mail.example.in:465", MAIL_OWNER: "owner@example.in" }

const vendors = (values: Record<string, string>) => parseSettings({ DATABASE_URL, ...values }).vendors

describe("the third parties", () => {
  it("are the vendors themselves when their keys are given", () => {
    expect(vendors({ ...razorpay, ...shiprocket, ...mail })).toMatchObject({
      testMode: { payment: false, delivery: false },
      razorpay: { keyId: "rzp_live_1", url: "https://api.razorpay.com" },
      shiprocket: { url: "https://apiv2.shiprocket.in/v1/external" },
      postalCodesUrl: "https://api.zippopotam.us",
      smtp: { url: mail.SMTP_URL },
    })
  })

  it("are played by the sandbox without keys, each by itself", () => {
    expect(vendors({ ...sandbox, ...shiprocket })).toMatchObject({
      testMode: { payment: true, delivery: false },
      razorpay: { url: "http://127.0.0.1:8100/razorpay", scriptUrl: "/razorpay-sandbox/checkout.js" },
      shiprocket: { url: "https://apiv2.shiprocket.in/v1/external" },
      smtp: { url: expect.stringMatching(/^smtp:\/\/sandbox:.+@127\.0\.0\.1:8101\?ignoreTLS=true$/) },
    })
  })

  it("are in test mode with test keys of the vendor's own", () => {
    expect(vendors({ ...sandbox, ...razorpay, RAZORPAY_KEY_ID: "rzp_test_1" }).testMode.payment).toBe(true)
  })

  it("are not left out silently", () => {
    expect(() => vendors({})).toThrow("The setting RAZORPAY_KEY_ID is missing")
    expect(() => vendors({ ...razorpay, ...mail })).toThrow("The setting SHIPROCKET_EMAIL is missing")
  })

  it("need an address for messages to the owner when the mail server is real", () => {
    expect(() => vendors({ ...sandbox, SMTP_URL: mail.SMTP_URL })).toThrow(
      "The setting MAIL_OWNER is missing: with SMTP_URL, messages to the owner must go somewhere.",
    )
    expect(vendors({ ...sandbox, ...mail }).smtp.owner).toBe("owner@example.in")
    expect(vendors(sandbox).smtp.owner).toBe("owner@haat.example")
  })

  it("need all of their keys or none", () => {
    expect(() => vendors({ ...sandbox, ...razorpay, RAZORPAY_WEBHOOK_SECRET: "" })).toThrow(
      "The setting RAZORPAY_WEBHOOK_SECRET is missing",
    )
  })

  it.each([
    ["RAZORPAY_KEY_ID", "live_1"],
    ["SHIPROCKET_EMAIL", "api"],
    ["SMTP_URL", "mail.example.in"],
    ["POSTAL_CODES_URL", "ftp://codes.example.in"],
  ])("reject %s=%s in one sentence that names it", (name, value) => {
    expect(() => vendors({ ...sandbox, [name]: value })).toThrow(new RegExp(`^The setting ${name} .+\\.$`))
  })
})

describe("the secrets", () => {
  const secrets = (values: Record<string, string>) =>
    parseSettings({ DATABASE_URL, ...sandbox, NODE_ENV: "production", ...values })
  const strong = "kV9x2LmQ7pRt4WzY8bNc3HdF6gJs1AeU"
  const all = { JWT_SECRET: strong, COOKIE_SECRET: strong, PROXY_SECRET: strong }

  it("are taken when they are long and random, whatever word stands before", () => {
    expect(secrets(all)).toMatchObject(all)
    expect(secrets({ ...all, JWT_SECRET: `secret-${strong}` })).toMatchObject({ JWT_SECRET: `secret-${strong}` })
  })

  it.each(["", "short", "supersecretsupersecretsupersecret", "a".repeat(40), "Demo-password-of-Example-12345678901"])(
    "are not taken in production when they are like '%s'",
    (weak) => {
      for (const name of Object.keys(all))
        expect(() => secrets({ ...all, [name]: weak })).toThrow(new RegExp(`^The setting ${name} .+\\.$`))
    },
  )
})
