import { expect, type Locator, type Page } from "@playwright/test"

/** The page's code answers in it: what stood there before could be looked at only. */
export const isAlive = (page: Page) => page.waitForFunction(() => "__reactRouterDataRouter" in window)

/** React has taken this element over. */
export const isTakenOver = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true)

/** React has taken this field over, and what is typed on stands behind what was typed before. */
export async function typeOn(field: Locator, text: string) {
  await isTakenOver(field)
  await field.press("End")
  await field.pressSequentially(text)
}
