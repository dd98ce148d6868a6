import { waitForHydration } from "./hydration.ts"
import { boxOf, isAt, searchIcon } from "./search-box.ts"
import { expect, test } from "./shop-test.ts"
import { atBothWidths } from "./widths.ts"

const PATHS = ["/", "/search", "/cart", "/contact", "/login", "/no-such-page"]

test("every page has one search field in its head, behind an icon on phones", async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path)
    await waitForHydration(page)
    await atBothWidths(page, async (isPhone) => {
      await expect(searchIcon(page), path).toBeVisible({ visible: isPhone })
      const field = path === "/search" && !isPhone ? page.getByLabel("Keyword") : boxOf(page)
      if (isPhone) await searchIcon(page).click()
      await expect(field, path).toBeVisible()
      if (isPhone) await expect(field, path).toBeFocused()
      return []
    })
  }
})

test("on a phone the search bar opens over the head, closes on Escape and searches", async ({ page }) => {
  await page.goto("/cart")
  await waitForHydration(page)
  await expect(boxOf(page)).toBeHidden()
  await searchIcon(page).click()
  await boxOf(page).press("Escape")
  await expect(boxOf(page)).toBeHidden()
  await searchIcon(page).click()
  await boxOf(page).fill("saree")
  await boxOf(page).press("Enter")
  await isAt(page, "/search", "saree")
  await expect(page.locator(":popover-open")).toHaveCount(0)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the icon leads to the search page", async ({ page }) => {
    await page.goto("/contact")
    await searchIcon(page).click()
    await isAt(page, "/search")
    await expect(boxOf(page)).toBeVisible()
  })
})
