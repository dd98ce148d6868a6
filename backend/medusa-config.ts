import { runJobsEvery } from "@haat/sdk/server/medusa-internals/job-schedules"
import { restTasks } from "@haat/sdk/server/medusa-internals/rest-tasks"
import { collectGarbageSooner } from "@haat/sdk/server/operations/heap"
import { defineConfig, Modules } from "@medusajs/framework/utils"
import { limitedDatabaseUrl } from "./src/database"
import { env } from "./src/env"
import { logAsJson } from "./src/operations/log"
import { PLUGINS } from "./src/plugins"
import { QUICK } from "./src/redis/connection"
import { redisModules } from "./src/redis/modules"

collectGarbageSooner()
logAsJson()
restTasks()
if (env.JOB_SECONDS) runJobsEvery(env.JOB_SECONDS)

const webOrigin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`

module.exports = defineConfig({
  projectConfig: {
    databaseUrl: limitedDatabaseUrl(env),
    databaseDriverOptions: { pool: { min: 2, max: env.DATABASE_POOL } },
    workerMode: env.MEDUSA_WORKER_MODE,
    // Here for sessions; the modules below have their own.
    ...(env.REDIS_URL && { redisUrl: env.REDIS_URL, redisOptions: QUICK }),
    http: {
      storeCors: webOrigin,
      adminCors: webOrigin,
      authCors: webOrigin,
      jwtSecret: env.JWT_SECRET,
      cookieSecret: env.COOKIE_SECRET,
      authMethodsPerActor: { user: ["username"], customer: ["username"] },
    },
    // Saving untouched sessions again would restore one that a sign-out has just ended.
    sessionOptions: { resave: false, saveUninitialized: false },
    // Without TLS in front a browser would never return a Secure cookie, and sign-in would be impossible.
    cookieOptions: { httpOnly: true, sameSite: "lax", secure: webOrigin.startsWith("https:") },
  },
  admin: { disable: true },
  plugins: PLUGINS.map(({ packageName }) => ({
    resolve: packageName,
    options: {
      passwordCost: env.PASSWORD_COST,
      rateLimitFactor: env.RATE_LIMIT_FACTOR,
      retryPauseFactor: env.RETRY_PAUSE_FACTOR,
      maxOpenCodOrders: env.MAX_OPEN_COD_ORDERS,
      maxOpenPayments: env.MAX_OPEN_PAYMENTS,
      publicUrl: webOrigin,
      redisUrl: env.REDIS_URL,
      cookieSecret: env.COOKIE_SECRET,
      apiOrigins: env.API_ORIGINS,
      retention: env.retention,
      ...env.vendors,
    },
  })),
  modules: [
    { resolve: "./src/operations" },
    // The catalogue has a search index of its own.
    { key: Modules.SEARCH, disable: true },
    {
      resolve: "@medusajs/medusa/auth",
      options: {
        providers: [
          {
            resolve: "@haat/accounts/providers/username",
            id: "username",
            options: { passwordCost: env.PASSWORD_COST },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/notification",
      options: {
        providers: [
          {
            resolve: "@haat/mail/providers/smtp",
            id: "smtp",
            options: { channels: ["email"], url: env.vendors.smtp.url, from: env.vendors.smtp.from },
          },
          { resolve: "@medusajs/medusa/notification-local", id: "local", options: { channels: ["feed"] } },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/fulfillment",
      options: {
        providers: [
          { resolve: "@medusajs/medusa/fulfillment-manual", id: "manual" },
          {
            resolve: "medusa-fulfillment-shiprocket/providers/shiprocket",
            id: "shiprocket",
            options: env.vendors.shiprocket,
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/payment",
      options: {
        providers: [
          { resolve: "@haat/checkout/providers/without-gateway" },
          {
            resolve: "medusa-payment-razorpay/providers/razorpay",
            id: "razorpay",
            // Without their secret it handles no webhooks: the route of @haat/payments stores and applies them.
            options: { ...env.vendors.razorpay, webhookSecret: undefined },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/file",
      options: {
        providers: [
          env.bucket
            ? { resolve: "@haat/sdk/server/medusa-internals/bucket-files", id: "s3", options: env.bucket }
            : { resolve: "./src/files/provider", id: "local", options: { folder: env.HAAT_HOME } },
        ],
      },
    },
    ...(env.REDIS_URL ? redisModules(env.REDIS_URL, env.MEDUSA_WORKER_MODE) : []),
  ],
})
