import { expect, type Page } from "@playwright/test"

/** Opens a section of Customize UI, and waits until it and the one that closes have moved to where they stay. */
export const openSection = async (page: Page, section: string) => {
  const head = page.getByRole("button", { name: new RegExp(`^${section}`) })
  await head.click()
  await expect(head).toHaveAttribute("aria-expanded", "true")
  await expect(page.locator(".MuiCollapse-root:not(.MuiCollapse-entered, .MuiCollapse-hidden)")).toHaveCount(0)
}

/** The dialog that asks or tells something before the screen goes on. */
export const findDialog = (page: Page, title: string) => page.getByRole("alertdialog", { name: title })
