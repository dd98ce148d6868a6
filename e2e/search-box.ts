import { expect, type Page } from "@playwright/test"
import { waitForElementHydration } from "./hydration.ts"

/** The search box above a page, and what it suggests. */
export const boxOf = (page: Page) => page.getByLabel("Search products")
/** Link in the head of every page, on phones. */
export const searchIcon = (page: Page, name = "Search") =>
  page.getByRole("banner").getByRole("link", { name, exact: true })

/** Focuses the search field, on phones by the icon. */
export async function enterBox(page: Page, box = boxOf(page), icon = searchIcon(page)) {
  if (await icon.isVisible()) await icon.click()
  else await box.focus()
}
export const listOf = (page: Page) => page.getByRole("listbox", { name: "Suggestions" })
export const optionsOf = (page: Page) => listOf(page).getByRole("option")
export const group = (page: Page, name: string) => listOf(page).getByRole("group", { name })
/** The option that the field names as the current one. */
export const currentOf = async (page: Page) => {
  const id = await boxOf(page).getAttribute("aria-activedescendant")
  return id && page.locator(`[id="${id}"]`).textContent()
}
export const isAt = (page: Page, path: string, query?: string) =>
  expect(page).toHaveURL((url) => url.pathname === path && url.searchParams.get("query") === (query ?? null))

/** Focuses the field of a page whose code answers, and waits for the code of the suggestions. */
export async function focusBox(page: Page, path = "/") {
  await page.goto(path)
  await waitForElementHydration(boxOf(page))
  const code = page.waitForResponse(/\/assets\/suggestions-[^/]*\.js$/)
  await enterBox(page)
  await code
}

export async function typeInBox(page: Page, text: string, path = "/") {
  await focusBox(page, path)
  await boxOf(page).pressSequentially(text)
  await expect(listOf(page)).toBeVisible()
}

/** Searches from the home page for each of these. */
export async function searchFor(page: Page, ...texts: string[]) {
  for (const text of texts) {
    await focusBox(page)
    await boxOf(page).fill(text)
    await page.getByRole("button", { name: "Search", exact: true }).click()
    await isAt(page, "/search", text)
  }
}
