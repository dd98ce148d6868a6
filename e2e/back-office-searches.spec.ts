import { shop } from "@haat/testing"
import { findSeriousViolationsInTurn } from "./axe.ts"
import { openMenuItem, signInAsOwner } from "./owner.ts"
import { searchFor } from "./search-box.ts"
import { expect, test } from "./shop-test.ts"

/** A word that nothing else searches for, with few digits in a row. */
const newWord = () => `x7${Math.random().toString(36).slice(2, 7)}`
const SEARCHES_ROUTE = "**/store/catalog/searches"

test("a search is counted when it is shown, and a click on what it found; coming back counts nothing twice", async ({
  page,
}) => {
  const haat = await shop()
  const word = newWord()
  const product = await haat.product({ name: `Kettle ${word}` })
  const sent: unknown[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/store/catalog/searches")) sent.push(request.postDataJSON())
  })
  const counted = page.waitForResponse(SEARCHES_ROUTE)
  await searchFor(page, word)
  expect((await counted).status()).toBe(202)
  expect((await counted).request().headers().cookie).toBeUndefined()
  await (await counted).finished()

  const clicked = page.waitForResponse(SEARCHES_ROUTE)
  const link = page.getByRole("main").getByRole("link", { name: product.name })
  await link.click()
  expect((await clicked).status()).toBe(202)
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible()
  await page.goBack()
  await link.click()
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible()
  expect(sent).toEqual([
    { text: word, found: 1, clicked: false },
    { text: word, found: 1, clicked: true },
  ])
  const rows = await haat.sql("select searches, clicks, found from search_count where text = $1", [word])
  expect(rows).toEqual([{ searches: 1, clicks: 1, found: 1 }])
})

test("an owner sees what was searched without a result and without a click, and makes a synonym of it", async ({
  page,
  isPhone,
}) => {
  const haat = await shop()
  const word = newWord()
  const guest = haat.guest()
  for (const [name, found] of [
    ["nothing", 0],
    ["something", 4],
  ] as const)
    expect((await guest.post("/store/catalog/searches", { text: `${name} ${word}`, found })).status).toBe(202)

  await page.emulateMedia({ reducedMotion: "reduce" })
  await signInAsOwner(page)
  await page.goto("/admin/panel")
  await openMenuItem(page, "Searches", isPhone)
  await expect(page.getByRole("heading", { level: 1, name: "Searches" })).toBeVisible()
  await page.getByRole("textbox", { name: "Search in these searches" }).fill(word)
  const cell = (text: string) => page.getByRole("cell", { name: text, exact: true })
  await expect(cell(`nothing ${word}`)).toBeVisible()
  await expect(cell(`something ${word}`)).toBeVisible()
  await page.getByRole("button", { name: "Without a result" }).click()
  await expect(cell(`something ${word}`)).toHaveCount(0)
  await expect(cell(`nothing ${word}`)).toBeVisible()
  await page.getByRole("button", { name: "Without a click" }).click()
  await expect(cell(`nothing ${word}`)).toHaveCount(0)
  await expect(cell(`something ${word}`)).toBeVisible()
  await page.getByRole("button", { name: "7 days" }).click()
  await expect(cell(`something ${word}`)).toBeVisible()
  expect(await findSeriousViolationsInTurn(page), "the list").toEqual([])

  await page.getByRole("button", { name: `Make a synonym of something ${word}` }).click()
  const dialog = page.getByRole("dialog", { name: "Add search words" })
  const box = dialog.getByRole("textbox", { name: "Words for the same thing" })
  await expect(box).toHaveValue(`something ${word}, `)
  await box.pressSequentially("kettle")
  await expect(box).toHaveValue(`something ${word}, kettle`)
  expect(await findSeriousViolationsInTurn(page), "the form").toEqual([])
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText(`Shoppers find by these words now: something ${word}, kettle`)).toBeVisible()
})
