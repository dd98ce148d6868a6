import { defineConfig } from "@medusajs/framework/utils"

module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: {
      storeCors: "http://localhost:8000",
      adminCors: "http://localhost:8000",
      authCors: "http://localhost:8000",
      jwtSecret: process.env.JWT_SECRET ?? "demo",
      cookieSecret: process.env.COOKIE_SECRET ?? "demo",
      authMethodsPerActor: { user: ["username"], customer: ["username"] },
    },
    // Saving untouched sessions again would bring one back that a sign-out has just ended.
    sessionOptions: { resave: false, saveUninitialized: false },
    cookieOptions: { httpOnly: true, sameSite: "lax" },
  },
  admin: { disable: true },
  plugins: ["@haat/accounts", "@haat/catalog", "@haat/checkout", "@haat/back-office"].map((resolve) => ({
    resolve,
    options: { rateLimitFactor: Number(process.env.RATE_LIMIT_FACTOR ?? 1) },
  })),
  modules: [
    {
      resolve: "@medusajs/medusa/auth",
      options: { providers: [{ resolve: "@haat/accounts/providers/username", id: "username" }] },
    },
  ],
})
