import { expect, type Page } from "@playwright/test"

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }

/**
 * Runs `look` at the width of this test and then at the other one, and goes back to the first.
 * @returns all that was found
 */
export async function atBothWidths<Found>(page: Page, look: (isPhone: boolean) => Promise<Found[]>): Promise<Found[]> {
  const before = page.viewportSize() ?? DESKTOP
  const isPhone = before.width < 1024
  const found = await look(isPhone)
  await page.setViewportSize(isPhone ? DESKTOP : PHONE)
  found.push(...(await look(!isPhone)))
  await page.setViewportSize(before)
  return found
}

/** Asserts that the page does not scroll sideways at either width. */
export async function expectNoOverflow(page: Page) {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await atBothWidths(page, async (isPhone) => {
    await expect.poll(overflow, isPhone ? "on a phone" : "on a desk").toBeLessThanOrEqual(0)
    return []
  })
}
