import { z } from "zod"

const address = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((url) => url.replace(/\/+$/, ""))

const wholeNumber = z.coerce.number("must be a whole number").int("must be a whole number")

const Settings = z
  .object({
    PORT: wholeNumber.min(0).max(65_535).default(8000),
    /** Loopback unless told otherwise; a container wants 0.0.0.0. */
    HOST: z.string().min(1).default("127.0.0.1"),
    BACKEND_URL: address.default("http://127.0.0.1:9000"),
    /** The shop's public address. With https, HSTS and secure cookies are on. */
    PUBLIC_URL: address.optional(),
    /** Origins whose pages may make the old calls under /api, besides the shop's own. */
    API_ORIGINS: z
      .string()
      .transform((text) => text.split(",").map((origin) => origin.trim()))
      .default([]),
    /** Proves to the backend that X-Forwarded-* comes from here. Without it all visitors have one address to the backend. */
    PROXY_SECRET: z.string().min(1).optional(),
    PUBLISHABLE_KEY: z.string().min(1).default("pk_haat_storefront"),
    /** `off` renders every request anew; for measuring, not for running a shop. */
    PAGE_CACHE: z.enum(["on", "off"], "must be on or off").default("on"),
    PAGE_CACHE_MB: wholeNumber.min(1).max(4_096).default(64),
    /** How many trusted reverse proxies are in front of this process: that many X-Forwarded-For entries are believed. */
    TRUSTED_HOPS: wholeNumber.min(0).max(10).default(0),
    /** Multiplies every limit per address, as in the backend. */
    RATE_LIMIT_FACTOR: z.coerce.number("must be a number").positive("must be greater than 0").default(1),
    /** The origin of pictures, when it is not the shop's own. */
    S3_FILE_URL: address.optional(),
    /** Set when shoppers pay at Razorpay itself: pages then allow its window. */
    RAZORPAY_KEY_ID: z.string().min(1).optional(),
    SANDBOX_URL: address.optional(),
    SANDBOX_MAILBOX: z.enum(["open", "closed"], "must be open or closed").default("closed"),
    /** Where traces are sent; none are made without it. */
    OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
    /** Port of /metrics; closed without it. */
    METRICS_PORT: wholeNumber.min(1).max(65_535).optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
    SLOW_MS: wholeNumber.min(1).default(2_000),
  })
  .transform((env) => ({ ...env, PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}` }))

/** The settings of the web tier, from environment variables. */
export type Settings = z.output<typeof Settings>

/** Reads the settings; an empty value counts as absent. Throws an Error whose message names the wrong setting. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""))
  const parsed = Settings.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`Setting ${issue.path.join(".")}: ${issue.message}`)
}
