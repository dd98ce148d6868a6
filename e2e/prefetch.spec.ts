import type { Page } from "@playwright/test"
import { isAlive, isTakenOver } from "./alive.ts"
import { expect, test } from "./shop-test.ts"

/** The product's own reads and the code of its page, as far as they have been requested. */
function requestsFor(page: Page, id: string) {
  const urls: string[] = []
  page.on("request", (request) => {
    if (request.url().endsWith(`/store/catalog/products/${id}`) || /\/assets\/product-/.test(request.url()))
      urls.push(request.url())
  })
  return urls
}

test("a product is fetched as soon as its link is touched", async ({ page, market }) => {
  const jar = await market.product({ name: "Touched jar", price: 90, quantity: 3 })
  const requests = requestsFor(page, jar.id)
  await page.goto("/explore")
  const link = page.getByRole("link", { name: jar.name })
  await isTakenOver(link)
  expect(requests).toEqual([])
  await link.dispatchEvent("touchstart")
  await expect.poll(() => requests.some((url) => url.endsWith(jar.id))).toBe(true)
  await expect.poll(() => requests.some((url) => url.includes("/assets/product-"))).toBe(true)
  await link.click()
  await expect(page.getByRole("heading", { name: jar.name })).toBeVisible()
  expect(requests.filter((url) => url.endsWith(jar.id))).toHaveLength(1)
})

test("nothing is fetched before a link is followed when the visitor saves data", async ({ page, market }) => {
  await page.clock.install()
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }))
  const jar = await market.product({ name: "Saved jar", price: 90, quantity: 3 })
  const requests = requestsFor(page, jar.id)
  await page.goto("/explore")
  const link = page.getByRole("link", { name: jar.name })
  await isTakenOver(link)
  await link.dispatchEvent("touchstart")
  await link.hover()
  // longer than a link that is pointed at waits
  await page.clock.fastForward(400)
  expect(requests).toEqual([])
  await link.click()
  await expect(page.getByRole("heading", { name: jar.name })).toBeVisible()
})

test("until its code is there, a page has the browser prefetch what is the same for everybody", async ({ page }) => {
  const html = await (await page.request.get("/")).text()
  const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? ""
  expect(rules).toContain("/product-info/*")
  expect(rules).not.toMatch(/cart|checkout|login|profile|orders/)
  await page.goto("/")
  await isAlive(page)
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(0)
})
