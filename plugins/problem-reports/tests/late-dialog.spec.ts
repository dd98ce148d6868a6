import { waitForHydration } from "../../../e2e/hydration.ts"
import { expect, test } from "../../../e2e/shop-test.ts"

test("a dialog that cannot be fetched leaves the page alone, and opens when the connection is back", async ({
  page,
  market,
  context,
}) => {
  const fan = await market.product({ name: "Late fan", price: 150, quantity: 9 })
  await page.goto(`/product-info/${fan.id}`)
  await waitForHydration(page)
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("report-dialog"))
  await context.setOffline(true)
  await page.getByRole("link", { name: "Report a problem" }).click()
  await failed
  await expect(page.getByRole("heading", { name: fan.name })).toBeVisible()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole("dialog")).toBeVisible()
  await expect(page.getByRole("heading", { name: fan.name, includeHidden: true })).toBeAttached()
})

test("a dialog whose code failed to load opens when its button is pressed again", async ({ page, market }) => {
  const fan = await market.product({ name: "Later fan", price: 150, quantity: 9 })
  await page.clock.install()
  await page.goto(`/product-info/${fan.id}`)
  await waitForHydration(page)
  const report = page.getByRole("link", { name: "Report a problem" })
  // under its own address it fails for as long as the page lives
  await page.route(/\/assets\/report-dialog-[^?]*$/, (route) => route.abort())
  const others = /\/assets\/report-dialog-.*\?attempt=/
  let rejected = 0
  await page.route(others, (route) => {
    rejected++
    return route.abort()
  })
  await report.click()
  // by now the next try by itself is more than 5 seconds away
  await expect(async () => {
    if (rejected < 3) await page.clock.runFor(500)
    expect(rejected).toBe(3)
  }).toPass()
  await page.unroute(others)
  await report.click()
  await expect(page.getByRole("dialog", { name: "Report a problem" })).toBeVisible()
})
