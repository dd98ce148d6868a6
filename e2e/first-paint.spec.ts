import { isTakenOver } from "./alive.ts"
import { expect, test } from "./shop-test.ts"

test("a page's code is fetched when the page has been painted", async ({ page }) => {
  await page.goto("/")
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    fetched: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(fetched).not.toEqual([])
  expect(Math.min(...fetched)).toBeGreaterThanOrEqual(painted)
})

test("a page answers in a browser that does not say when it has painted", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: [] }))
  await page.goto("/login")
  await isTakenOver(page.getByLabel("Username"))
})

test("a page answers that is opened in a tab behind another", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, "hidden", { value: true }))
  await page.goto("/login")
  await isTakenOver(page.getByLabel("Username"))
})
