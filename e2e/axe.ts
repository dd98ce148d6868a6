import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

/** What axe finds on this page that keeps somebody out, once nothing fades or moves any more; `besides` is not looked at. */
export async function seriousIn(page: Page, besides?: string) {
  await page.evaluate(stillness)
  const axe = new AxeBuilder({ page })
  const { violations } = await (besides ? axe.exclude(besides) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)
}

/** Runs in the page: resolves when every transition and animation that ever ends has ended, those just begun too. */
async function stillness() {
  const frame = () => new Promise(requestAnimationFrame)
  const underWay = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
      )
  await frame()
  await frame()
  for (let moving = underWay(); moving.length; moving = underWay())
    await Promise.allSettled(moving.map(({ finished }) => finished))
}
