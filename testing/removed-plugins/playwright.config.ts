import { defineConfig } from "@playwright/test"
import base from "../../e2e/playwright.config.ts"

/** Journeys in a shop that is open already, without some plugins. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.spec.ts",
  globalSetup: undefined,
  workers: 1,
})
