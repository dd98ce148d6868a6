import { waitForHydration } from "./hydration.ts"
import { expectNotice } from "./notice.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"

test("what could not be fetched comes when it can be", async ({ page, market, context }) => {
  test.setTimeout(150_000)
  await test.step("a first message whose code could not be fetched is said as soon as it can be", async () => {
    const lamp = await market.product({ name: "Late lamp", price: 150, quantity: 9 })
    const code = /\/assets\/toasts-/
    await page.goto(`/product-info/${lamp.id}`)
    await page.route(code, (route) => route.abort())
    const failed = page.waitForEvent("requestfailed", (request) => code.test(request.url()))
    await page.getByRole("button", { name: `Add to Cart: ${lamp.name}` }).click()
    await failed
    await expect(page.getByRole("heading", { name: lamp.name })).toBeVisible()
    await expect(page.getByText("Added to your cart on this device")).toHaveCount(0)
    await expectNotice(page, "Added to your cart on this device", () => page.unroute(code))
  })

  await resetBrowser(page)
  await test.step("a dialog that cannot be fetched leaves the page alone, and opens when the connection is back", async () => {
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

  await resetBrowser(page)
  await test.step("the end of home stays as the server sent it until its code can be fetched", async () => {
    const code = /\/assets\/sample-reviews-/
    await page.route(code, (route) => route.abort())
    const failed = page.waitForEvent("requestfailed", (request) => code.test(request.url()))
    await page.goto("/")
    await failed
    const end = page.getByRole("heading", { name: "What our shoppers say" })
    await expect(end).toBeVisible()
    await expect(page.getByRole("heading", { name: "Explore" }).first()).toBeVisible()
    const fetched = page.waitForResponse((response) => code.test(response.url()))
    await page.unroute(code)
    await fetched
    await expect(end).toBeVisible()
  })
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
