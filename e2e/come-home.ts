import type { Page } from "@playwright/test"
import { expect } from "./shop-test.ts"

/** Comes to home by a link, so that the browser itself asks for what is on it. */
export async function comeHome(page: Page) {
  await page.goto("/aboutUs")
  await page.getByRole("contentinfo").getByRole("link", { name: "Home" }).click()
  // a dialog about what failed may stand before it already
  await expect(page.getByRole("combobox", { name: "Search products", includeHidden: true })).toBeVisible()
}

/** Comes to home by a link, where sixty categories are; twelve of them have the most products. */
export async function comeHomeToManyCategories(page: Page) {
  const categories = Array.from({ length: 60 }, (_, i) => ({
    id: `pcat_${i}`,
    name: `Category ${String(i).padStart(2, "0")}`,
    lang: "en",
    product_count: i % 20,
  }))
  await page.route("**/store/catalog/categories*", (route) => route.fulfill({ json: { categories } }))
  await comeHome(page)
}
