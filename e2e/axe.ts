import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

/**
 * All of axe's rules on this page. Ours has no frames of other origins, so axe may run in it at once, without a second
 * page to gather in; and nobody reads the details of what passed, which take it longer than finding what did not.
 */
export const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] })

/** A notice fades while it is looked at, once or twice. */
const MAX_LOOKS = 5

/** What axe finds on this page that keeps somebody out, while nothing fades or moves; `besides` is not looked at. */
export async function seriousIn(page: Page, besides?: string) {
  let found: string[] = []
  for (let look = 0; look < MAX_LOOKS; look++) {
    await page.evaluate(stillness)
    found = await lookAt(page, besides)
    if (!found.length || !(await page.evaluate(() => "hasMoved" in document.documentElement.dataset))) break
  }
  return found
}

async function lookAt(page: Page, besides?: string) {
  const axe = axeOn(page)
  const { violations } = await (besides ? axe.exclude(besides) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)
}

/** What axe finds in the page's colour scheme, and then in the other, in which it leaves the page. */
export async function seriousInBothSchemes(page: Page, besides?: string) {
  const found = await seriousIn(page, besides)
  await changeScheme(page)
  return [...found, ...(await seriousIn(page, besides))]
}

/** From light to dark or back; resolves when the page shows it. */
export async function changeScheme(page: Page) {
  const background = () =>
    page.evaluate(() => [document.documentElement, document.body].map((node) => getComputedStyle(node).backgroundColor))
  const before = await background()
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)
  await page.emulateMedia({ colorScheme: isDark ? "light" : "dark" })
  await expect.poll(background).not.toEqual(before)
}

/**
 * Runs in the page: resolves when every transition and animation that ever ends has ended, those just begun too. From then on the
 * document says whether another has begun (`data-has-moved`).
 */
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
  const { dataset } = document.documentElement
  delete dataset.hasMoved
  for (const begins of ["transitionrun", "animationstart"])
    document.addEventListener(begins, () => Object.assign(dataset, { hasMoved: "" }), { once: true, capture: true })
}
