import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { findSeriousViolationsInTurn } from "./axe.ts"
import { openMenuItem, pickProduct, signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"

/** A unique word. */
const newWord = () => `w7${Math.random().toString(36).slice(2, 9)}`

/** Product names that a search of the shop shows, polled for the two seconds in which changes appear. */
const expectShown = async (page: Page, text: string, names: string[]) => {
  await expect(async () => {
    await page.goto(`/search?query=${encodeURIComponent(text)}`)
    await expect(page.getByRole("main").locator("article h2")).toHaveText(names, { timeout: 500 })
  }).toPass()
}

test("an owner pins a product that shoppers then see first; edits and deletes the pin, and undoes it", async ({
  page,
  context,
  isPhone,
}) => {
  test.slow()
  const haat = await shop()
  const [word, other] = [newWord(), newWord()]
  const [lota, diya] = [`Lota ${word}`, `Diya ${other}`]
  for (const name of [lota, diya]) await haat.product({ name })
  expect((await haat.guest().post("/store/catalog/searches", { text: word, found: 1 })).status).toBe(202)
  const shopper = await context.newPage()
  await expectShown(shopper, word, [lota])

  await page.emulateMedia({ reducedMotion: "reduce" })
  await signInAsOwner(page)
  await page.goto("/admin/searches")
  await page.getByRole("textbox", { name: "Search in these searches" }).fill(word)
  await page.getByRole("button", { name: `Pin products for ${word}` }).click()
  const dialog = page.getByRole("dialog", { name: "Pin products" })
  await expect(dialog.getByRole("textbox", { name: "When this is searched for" })).toHaveValue(word)
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog.getByRole("alert")).toHaveText("Choose at least one product")
  await pickProduct(page, diya)
  await expect(dialog.getByRole("list", { name: "Come first" })).toContainText(diya)
  expect(await findSeriousViolationsInTurn(page), "the form").toEqual([])
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText(`Shoppers see these products first now: ${word}`)).toBeVisible()
  await expectShown(shopper, word, [diya, lota])

  await openMenuItem(page, "Pinned products", isPhone)
  await page.getByRole("textbox", { name: "Search these texts and products" }).fill(word)
  const row = page.getByRole("row").filter({ hasText: word })
  await expect(row).toContainText(diya)
  expect(await findSeriousViolationsInTurn(page), "the list").toEqual([])
  await page.getByRole("button", { name: `Change what comes first for ${word}` }).click()
  const changing = page.getByRole("dialog", { name: "Change pinned products" })
  await pickProduct(page, lota)
  await changing.getByRole("button", { name: `Remove ${diya}` }).click()
  await changing.getByRole("button", { name: "Save" }).click()
  await expect(changing).toHaveCount(0)
  await expectShown(shopper, word, [lota])
  const notice = page.getByRole("alert").filter({ hasText: `Changed what comes first for ${word}` })
  await notice.getByRole("button", { name: "Undo" }).click()
  await expect(row).toContainText(diya)

  await page.getByRole("button", { name: `Delete what comes first for ${word}` }).click()
  await expect(row).toHaveCount(0)
  const deleted = page.getByRole("alert").filter({ hasText: `Nothing is pinned any more for ${word}` })
  await deleted.getByRole("button", { name: "Undo" }).click()
  await expect(row).toContainText(diya)
  await expectShown(shopper, word, [diya, lota])
})
