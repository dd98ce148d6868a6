import type { Page } from "@playwright/test"
import { putInCart } from "./checkout.ts"
import { waitForElementHydration, waitForHydration } from "./hydration.ts"
import { expect, test } from "./shop-test.ts"
import { newPerson, signUp } from "./shopper.ts"

/** The product's own reads and the code of its page, as far as they have been requested. */
function requestsFor(page: Page, id: string) {
  const urls: string[] = []
  page.on("request", (request) => {
    if (request.url().endsWith(`/store/catalog/products/${id}`) || /\/assets\/product-/.test(request.url()))
      urls.push(request.url())
  })
  return urls
}

/** The link to a product's page in the cart of a new shopper. */
async function linkInCart(page: Page, product: { id: string; name: string }) {
  await signUp(page, newPerson())
  await putInCart(page, product)
  await page.goto("/cart")
  return page.getByRole("link", { name: product.name })
}

test("a product is fetched as soon as its link is touched", async ({ page, market }) => {
  const jar = await market.product({ name: "Touched jar", price: 90, quantity: 3 })
  const requests = requestsFor(page, jar.id)
  const link = await linkInCart(page, jar)
  await waitForElementHydration(link)
  expect(requests).toEqual([])
  await link.dispatchEvent("touchstart")
  await expect.poll(() => requests.some((url) => url.endsWith(jar.id))).toBe(true)
  await expect.poll(() => requests.some((url) => url.includes("/assets/product-"))).toBe(true)
  await link.click()
  await expect(page.getByRole("heading", { name: jar.name })).toBeVisible()
  expect(requests.filter((url) => url.endsWith(jar.id))).toHaveLength(1)
})

test("nothing is fetched before a link is followed when the visitor saves data", async ({ page, market }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }))
  const jar = await market.product({ name: "Saved jar", price: 90, quantity: 3 })
  const requests = requestsFor(page, jar.id)
  const link = await linkInCart(page, jar)
  await waitForElementHydration(link)
  await link.dispatchEvent("touchstart")
  // what the touch had requested would have been requested before this
  await page.evaluate(async () => (await fetch("/robots.txt")).text())
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
  await waitForHydration(page)
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(0)
})
