import { expectNotice } from "./notice.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"

test("what could not be fetched comes when it can be", async ({ page, market }) => {
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
