import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { seriousInBothSchemes } from "./axe.ts"
import { follow, signInAsOwner } from "./owner.ts"
import { expect, startAnew, test } from "./shop-test.ts"

const SYLLABLES = "ba de gi ko lu ma ne pi ro tu".split(" ")
/** A word that nothing else has, in letters alone, as words that sound are. */
const newWord = () => Array.from({ length: 8 }, () => SYLLABLES[Math.floor(Math.random() * SYLLABLES.length)]).join("")

/** Whether a shopper who searches for the text is shown the product, within the shop's two seconds and what a page takes. */
const expectFound = async (page: Page, text: string, name: string, count: number) => {
  await expect(async () => {
    await page.goto(`/search?query=${encodeURIComponent(text)}`)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByRole("main").getByRole("link", { name }).first()).toHaveCount(count, { timeout: 500 })
  }).toPass()
}

test("search words are kept, in both languages", async ({ page, context, isPhone }) => {
  test.setTimeout(150_000)
  await test.step("an owner adds words for the same thing, by which a shopper finds; changes and deletes them, and takes it back", async () => {
    const [word, meant, other] = [newWord(), newWord(), newWord()]
    const name = `Silver ${word}`
    await (await shop()).product({ name })
    const shopper = await context.newPage()
    await expectFound(shopper, meant, name, 0)

    await page.emulateMedia({ reducedMotion: "reduce" })
    await signInAsOwner(page)
    await page.goto("/admin/panel")
    await follow(page, "Search words", isPhone)
    await expect(page.getByRole("heading", { level: 1, name: "Search words" })).toBeVisible()

    await page.getByRole("button", { name: "Add a line" }).click()
    const dialog = page.getByRole("dialog", { name: "Add search words" })
    const box = dialog.getByRole("textbox", { name: "Words for the same thing" })
    await box.fill(word)
    await dialog.getByRole("button", { name: "Save" }).click()
    await expect(dialog).toContainText("Write at least two words for the same thing, with commas between them")
    expect(await seriousInBothSchemes(page), "the form").toEqual([])
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
    expect(await seriousInBothSchemes(page), "the list").toEqual([])

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

  await startAnew(page)
  await test.step("a line that is there already is said in the form, which keeps what was typed", async () => {
    const admin = await (await shop()).admin()
    const words = `${newWord()}, ${newWord()}`
    expect((await admin.post("/back-office/synonyms", { words })).status).toBe(201)
    await signInAsOwner(page)
    await page.goto("/admin/synonyms")
    await page.getByRole("button", { name: "Add a line" }).click()
    const box = page.getByRole("dialog").getByRole("textbox", { name: "Words for the same thing" })
    await box.fill(words)
    await page.getByRole("button", { name: "Save" }).click()
    const oops = page.getByRole("alertdialog", { name: "Oops..." })
    await expect(oops).toContainText("There is a line with these very words already")
    await oops.getByRole("button", { name: "OK" }).click()
    await expect(box).toHaveValue(words)
  })

  await startAnew(page)
  await test.step("the search words can be read and used in Hindi", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await signInAsOwner(page)
    await page.addInitScript(() => localStorage.setItem("RaStore.locale", '"hi"'))
    await page.goto("/admin/synonyms")
    await expect(page.getByRole("heading", { level: 1, name: "खोज के शब्द" })).toBeVisible()
    expect(await seriousInBothSchemes(page), "the list").toEqual([])
    await page.getByRole("button", { name: "पंक्ति जोड़ें" }).click()
    await expect(page.getByRole("dialog", { name: "खोज के शब्द जोड़ें" })).toBeVisible()
    expect(await seriousInBothSchemes(page), "the form").toEqual([])
  })
})
