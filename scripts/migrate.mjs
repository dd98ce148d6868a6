import { prepare } from "./run/prepare.mjs"
import { explain } from "./run/start-error.mjs"

/** Migrates the database of DATABASE_URL and ends; with several backends it runs before them. */

try {
  await prepare()
  const { checkBackendSettings, migrateAndSeed } = await import("./run/shop.mjs")
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value))
  checkBackendSettings(given)
  await migrateAndSeed({ PUBLISHABLE_KEY: "pk_haat_storefront", ...given })
} catch (error) {
  explain(error)
}
