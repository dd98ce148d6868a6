import { boxOf, focusBox, group, isAt, listOf, optionsOf, searchFor } from "./search-box.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { newPerson, signUp } from "./shopper.ts"

test.describe("the last searches", () => {
  test("are kept on the device, removed one by one, and forgotten with the shopper", async ({ page }) => {
    test.setTimeout(120_000)
    await test.step("are shown in an empty field, the latest first, and lead to their results", async () => {
      await searchFor(page, "brass diya", "saree", "Brass diya")
      await focusBox(page)
      await expect(group(page, "Your last searches").getByRole("option")).toHaveText(["Brass diya", "saree"])
      await expect(page.getByRole("search").getByRole("status")).toHaveText(/^2 of your last searches/)
      await boxOf(page).press("ArrowDown")
      await boxOf(page).press("Enter")
      await isAt(page, "/search", "Brass diya")
    })

    await resetBrowser(page)
    await test.step("are forgotten when the shopper logs out", async () => {
      await signUp(page, newPerson())
      await searchFor(page, "brass diya")
      await page.getByRole("button", { name: "Menu", exact: true }).click()
      await page.getByRole("button", { name: "Logout" }).click()
      await expect(page.getByRole("link", { name: "LogIn" }).first()).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem("recent_searches"))).toBeNull()
    })
  })

  test("are eight at most, and are removed one by one or all at once", async ({ page }) => {
    await page.addInitScript(() => {
      const texts = Array.from({ length: 12 }, (_, i) => `search ${i}`)
      if (!sessionStorage.getItem("filled")) localStorage.setItem("recent_searches", JSON.stringify(texts))
      sessionStorage.setItem("filled", "yes")
    })
    await focusBox(page)
    await expect(optionsOf(page)).toHaveCount(8)
    await page.getByRole("button", { name: "Remove “search 1”", exact: false }).click()
    await expect(optionsOf(page)).toHaveText([0, 2, 3, 4, 5, 6, 7].map((n) => `search ${n}`))
    await boxOf(page).press("ArrowDown")
    await boxOf(page).press("Delete")
    await expect(optionsOf(page)).toHaveText([2, 3, 4, 5, 6, 7].map((n) => `search ${n}`))
    await page.getByRole("button", { name: "Remove all" }).click()
    await expect(listOf(page)).toBeHidden()
    await expect(boxOf(page)).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem("recent_searches"))).toBeNull()
  })
})
