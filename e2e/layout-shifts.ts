import { expect, type Page } from "@playwright/test"

/** How far something moved, as browsers measure it, and what: each element with its place before and after. */
type Shift = { value: number; moved: string[] }

type ShiftEntry = PerformanceEntry & {
  value: number
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Notes from now on what moves on the pages that are opened. @returns reads what has moved on the page shown */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const place = ({ y, height }: DOMRectReadOnly) => `${Math.round(y)} to ${Math.round(y + height)}`
    const describe = ({ node, previousRect, currentRect }: ShiftEntry["sources"][number]) =>
      `<${node?.nodeName.toLowerCase()}> ${node?.textContent?.slice(0, 40)}: ` +
      `${place(previousRect)} → ${place(currentRect)}`
    // what follows typing at once would not count for a browser; here it does
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as ShiftEntry[])
        shifts.push({ value, moved: sources.map(describe) })
    }).observe({ type: "layout-shift", buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

/** Fails when more has moved than the eye sees, and says what. */
export function expectStill(shifts: Shift[]) {
  const sum = shifts.reduce((before, { value }) => before + value, 0)
  expect(sum, `Moved: ${JSON.stringify(shifts, null, 2)}`).toBeLessThan(0.02)
}
