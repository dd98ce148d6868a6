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
    },
  },
  admin: { disable: true },
  plugins: ["@haat/accounts", "@haat/catalog", "@haat/checkout", "@haat/back-office"].map((resolve) => ({
    resolve,
    options: {},
  })),
})
