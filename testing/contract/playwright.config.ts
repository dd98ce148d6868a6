import { defineConfig } from "@playwright/test"
import base from "../../e2e/playwright.config.ts"

/** Journeys of the frozen plugins, in the shop that testing/topology opens with one of them. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*/tests/*.spec.ts",
  globalSetup: undefined,
  workers: 1,
})
