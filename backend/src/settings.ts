import path from "node:path"
import { z } from "zod"
import { BucketSettings, chooseBucket } from "./bucket"
import { DatabaseSettings } from "./database"
import { checkProcesses, ProcessSettings } from "./processes"
import { chooseRetention, RetentionSettings } from "./retention"
import { chooseVendors, VendorSettings } from "./vendors"

/** The settings of the backend. `.env.example` describes each; scripts/settings.mjs checks those of the whole shop. */

const SHORTEST_SECRET = 32
const FORBIDDEN_SECRETS = ["supersecret", "secret", "demo", "changeme"]

const production = process.env.NODE_ENV === "production"

const secret = (purpose: string) =>
  production
    ? z
        .string("is missing; give a long random text")
        .min(SHORTEST_SECRET, `is too short; give at least ${SHORTEST_SECRET} random characters`)
        .refine(
          (text) => !FORBIDDEN_SECRETS.some((word) => text.toLowerCase().startsWith(word)) && new Set(text).size > 8,
          "is easy to guess; give random text",
        )
    : z.string().min(1).default(`only for development, ${purpose}`)

const port = (fallback: number) =>
  z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(1, "must be between 1 and 65535")
    .max(65535, "must be between 1 and 65535")
    .default(fallback)

const atLeastOne = (fallback: number) =>
  z.coerce.number("must be a number").int("must be a whole number").min(1, "must be at least 1").default(fallback)

const originsOf = (text: string) => text.split(",").map((origin) => origin.trim())

const Settings = z.object({
  DATABASE_URL: z
    .string("is missing; give an address like postgres://user:password@host:5432/haat")
    .regex(/^postgres(ql)?:\/\//, "must be an address like postgres://user:password@host:5432/haat"),
  ...DatabaseSettings.shape,
  PORT: port(8000),
  BACKEND_PORT: port(9000),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "must be an address like https://shop.example.in" })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  HAAT_HOME: z
    .string()
    .min(1)
    .default(".haat")
    .transform((folder) => path.resolve(folder)),
  JWT_SECRET: secret("signing"),
  COOKIE_SECRET: secret("cookies"),
  PROXY_SECRET: secret("web tier"),
  PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_[A-Za-z0-9_]{3,100}$/, "must start with pk_ and hold only letters, digits and _")
    .default("pk_haat_storefront"),
  API_ORIGINS: z
    .string()
    .refine(
      (text) => originsOf(text).every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      "must be origins like https://app.example.in, separated by commas",
    )
    .transform(originsOf)
    .default([]),
  MAX_OPEN_COD_ORDERS: atLeastOne(5),
  MAX_OPEN_PAYMENTS: atLeastOne(10),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  SLOW_MS: atLeastOne(2_000),
  METRICS_PORT: port(9464).removeDefault().optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  RATE_LIMIT_FACTOR: z.coerce.number("must be a number").positive("must be greater than 0").default(1),
  ...ProcessSettings.shape,
  ...BucketSettings.shape,
  ...VendorSettings.shape,
  ...RetentionSettings.shape,
})
export type Settings = ReturnType<typeof parseSettings>

/**
 * Reads the settings; an empty value counts as not given.
 * @throws one sentence naming the first setting that is wrong
 */
export function parseSettings(values: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ""))
  const result = Settings.safeParse(given)
  if (result.success) {
    checkProcesses(result.data)
    const { data } = result
    return { ...data, bucket: chooseBucket(data), vendors: chooseVendors(data), retention: chooseRetention(data) }
  }
  const [issue] = result.error.issues
  throw new Error(`The setting ${String(issue.path[0])} ${issue.message}.`)
}
