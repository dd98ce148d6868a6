import { existsSync } from "node:fs"
import path from "node:path"
import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { findPlugins } from "../scripts/run/find-plugins.mjs"
import { findSeriousViolations } from "./axe.ts"
import { openMenuItem, signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"
import { expectNoOverflow } from "./widths.ts"

/** Headings of the sections of home, as a guest has them. */
async function homeHeadings(page: Page) {
  await page.goto("/")
  return page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts()
}

/** An optional plugin with a section on home. A shop without such plugins has none to switch off. */
const SWITCHED = findPlugins().find(
  ({ folder, manifest }) =>
    manifest.haat.optional && existsSync(path.join(folder, "storefront/slots/home.sections.tsx")),
)
if (SWITCHED) testSwitch(SWITCHED.name)

function testSwitch(id: string) {
  test("the owner switches a plugin off, a guest's home follows, and it comes back", async ({
    page,
    browser,
    baseURL,
    isPhone,
  }) => {
    const guest = await browser.newPage({ baseURL })
    const before = await homeHeadings(guest)
    await signInAsOwner(page)
    await page.goto("/admin/panel")
    await openMenuItem(page, "Plugins", isPhone)

    await test.step("the screen says what each plugin is and brings", async () => {
      await expect(page.getByRole("button", { name: /^checkout.*Part of the shop/ })).toBeVisible()
      await page.getByRole("button", { name: new RegExp(`^${id}.*Optional`) }).click()
      await expect(page.getByText("Addresses for shoppers")).toBeVisible()
      await expectNoOverflow(page)
      expect(await findSeriousViolations(page)).toEqual([])
    })

    try {
      await test.step("switched off after a question that says what rests", async () => {
        await page.getByRole("button", { name: `Switch off ${id}` }).click()
        const question = page.getByRole("alertdialog", { name: `Switch off ${id}?` })
        await expect(question).toContainText("part")
        await expect(question).toContainText("Its data stay")
        await question.getByRole("button", { name: "Switch off" }).click()
        await expect(page.getByText(`${id} is switched off`)).toBeVisible()
        await expect(async () => expect((await homeHeadings(guest)).length).toBeLessThan(before.length)).toPass()
      })
      await test.step("and on again", async () => {
        await page.getByRole("button", { name: `Switch on ${id}` }).click()
        await expect(page.getByText(`${id} is switched on`)).toBeVisible()
        await expect(async () => expect(await homeHeadings(guest)).toEqual(before)).toPass()
      })
    } finally {
      await (await (await shop()).admin()).put(`/back-office/plugins/${id}`, { is_on: true })
    }
  })
}

test("the screen of plugins works with the keyboard in Hindi", { tag: "@desktop" }, async ({ page }) => {
  await signInAsOwner(page)
  await page.addInitScript(() => localStorage.setItem("RaStore.locale", '"hi"'))
  await page.goto("/admin/plugins")
  const checkout = page.getByRole("button", { name: /^checkout.*दुकान का हिस्सा/ })
  await checkout.press("Enter")
  await expect(page.getByText("दुकान को इस प्लगइन की ज़रूरत है, इसलिए इसे बंद नहीं किया जा सकता।")).toBeVisible()
  await expectNoOverflow(page)
})
