import { expect, type Page } from "@playwright/test"
import axe from "axe-core"
import { atBothWidths } from "./widths.ts"

/** A notice fades while it is looked at, once or twice. */
const MAX_LOOKS = 5

/** Returns axe's serious violations at both widths once nothing moves; `besides` is excluded. */
export const seriousIn = (page: Page, besides?: string) =>
  atBothWidths(page, () => repeatUntilStill(page, () => seriousAtOnce(page, besides)))

/** The same in light and dark. */
export const seriousInBothSchemes = (page: Page, besides?: string) =>
  everywhere(page, () => seriousAtOnce(page, besides))

/** Returns axe's violations of rules with one of these tags, at both widths and in both colour schemes. */
export const violationsIn = (page: Page, tags: string[]) =>
  everywhere(page, async () => (await runAxe(page, { tags })).map(({ id, nodes }) => `${id}: ${nodes[0]}`))

/** Runs a check at both widths, in both colour schemes, and returns all that it finds. */
const everywhere = (page: Page, look: () => Promise<string[]>) =>
  atBothWidths(page, async () => {
    const found = await repeatUntilStill(page, look)
    await changeScheme(page)
    return [...found, ...(await repeatUntilStill(page, look))]
  })

async function repeatUntilStill(page: Page, look: () => Promise<string[]>) {
  let found: string[] = []
  for (let times = 0; times < MAX_LOOKS; times++) {
    await page.evaluate(stillness)
    found = await look()
    if (!found.length || !(await page.evaluate(() => "hasMoved" in document.documentElement.dataset))) break
  }
  return found
}

async function seriousAtOnce(page: Page, besides?: string) {
  const violations = await runAxe(page, { besides })
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.join(" ")}`)
}

/** Runs all of axe's rules, or those with a tag. Its code is put into a page once: it takes longer to read than many pages to look at. */
async function runAxe(page: Page, { besides, tags }: { besides?: string; tags?: string[] }) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ besides, tags }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: ["html"], exclude: besides ? [besides] : [] },
        // nobody reads the details of what passed
        { resultTypes: ["violations"], ...(tags && { runOnly: { type: "tag", values: tags } }) },
      )
      return violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html }) => html) }))
    },
    { besides, tags },
  )
}

/** From light to dark or back; resolves when the page shows it. */
async function changeScheme(page: Page) {
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
  // the promise `finished` of an animation stays pending where the browser draws no frame for what is out of view
  while (underWay().length) await frame()
  const { dataset } = document.documentElement
  delete dataset.hasMoved
  for (const begins of ["transitionrun", "animationstart"])
    document.addEventListener(begins, () => Object.assign(dataset, { hasMoved: "" }), { once: true, capture: true })
}
