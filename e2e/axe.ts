import { expect, type Page } from "@playwright/test"
import axe, { type RunOnly } from "axe-core"
import { atBothWidths, DESKTOP, PHONE } from "./widths.ts"

/** Attempts, as a notice may fade while axe runs. */
const MAX_LOOKS = 5

/** Returns axe's serious violations at both widths once nothing moves; `besides` is excluded. */
export const findSeriousViolations = (page: Page, besides?: string) =>
  atBothWidths(page, () => repeatUntilStill(page, () => seriousAtOnce(page, besides)))

/** All that axe reads colours for. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"]

/** The same in light and dark; in the second scheme only what a scheme can change. */
export const findSeriousViolationsInBothSchemes = (page: Page, besides?: string) =>
  everywhere(
    page,
    () => seriousAtOnce(page, besides),
    () => seriousAtOnce(page, besides, COLOUR_RULES),
  )

/**
 * For a row of screens: each at this width in one scheme and at the other width in the other. The page stays in the
 * second scheme, in which the next screen begins, so that what screens share is seen in all four.
 */
export async function findSeriousViolationsInTurn(page: Page) {
  const before = page.viewportSize() ?? DESKTOP
  const findSerious = () => repeatUntilStill(page, () => seriousAtOnce(page))
  const found = await findSerious()
  await page.setViewportSize(before.width < 1024 ? DESKTOP : PHONE)
  await changeScheme(page)
  found.push(...(await findSerious()))
  await page.setViewportSize(before)
  return found
}

/** Returns axe's violations of rules with one of these tags, at both widths and in both colour schemes. */
export const findViolations = (page: Page, tags: string[]) =>
  everywhere(page, async () => (await runAxe(page, { tags })).map(({ id, nodes }) => `${id}: ${nodes[0]}`))

/** Runs a check at both widths, in both colour schemes, and returns all that it finds. */
const everywhere = (page: Page, look: () => Promise<string[]>, lookInOtherScheme = look) =>
  atBothWidths(page, async () => {
    const found = await repeatUntilStill(page, look)
    await changeScheme(page)
    return [...found, ...(await repeatUntilStill(page, lookInOtherScheme))]
  })

async function repeatUntilStill(page: Page, look: () => Promise<string[]>) {
  let found: string[] = []
  for (let times = 0; times < MAX_LOOKS; times++) {
    await page.evaluate(waitForAnimations)
    found = await look()
    if (!found.length || !(await page.evaluate(() => "hasMoved" in document.documentElement.dataset))) break
  }
  return found
}

async function seriousAtOnce(page: Page, besides?: string, rules?: string[]) {
  const violations = await runAxe(page, { besides, rules })
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.join(" ")}`)
}

type Look = { besides?: string; tags?: string[]; rules?: string[] }

/**
 * Runs all of axe's rules, those with a tag or those named. Its code is put into a page once: it takes longer to read
 * than many pages to look at.
 */
async function runAxe(page: Page, { besides, tags, rules }: Look) {
  const runOnly = tags ? { type: "tag", values: tags } : rules && { type: "rule", values: rules }
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ besides, runOnly }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: ["html"], exclude: besides ? [besides] : [] },
        // details of passed rules are not read
        { resultTypes: ["violations"], ...(runOnly && { runOnly: runOnly as RunOnly }) },
      )
      return violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html }) => html) }))
    },
    { besides, runOnly },
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
 * Runs in the page: resolves when every transition and animation that ever ends has ended, those just begun too. From
 * then on the document says whether another has begun (`data-has-moved`).
 */
async function waitForAnimations() {
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
