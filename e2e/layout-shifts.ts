import type { Page } from "@playwright/test"

/** Adds up from now on what moves on the pages that are opened. @returns reads the sum of the page that is shown */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number }
    seen.shifted = 0
    // what follows typing at once would not count for a browser; here it does
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}
