import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { findSeriousViolationsInTurn } from "./axe.ts"
import { openMenuItem, signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"

const SYLLABLES = "ba de gi ko lu ma ne pi ro tu".split(" ")
/** A word that nothing else has, in letters alone, as words that sound are. */
const newWord = () => Array.from({ length: 8 }, () => SYLLABLES[Math.floor(Math.random() * SYLLABLES.length)]).join("")

/** Polls the search page until it shows the product or not, for the two seconds in which changes appear. */
const expectFound = async (page: Page, text: string, name: string, count: number) => {
  await expect(async () => {
    await page.goto(`/search?query=${encodeURIComponent(text)}`)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByRole("main").getByRole("link", { name }).first()).toHaveCount(count, { timeout: 500 })
  }).toPass()
}

test("an owner adds synonyms by which shoppers find a product; edits and deletes them, and undoes it", async ({
  page,
  context,
  isPhone,
}) => {
  test.slow()
  const [word, meant, other] = [newWord(), newWord(), newWord()]
  const name = `Silver ${word}`
  await (await shop()).product({ name })
  const shopper = await context.newPage()
  await expectFound(shopper, meant, name, 0)

  await page.emulateMedia({ reducedMotion: "reduce" })
  await signInAsOwner(page)
  await page.goto("/admin/panel")
  await openMenuItem(page, "Search words", isPhone)
  await expect(page.getByRole("heading", { level: 1, name: "Search words" })).toBeVisible()

  await page.getByRole("button", { name: "Add a line" }).click()
  const dialog = page.getByRole("dialog", { name: "Add search words" })
  const box = dialog.getByRole("textbox", { name: "Words for the same thing" })
  await box.fill(word)
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog).toContainText("Write at least two words for the same thing, with commas between them")
  expect(await findSeriousViolationsInTurn(page), "the form").toEqual([])
  await box.fill(`${word},${meant} , झुमकी`)
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog).toHaveCount(0)
  const line = `${word}, ${meant}, झुमकी`
  await expect(page.getByText(`Shoppers find by these words now: ${line}`)).toBeVisible()
  const cell = (text: string) => page.getByRole("cell", { name: text, exact: true })
  await expect(cell(line)).toBeVisible()
  await expectFound(shopper, meant, name, 1)

  await page.getByRole("textbox", { name: "Search these words" }).fill(meant)
  await expect(page.getByText("1–1 of 1", { exact: true })).toBeVisible()
  expect(await findSeriousViolationsInTurn(page), "the list").toEqual([])

  await page.getByRole("button", { name: `Change ${line}` }).click()
  const changing = page.getByRole("dialog", { name: "Change search words" })
  const changed = `${word}, ${meant}, ${other}`
  await changing.getByRole("textbox").fill(changed)
  await changing.getByRole("button", { name: "Save" }).click()
  await expect(changing).toHaveCount(0)
  await expect(cell(changed)).toBeVisible()
  await expectFound(shopper, other, name, 1)
  const notice = page.getByRole("alert").filter({ hasText: `Changed to ${changed}` })
  await notice.getByRole("button", { name: "Undo" }).click()
  await expect(cell(line)).toBeVisible()

  await page.getByRole("button", { name: `Delete ${line}` }).click()
  await expect(cell(line)).toHaveCount(0)
  await expectFound(shopper, meant, name, 0)
  const deleted = page.getByRole("alert").filter({ hasText: `Deleted: ${line}` })
  await deleted.getByRole("button", { name: "Undo" }).click()
  await expect(cell(line)).toBeVisible()
  await expectFound(shopper, meant, name, 1)
})
