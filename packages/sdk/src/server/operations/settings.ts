import { z } from "zod"

/**
 * The settings of the shop: schema, default and error sentence of each. Every process reads the same settings from its
 * environment and has its own rules for combinations of them. `.env.example` describes each.
 */

const text = z.string().min(1)
const wholeNumber = z.coerce.number("must be a number").int("must be a whole number")
const atLeast = (least: number) => wholeNumber.min(least, `must be at least ${least}`)
const milliseconds = wholeNumber.min(0, "cannot be negative; 0 means no limit")

const PORT_RANGE = "must be between 1 and 65535"
const port = wholeNumber.min(1, PORT_RANGE).max(65_535, PORT_RANGE)

const address = z
  .url({ protocol: /^https?$/, error: "must be an http or https address, like https://shop.example.in" })
  .transform((url) => url.replace(/\/+$/, ""))

const originsOf = (list: string) => list.split(",").map((origin) => origin.trim())
const origins = z
  .string()
  .refine(
    (list) => originsOf(list).every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    "must be origins like https://app.example.in, separated by commas",
  )
  .transform(originsOf)

/** Default address that servers listen on; a container needs 0.0.0.0. */
const LOOPBACK = "127.0.0.1"

const WhereTheShopIs = {
  NODE_ENV: z.string().optional(),
  HOST: text.default(LOOPBACK),
  PORT: port.default(8000),
  BACKEND_HOST: text.default(LOOPBACK),
  BACKEND_PORT: port.default(9000),
  BACKEND_URL: address.default("http://127.0.0.1:9000"),
  PUBLIC_URL: address.optional(),
  /** Number of trusted reverse proxies in front of the web tier: that many X-Forwarded-For entries are trusted. */
  TRUSTED_HOPS: wholeNumber.min(0).max(10).default(0),
  /** Origins whose pages may make the old calls under /api, in addition to the shop's own. */
  API_ORIGINS: origins.default([]),
}

const Data = {
  HAAT_HOME: text.default(".haat"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/, "must be an address like postgres://user:password@host:5432/haat")
    .optional(),
  DATABASE_POOL: atLeast(4).default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds.default(10_000),
  DATABASE_LOCK_TIMEOUT_MS: milliseconds.default(4_000),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/.+/, "must be an address like redis://host:6379")
    .optional(),
  MEDUSA_WORKER_MODE: z.enum(["shared", "server", "worker"], "must be shared, server or worker").default("shared"),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default("us-east-1"),
  S3_ENDPOINT: address.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w-]+(\/[\w-]+)*\/$/, "must be folders that end with /, such as pictures/")
    .optional(),
  /** Origin of pictures, if it is not the shop's own. */
  S3_FILE_URL: address.optional(),
}

const Secrets = {
  JWT_SECRET: text.optional(),
  COOKIE_SECRET: text.optional(),
  /** Proves to the backend that X-Forwarded-* comes from the web tier. */
  PROXY_SECRET: text.optional(),
  PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_[A-Za-z0-9_]{3,100}$/, "must start with pk_ and hold only letters, digits and _")
    .default("pk_haat_storefront"),
}

const ThirdParties = {
  SANDBOX: z.enum(["on", "off"], "must be on or off").optional(),
  SANDBOX_URL: address.optional(),
  SANDBOX_PORT: port.default(8100),
  SANDBOX_SMTP_PORT: port.default(8101),
  SANDBOX_SECRET: z.string().min(16, "must hold at least 16 characters").optional(),
  SANDBOX_MAILBOX: z.enum(["open", "closed"], "must be open or closed").default("closed"),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_\w+$/, "must start with rzp_test_ or rzp_live_")
    .optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET: text.optional(),
  RAZORPAY_URL: address.default("https://api.razorpay.com"),
  RAZORPAY_SCRIPT_URL: text.default("https://checkout.razorpay.com/v1/checkout.js"),
  SHIPROCKET_EMAIL: z.email("must be the e-mail address of an API user").optional(),
  SHIPROCKET_PASSWORD: text.optional(),
  SHIPROCKET_URL: address.default("https://apiv2.shiprocket.in/v1/external"),
  SHIPROCKET_PICKUP_LOCATION: text.default("Primary"),
  /** x-api-key of Shiprocket's webhook; without it parcels are only polled. */
  SHIPROCKET_WEBHOOK_SECRET: z.string().min(16, "must hold at least 16 characters").optional(),
  POSTAL_CODES_URL: address.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an address like smtps://user:password@host:465" }).optional(),
  MAIL_FROM: z.string().min(3).default("Haat <shop@haat.example>"),
  MAIL_OWNER: z.email("must be an e-mail address").optional(),
}

const Limits = {
  /** Exponent of scrypt's N, which is a power of two. */
  PASSWORD_COST: wholeNumber.min(10, "must be at least 10").max(20, "must be at most 20").default(15),
  RATE_LIMIT_FACTOR: z.coerce.number("must be a number").positive("must be greater than 0").default(1),
  MAX_OPEN_COD_ORDERS: atLeast(1).default(5),
  MAX_OPEN_PAYMENTS: atLeast(1).default(10),
  /** `off` renders every request; for measurements, not for production. */
  PAGE_CACHE: z.enum(["on", "off"], "must be on or off").default("on"),
  PAGE_CACHE_MB: wholeNumber.min(1).max(4_096).default(64),
  PAYMENT_EVENT_DAYS: atLeast(7).default(90),
  AUDIT_LOG_DAYS: atLeast(7).default(730),
  SENT_MAIL_DAYS: atLeast(7).default(30),
  SEARCH_FIGURE_DAYS: atLeast(7).default(180),
  /**
   * Maximum days from order to deletion: 72 months from the annual return, which is due nine months after the financial
   * year.
   */
  INVOICE_DAYS: atLeast(7).default(2_840),
  CONSENT_DAYS: atLeast(7).default(365),
}

const Operations = {
  /** Multiplier for the pauses between retries of calls to third parties. */
  RETRY_PAUSE_FACTOR: z.coerce
    .number("must be a number")
    .positive("must be greater than 0")
    .max(1, "must be at most 1")
    .default(1),
  /** Interval of the jobs that run every minute or more often by default. */
  JOB_SECONDS: wholeNumber.min(1, "must be at least 1").max(60, "must be at most 60").optional(),
  SLOW_MS: atLeast(1).default(2_000),
  /** Port of /metrics; closed without it. */
  METRICS_PORT: port.optional(),
  BACKEND_METRICS_PORT: port.optional(),
  METRICS_HOST: text.default(LOOPBACK),
  /** Address that traces are sent to; without it there is no tracing. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
}

const Settings = z.object({ ...WhereTheShopIs, ...Data, ...Secrets, ...ThirdParties, ...Limits, ...Operations })

/** The settings as every process reads them. */
export type Settings = z.output<typeof Settings>

/** Names of all settings. */
export const SETTING_NAMES = Object.keys(Settings.shape)

/**
 * Reads the settings from an environment; an empty value counts as missing.
 * @throws an Error with one sentence that names the first invalid setting
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const { success, data, error } = Settings.safeParse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value)),
  )
  if (success) return data
  const [issue] = error.issues
  throw new Error(`The setting ${String(issue.path[0])} ${issue.message}.`)
}

/** Settings that each vendor needs: either all of them are set, or none and the sandbox replaces the vendor. */
export const VENDOR_KEYS = {
  Razorpay: ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"],
  Shiprocket: ["SHIPROCKET_EMAIL", "SHIPROCKET_PASSWORD"],
  mail: ["SMTP_URL"],
} as const satisfies Record<string, readonly (keyof Settings)[]>

const MIN_SECRET_LENGTH = 32
const MIN_DIFFERENT_CHARACTERS = 10
const WORDS = /secret|changeme|password|demo|example/gi

/**
 * Checks a production secret: at least 32 random characters, not counting common placeholder words.
 * @throws an Error with one sentence that names the setting
 */
export function requireStrongSecret(name: keyof typeof Secrets, secret = "") {
  if (secret.length < MIN_SECRET_LENGTH)
    throw new Error(`The setting ${name} must hold at least ${MIN_SECRET_LENGTH} random characters in production.`)
  const random = secret.replace(WORDS, "")
  if (random.length < MIN_SECRET_LENGTH || new Set(random).size < MIN_DIFFERENT_CHARACTERS)
    throw new Error(`The setting ${name} is easy to guess: give it at least ${MIN_SECRET_LENGTH} random characters.`)
}
