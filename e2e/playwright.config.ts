import { defineConfig } from "@playwright/test"
import { BROWSER_ARGS, findBrowser } from "../scripts/run/find-browser.mjs"

export default defineConfig({
  // The journeys of a plugin stand in its folder.
  testDir: "..",
  testMatch: ["e2e/*.spec.ts", "plugins/*/tests/*.spec.ts"],
  outputDir: "../test-results",
  globalSetup: "./open-shops.ts",
  // Each has a shop of its own.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  // Limits are no promise of speed: they only say when a test that hangs is given up.
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    actionTimeout: 30_000,
    screenshot: "only-on-failure",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Pages are drawn without simulating a GPU, and their code, which runs for seconds only, is not optimized: both
    // took more processor time than they saved.
    launchOptions: {
      executablePath: findBrowser(),
      args: [...BROWSER_ARGS, "--disable-gpu", "--js-flags=--no-opt,--no-maglev"],
    },
  },
  // README.md beside this file says which test begins at which width.
  projects: [
    { name: "desktop", grep: /@desktop/, use: { viewport: { width: 1280, height: 800 } } },
    { name: "phone", grepInvert: /@desktop/, use: { viewport: { width: 390, height: 844 } } },
  ],
})
