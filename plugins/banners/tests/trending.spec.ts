import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { comeHome } from "../../../e2e/come-home.ts"
import { expect, resetBrowser, test } from "../../../e2e/shop-test.ts"

const trendingNames = (page: Page) =>
  page.getByRole("region", { name: "Trending Products" }).getByRole("heading", { level: 3 }).allTextContents()

test("Trending Products are chosen by the owner, or the newest", async ({ page, market }) => {
  test.setTimeout(120_000)
  await test.step("Trending Products are the owner's main products, in the owner's order", async () => {
    const owner = await (await shop()).admin()
    const unique = Date.now().toString(36)
    const [one, two] = [
      await market.product({ name: `Trending one ${unique}`, price: 100, quantity: 1 }),
      await market.product({ name: `Trending two ${unique}`, price: 100, quantity: 1 }),
    ]
    const { product_ids: before } = (await owner.get("/back-office/main-products")).body
    try {
      const product_ids = [two.id, ...before.slice(0, 20), one.id]
      expect((await owner.put("/back-office/main-products", { product_ids })).status).toBe(200)
      // a list may be two seconds old
      await expect(async () => {
        await page.goto("/")
        const names = await trendingNames(page)
        expect([names[0], names.at(-1)]).toEqual([two.name, one.name])
      }).toPass()
    } finally {
      await owner.put("/back-office/main-products", { product_ids: before })
    }
  })

  await resetBrowser(page)
  await test.step("while the owner has chosen none, the newest products in stock are trending", async () => {
    const name = `Brand new ${Date.now().toString(36)}`
    await market.product({ name, price: 100, quantity: 2 })
    await market.product({ name: `${name} sold out`, price: 100, quantity: 0 })
    await page.route("**/store/main-products", (route) => route.fulfill({ json: { products: [] } }))
    // a list may be two seconds old
    await expect(async () => {
      await comeHome(page)
      await expect.poll(() => trendingNames(page), { timeout: 3_000 }).toContain(name)
    }).toPass()
    expect(await trendingNames(page)).not.toContain(`${name} sold out`)
  })
})
