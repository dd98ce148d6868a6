import type { SaveVariants } from "@haat/catalog/contract"
import { shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { kurtaVariants, saveProductVariants } from "@haat/testing/vary-product"
import type { Page } from "@playwright/test"
import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { waitForHydration } from "./hydration.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { expectNoOverflow } from "./widths.ts"

const only = ({ options, variants }: SaveVariants, keeps: (values: string[]) => boolean): SaveVariants => {
  const kept = variants.filter(({ values }) => keeps(values))
  const used = new Set(kept.flatMap(({ values }) => values))
  return {
    options: options.map(({ title, values }) => ({ title, values: values.filter(({ value }) => used.has(value)) })),
    variants: kept,
  }
}

/** Three kurtas in a category of their own: one in everything, one in indigo alone, one in red and small alone. */
async function kurtas() {
  const haat = await shop()
  const admin = await haat.admin()
  const word = `Angrakha${Date.now().toString(36)}`
  const { body: category } = await admin.post("/back-office/categories", { name: `${word} kurtas` })
  const wanted: [string, SaveVariants][] = [
    ["Whole", kurtaVariants()],
    ["Indigo", only(kurtaVariants(), ([colour]) => colour === "Indigo")],
    ["Small", only(kurtaVariants(), ([colour, size]) => colour === "Red" && size === "S")],
  ]
  for (const [name, variants] of wanted) {
    const { id } = await haat.product({ name: `${word} ${name}` })
    await editProduct(admin, id, { category_id: category.id })
    await saveProductVariants(admin, id, variants)
  }
  return { word, category: category as { id: string; name: string } }
}

const filter = (page: Page, option: string, value: string) =>
  page.getByRole("region", { name: `Filter by ${option}` }).getByRole("link", { name: new RegExp(`^${value} `) })
const shownIn = async (page: Page, word: string) =>
  (await page.getByRole("heading", { level: 2, name: new RegExp(word) }).allTextContents())
    .map((name) => name.replace(word, "").trim())
    .sort()
const shows = (page: Page, word: string, names: string[]) => expect.poll(() => shownIn(page, word)).toEqual(names)

async function choose(page: Page, word: string) {
  await shows(page, word, ["Indigo", "Small", "Whole"])
  await expect(filter(page, "Size", "S")).toContainText("3")
  await expect(filter(page, "Size", "L")).toContainText("2")
  await expect(filter(page, "Colour", "Red")).toContainText("2")

  await filter(page, "Size", "M").click()
  await shows(page, word, ["Indigo", "Whole"])
  await expect(filter(page, "Size", "M")).toHaveAttribute("aria-current", "true")
  // a size counts whatever size is chosen, and colours of that size alone
  await expect(filter(page, "Size", "S")).toContainText("3")
  await expect(filter(page, "Colour", "Red")).toContainText("1")

  await filter(page, "Size", "S").click()
  await shows(page, word, ["Indigo", "Small", "Whole"])
  await filter(page, "Colour", "Red").click()
  await shows(page, word, ["Small", "Whole"])
  await expect(page).toHaveURL(/choice=size%3Am&choice=size%3As&choice=colour%3Ared/)
}

test("a category is filtered by two sizes and a colour, with counts, and all of it is in the address", {
  tag: "@desktop",
}, async ({ page, context }) => {
  const { word, category } = await kurtas()
  await page.goto(`/category/${category.id}`)
  await waitForHydration(page)
  await choose(page, word)
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  await expectNoOverflow(page)

  const friend = await context.newPage()
  await friend.goto(page.url())
  await shows(friend, word, ["Small", "Whole"])
  await page.goBack()
  await shows(page, word, ["Indigo", "Small", "Whole"])
  await expect(filter(page, "Colour", "Red")).not.toHaveAttribute("aria-current", "true")
  await page.getByRole("link", { name: "Show all choices" }).click()
  await shows(page, word, ["Indigo", "Small", "Whole"])
  await expect(page).not.toHaveURL(/choice/)
})

test("a search is filtered by its variants and countries, and Hindi names", { tag: "@desktop" }, async ({ page }) => {
  test.setTimeout(150_000)
  await test.step("a search is filtered by them beside its price, and sorting keeps them", async () => {
    const { word } = await kurtas()
    await page.goto(`/search?query=${word}&maxPrice=1000`)
    await waitForHydration(page)
    await choose(page, word)
    await expect(page).toHaveURL(/maxPrice=1000/)
    await filter(page, "Size", "S").click()
    await shows(page, word, ["Whole"])
  })

  await resetBrowser(page)
  await test.step("a country that nothing of a list comes from is shown where it was chosen, and can be taken out", async () => {
    const { word } = await kurtas()
    await page.goto(`/search?query=${word}&origin=CN`)
    await waitForHydration(page)
    await shows(page, word, [])
    await filter(page, "Country of origin", "China").click()
    await shows(page, word, ["Indigo", "Small", "Whole"])
    await expect(page).not.toHaveURL(/origin/)
  })

  await resetBrowser(page)
  await test.step("in Hindi the filters have Hindi names", async () => {
    const { category } = await kurtas()
    await page.goto(`/hi/category/${category.id}`)
    const colours = page.getByRole("region", { name: "रंग से छाँटें" })
    await expect(colours.getByRole("link", { name: /^लाल/ })).toContainText("2")
    await expect(page.getByRole("region", { name: "साइज़ से छाँटें" }).getByRole("link", { name: /^S/ })).toBeVisible()
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("the filters are links", async ({ page }) => {
    const { word, category } = await kurtas()
    await page.goto(`/category/${category.id}`)
    await choose(page, word)
  })
})
