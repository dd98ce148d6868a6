import { holdResponses } from "./hold-responses.ts"
import { waitForElementHydration } from "./hydration.ts"
import { watchShifts } from "./layout-shifts.ts"
import { boxOf, enterBox, isAt, listOf } from "./search-box.ts"
import { expect, test } from "./shop-test.ts"
import { DESKTOP, PHONE } from "./widths.ts"

test("what is typed before the page's code is there stays, and is suggested for once it is", async ({ page }) => {
  const letGo = await holdResponses(page, /\/assets\/.*\.js$/)
  await page.goto("/", { waitUntil: "commit" })
  await boxOf(page).pressSequentially("sar")
  letGo()
  await expect(listOf(page)).toBeVisible()
  await expect(boxOf(page)).toHaveValue("sar")
})

test("what comes into the field just before the suggestions listen to it is suggested for", async ({ page }) => {
  await page.addInitScript(() => {
    const listen = HTMLInputElement.prototype.addEventListener
    HTMLInputElement.prototype.addEventListener = function (this: HTMLInputElement, type: string, ...how: unknown[]) {
      if (type === "input" && !this.value) this.value = "sar"
      Reflect.apply(listen, this, [type, ...how])
    } as typeof listen
  })
  await page.goto("/explore")
  await waitForElementHydration(boxOf(page))
  await enterBox(page)
  await expect(listOf(page)).toBeVisible()
})

test("without the code of the suggestions the field searches as ever", async ({ page }) => {
  await page.route(/\/assets\/suggestions-[^/]*\.js$/, (route) => route.abort())
  await page.goto("/")
  await waitForElementHydration(boxOf(page))
  await boxOf(page).fill("saree")
  await boxOf(page).press("Enter")
  await isAt(page, "/search", "saree")
})

test("the code of the suggestions comes with the first focus and weighs at most 6 KB", async ({ page }) => {
  // a page that fetches no code of its own once it is there
  await page.goto("/explore")
  await waitForElementHydration(boxOf(page))
  const scripts: Promise<number>[] = []
  page.on("requestfinished", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await enterBox(page)
  await boxOf(page).pressSequentially("sar")
  await expect(listOf(page)).toBeVisible()
  const sizes = await Promise.all(scripts)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6 * 1024)
})

test("the suggestions move nothing of the page", async ({ browser, baseURL }) => {
  for (const viewport of [PHONE, DESKTOP]) {
    const page = await browser.newPage({ baseURL, viewport })
    const shifted = await watchShifts(page)
    await page.goto("/explore")
    await waitForElementHydration(boxOf(page))
    const placeOf = () => page.getByRole("heading", { level: 1 }).boundingBox()
    await page.evaluate(() => document.fonts.ready)
    const before = [await placeOf(), await shifted()]
    await enterBox(page)
    for (const text of ["sar", "turm", "brass", ""]) {
      await boxOf(page).fill(text)
      if (text) await expect(listOf(page)).toBeVisible()
      else await expect(listOf(page)).toBeHidden()
    }
    expect([await placeOf(), await shifted()]).toEqual(before)
    await page.close()
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the search box is a plain field of a plain form", async ({ page }) => {
    await page.goto("/")
    const box = page.getByRole("searchbox", { name: "Search products" })
    await box.fill("saree")
    await box.press("Enter")
    await isAt(page, "/search", "saree")
  })
})
