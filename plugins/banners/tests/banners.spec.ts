import type { Page } from "@playwright/test"
import { expect, resetBrowser, test } from "../../../e2e/shop-test.ts"
import { BANNERS, visitWith } from "./visit-with.ts"

const bannersOf = (page: Page) => page.getByRole("region", { name: "Banners" })
const current = (page: Page) => bannersOf(page).locator("button[aria-current]")

test.describe("the banners", () => {
  test("show one after the other, each with its picture and its address", async ({ page }) => {
    test.setTimeout(120_000)
    await test.step("are shown one at a time, and arrows and bullets lead round in a loop", async () => {
      await visitWith(page, BANNERS)
      const banners = bannersOf(page)
      const picture = banners.getByRole("img").first()
      await expect(picture).toHaveAttribute("src", BANNERS[0].image_url)
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1680)
      const seen = banners.locator("li:not([inert]) > a")
      await banners.getByRole("button", { name: "Next banner" }).click()
      await expect(current(page)).toHaveAccessibleName("Show banner 2 of 3")
      await expect(seen).toHaveCount(1)
      await banners.getByRole("button", { name: "Next banner" }).click()
      await banners.getByRole("button", { name: "Next banner" }).click()
      await expect(current(page)).toHaveAccessibleName("Show banner 1 of 3")
      await banners.getByRole("button", { name: "Previous banner" }).click()
      await expect(current(page)).toHaveAccessibleName("Show banner 3 of 3")
      await banners.getByRole("button", { name: "Show banner 2 of 3" }).click()
      await expect(current(page)).toHaveAccessibleName("Show banner 2 of 3")
      await expect(seen).toHaveCount(1)
      await expect(seen).toHaveAccessibleName("makers.example")
    })

    await resetBrowser(page)
    await test.step("each lead to their redirect URL, and every link has a name", async () => {
      await page.goto("/")
      for (const link of await bannersOf(page).locator("a").all()) {
        expect(await link.getAttribute("href")).toMatch(/^(\/|https:)/)
        expect(await link.getByRole("img", { includeHidden: true }).getAttribute("alt")).not.toBe("")
      }
      const first = bannersOf(page).locator("a").first()
      const address = (await first.getAttribute("href")) as string
      const name = (await first.getByRole("img").getAttribute("alt")) as string
      await first.click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
    })

    await resetBrowser(page)
    await test.step("stand still for people who prefer less motion, until they ask", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" })
      await page.clock.install()
      await visitWith(page, BANNERS)
      await expect(bannersOf(page).getByRole("button", { name: "Start moving" })).toBeVisible()
      await page.clock.runFor(20_000)
      await expect(current(page)).toHaveAccessibleName("Show banner 1 of 3")
      await bannersOf(page).getByRole("button", { name: "Next banner" }).click()
      await expect(current(page)).toHaveAccessibleName("Show banner 2 of 3")
    })
  })

  test("move on by themselves every 3000 ms, and rest while pointed at, with the focus in them, or paused", {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.clock.install()
    await visitWith(page, BANNERS)
    const banners = bannersOf(page)
    const place = () => current(page).getAttribute("aria-label")
    const goesOn = async () => {
      const before = await place()
      await expect(async () => {
        await page.clock.runFor(500)
        expect(await place()).not.toBe(before)
      }).toPass()
    }
    // a slide that was on its way arrives; what moves has gone on by two of three places
    const rests = () =>
      expect(async () => {
        const before = await place()
        await page.clock.runFor(7_000)
        expect(await place()).toBe(before)
      }).toPass()
    // the script that moves them is fetched two seconds after they came into view
    await expect(async () => {
      await page.clock.runFor(500)
      await expect(banners.getByRole("button", { name: "Stop moving" })).toBeVisible({ timeout: 100 })
    }).toPass()
    await page.getByLabel("Search products").hover()
    await goesOn()

    await banners.locator(".carousel").hover()
    await rests()
    await page.getByLabel("Search products").hover()
    await goesOn()

    await banners.getByRole("button", { name: "Stop moving" }).click()
    await rests()
    await banners.getByRole("button", { name: "Start moving" }).click()
    await page.getByLabel("Search products").hover()
    await goesOn()

    // goesOn ends while a slide arrives and another leaves: the focus must not go to the one that leaves
    for (let round = 0; round < 2; round++) {
      await banners.locator("li:not([inert]) > a").first().focus()
      await rests()
      await page.getByLabel("Search products").focus()
      await goesOn()
    }
  })
})
