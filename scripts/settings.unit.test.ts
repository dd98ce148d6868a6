import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { SETTING_NAMES } from "../packages/sdk/src/server/operations/settings.ts"
import { ROOT } from "./run/root.mjs"
import { parseSettings } from "./settings.mjs"

const LONG = "kV9x2LmQ7pRt4WzY8bNc3HdF6gJs1AeU"
const keys = {
  RAZORPAY_KEY_ID: "rzp_live_1",
  SHIPROCKET_EMAIL: "api@shop.example.in",
  SMTP_URL: "smtps://mail.example.in",
}
const production = { NODE_ENV: "production", JWT_SECRET: LONG, COOKIE_SECRET: `${LONG}x`, ...keys }

describe("settings of the shop", () => {
  it("have defaults that open the demo shop", () => {
    expect(parseSettings({})).toMatchObject({
      PORT: 8000,
      BACKEND_PORT: 9000,
      HAAT_HOME: path.join(ROOT, ".haat"),
      PUBLISHABLE_KEY: "pk_haat_storefront",
      RATE_LIMIT_FACTOR: 1,
      production: false,
    })
  })

  it("take an empty value for none at all", () => {
    expect(parseSettings({ PORT: "", DATABASE_URL: "" })).toMatchObject({ PORT: 8000 })
  })

  it.each([
    ["PORT", "abc"],
    ["PORT", "0"],
    ["PORT", "70000"],
    ["PORT", "80.5"],
    ["BACKEND_PORT", "-1"],
    ["DATABASE_URL", "mysql://localhost/haat"],
    ["REDIS_URL", "localhost:6379"],
    ["PUBLIC_URL", "shop.example.in"],
    ["PUBLISHABLE_KEY", "secret"],
    ["RATE_LIMIT_FACTOR", "0"],
    ["PASSWORD_COST", "9"],
  ])("reject %s=%s in one sentence that names it", (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} .+\\.$`))
  })

  it("reject one port for two programs", () => {
    expect(() => parseSettings({ PORT: "9000" })).toThrow("PORT and BACKEND_PORT")
  })

  it.each([
    ["JWT_SECRET", ""],
    ["JWT_SECRET", "short"],
    ["COOKIE_SECRET", "supersecretsupersecretsupersecret"],
    ["COOKIE_SECRET", "a".repeat(40)],
  ])("reject in production a %s like '%s'", (name, value) => {
    expect(() => parseSettings({ ...production, [name]: value })).toThrow(`The setting ${name} `)
  })

  it("are content with long random secrets in production", () => {
    expect(parseSettings(production)).toMatchObject({ production: true, sandbox: false })
  })

  it.each(Object.keys(keys))("reject a production without %s", (name) => {
    expect(() => parseSettings({ ...production, [name]: "" })).toThrow(`The setting ${name} is missing`)
  })

  it("let the sandbox play third parties: outside production by themselves, in production when told", () => {
    expect(parseSettings({})).toMatchObject({ sandbox: true })
    expect(parseSettings({ ...production, SMTP_URL: "", SANDBOX: "on" })).toMatchObject({ sandbox: true })
    expect(() => parseSettings({ SANDBOX: "off" })).toThrow("RAZORPAY_KEY_ID")
  })

  it("reject the sandbox a port that something else has", () => {
    expect(() => parseSettings({ SANDBOX_PORT: "8000" })).toThrow("PORT and SANDBOX_PORT")
  })

  it("are each described in .env.example", () => {
    const described = readFileSync(path.join(ROOT, ".env.example"), "utf8")
    for (const name of SETTING_NAMES) expect(described).toMatch(new RegExp(`^# ?${name}=`, "m"))
  })
})
