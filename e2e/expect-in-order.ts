import { expect, type Locator, type Page } from "@playwright/test"
import { atBothWidths } from "./widths.ts"

/** Asserts that these parts of the page stand below each other in this order, at both widths. */
export const expectInOrder = (page: Page, parts: Locator[]) =>
  atBothWidths(page, async (isPhone) => {
    const tops: number[] = []
    for (const part of parts) {
      await expect(part).toBeVisible()
      tops.push(await part.evaluate((element) => element.getBoundingClientRect().top + scrollY))
    }
    expect(tops, isPhone ? "on a phone" : "on a desk").toEqual(tops.toSorted((a, b) => a - b))
    return []
  })
