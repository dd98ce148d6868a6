import { expect, type Locator, type Page } from "@playwright/test"

/** Resolves when React Router has hydrated the page. */
export const waitForHydration = (page: Page) => page.waitForFunction(() => "__reactRouterDataRouter" in window)

/** Resolves when React has hydrated this element. */
export const waitForElementHydration = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true)

/** React has taken this field over, and what is typed on stands behind what was typed before. */
export async function appendText(field: Locator, text: string) {
  await waitForElementHydration(field)
  await field.press("End")
  await field.pressSequentially(text)
}
