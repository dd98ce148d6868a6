import { randomBytes } from "node:crypto"

export const ADMINISTRATOR = {
  username: "tester",
  password: "Tester@1234",
  email: "tester@example.com",
  first_name: "Tess",
  last_name: "Rao",
}

/** The environment of a shop for tests: nothing of the machine's own settings gets in. */
export const testSettings = (own: Record<string, string | number>): Record<string, string> => ({
  NODE_ENV: "production",
  LOG_LEVEL: "warn",
  PUBLIC_URL: "",
  REDIS_URL: "",
  MEDUSA_WORKER_MODE: "",
  METRICS_PORT: "",
  BACKEND_METRICS_PORT: "",
  OTEL_EXPORTER_OTLP_ENDPOINT: "",
  S3_BUCKET: "",
  S3_FILE_URL: "",
  DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
  JWT_SECRET: randomBytes(32).toString("base64url"),
  COOKIE_SECRET: randomBytes(32).toString("base64url"),
  PROXY_SECRET: randomBytes(32).toString("base64url"),
  PUBLISHABLE_KEY: "pk_haat_storefront",
  // at the usual cost a quarter of the tests' work is hashing passwords
  PASSWORD_COST: "10",
  RATE_LIMIT_FACTOR: "10000",
  JOB_SECONDS: "2",
  RETRY_PAUSE_FACTOR: "0.1",
  MAX_OPEN_COD_ORDERS: "100000",
  MAX_OPEN_PAYMENTS: "100000",
  SANDBOX_URL: `http://127.0.0.1:${own.SANDBOX_PORT}`,
  SANDBOX_SECRET: randomBytes(32).toString("base64url"),
  SANDBOX_MAILBOX: "open",
  HAAT_NEW_ADMINISTRATOR: JSON.stringify(ADMINISTRATOR),
  ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)])),
})
