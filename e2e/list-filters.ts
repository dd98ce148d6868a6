import { expect, type Page } from "@playwright/test"

/** Sort order and filters of a list, opened in their sheet on a phone. */
export const filterSheet = (page: Page) => page.getByRole("dialog", { name: "Sort and filter" })

/** Opens the sheet of a phone's list. */
export async function openFilters(page: Page) {
  await page.getByRole("button", { name: /^Sort and filter/ }).click()
  await expect(filterSheet(page)).toBeVisible()
}

/** Closes the sheet by its button, which says how many products there are. */
export async function showProducts(page: Page) {
  await filterSheet(page)
    .getByRole("button", { name: /^Show / })
    .click()
  await expect(filterSheet(page)).toHaveCount(0)
}
