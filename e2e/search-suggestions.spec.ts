import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { holdResponses } from "./hold-responses.ts"
import { waitForElementHydration } from "./hydration.ts"
import {
  boxOf,
  currentOf,
  enterBox,
  focusBox,
  group,
  isAt,
  listOf,
  optionsOf,
  searchFor,
  searchIcon,
  typeInBox,
} from "./search-box.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { atBothWidths } from "./widths.ts"

test("suggestions are found as words sound, and told to screen readers", async ({ page }) => {
  test.setTimeout(150_000)
  await test.step("a half-typed word suggests searches, categories, and products with picture and price", async () => {
    // of the demo shop, and no other test's
    await typeInBox(page, "mahesh")
    await expect(group(page, "Searches").getByRole("option", { name: "maheshwari", exact: true })).toBeVisible()
    await expect(group(page, "Categories").getByRole("option").first()).toBeVisible()
    const product = group(page, "Products").getByRole("option").first()
    await expect(product).toContainText(/saree.*₹[\d,]+/is)
    await expect
      .poll(() => product.locator("img").evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .not.toBe(0)
    await atBothWidths(page, async () => {
      const [form, list] = await Promise.all([page.getByRole("search").boundingBox(), listOf(page).boundingBox()])
      expect(list?.y).toBeGreaterThanOrEqual((form?.y ?? 0) + (form?.height ?? 0))
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
      return []
    })
  })

  await resetBrowser(page)
  await test.step("misspelt, Hindi in Latin letters and Devanagari are completed as they sound", async () => {
    for (const typed of ["share", "sadi", "साड़"]) {
      await typeInBox(page, typed)
      await expect(group(page, "Products").getByRole("option").first(), typed).toContainText(/sari|saree/i)
    }
  })

  await resetBrowser(page)
  await test.step("a screen reader hears a combobox, how many suggestions there are, and which is the current one", async () => {
    await page.goto("/")
    const box = page.getByRole("combobox", { name: "Search products" })
    await expect(box).toHaveAttribute("aria-expanded", "false")
    await expect(box).toHaveAttribute("aria-autocomplete", "list")
    await typeInBox(page, "sar")
    await expect(box).toHaveAttribute("aria-expanded", "true")
    await expect(box).toHaveAttribute("aria-controls", (await listOf(page).getAttribute("id")) as string)
    const count = await optionsOf(page).count()
    await expect(page.getByRole("search").getByRole("status")).toHaveText(`${count} suggestions`)
    await expect(box).not.toHaveAttribute("aria-activedescendant")
    await box.press("ArrowDown")
    await expect(listOf(page).getByRole("option", { selected: true })).toHaveText((await currentOf(page)) as string)
    await expect(box).toBeFocused()
  })
})

test("suggestions are gone through and closed with the keyboard, or clicked", { tag: "@desktop" }, async ({ page }) => {
  test.setTimeout(180_000)
  await test.step("arrow keys cycle through suggestions and the typed text; Home and End move within the text", async () => {
    await typeInBox(page, "sar")
    const box = boxOf(page)
    const texts = await optionsOf(page).allTextContents()
    await box.press("ArrowDown")
    expect(await currentOf(page)).toBe(texts[0])
    await box.press("ArrowUp")
    expect(await currentOf(page)).toBeNull()
    await box.press("ArrowUp")
    expect(await currentOf(page)).toBe(texts.at(-1))
    await box.press("Home")
    expect(await currentOf(page)).toBeNull()
    expect(await box.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0)
    await box.press("End")
    expect(await box.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3)
    await expect(box).toHaveValue("sar")
  })

  await resetBrowser(page)
  await test.step("Enter goes to the chosen suggestion, and without a choice it searches for the text", async () => {
    await typeInBox(page, "sar")
    const texts = await optionsOf(page).allTextContents()
    await boxOf(page).press("ArrowDown")
    await boxOf(page).press("Enter")
    await isAt(page, "/search", texts[0])
    await typeInBox(page, "sar", "/explore")
    await boxOf(page).press("Enter")
    await isAt(page, "/search", "sar")
  })

  await resetBrowser(page)
  await test.step("Escape closes the suggestions, then clears the text; Tab closes them; an arrow opens them again", async () => {
    await typeInBox(page, "sar")
    const box = boxOf(page)
    await box.press("Escape")
    await expect(listOf(page)).toBeHidden()
    await expect(box).toHaveValue("sar")
    await expect(box).toHaveAttribute("aria-expanded", "false")
    await box.press("ArrowDown")
    await expect(listOf(page)).toBeVisible()
    await box.press("Tab")
    await expect(listOf(page)).toBeHidden()
    await expect(page.getByRole("button", { name: "Search", exact: true })).toBeFocused()
    await box.focus()
    await box.press("Escape")
    await expect(box).toHaveValue("")
  })

  await resetBrowser(page)
  await test.step("a click on a product or a category leads there and empties the field", async () => {
    await typeInBox(page, "sar", "/explore")
    await group(page, "Products").getByRole("option").first().click()
    await expect(page).toHaveURL(/\/product-info\//)
    await expect(listOf(page)).toBeHidden()
    await expect(boxOf(page)).toHaveValue("")
    await enterBox(page)
    await boxOf(page).pressSequentially("sar")
    await group(page, "Categories").getByRole("option").first().click()
    await expect(page).toHaveURL(/\/category\//)
  })
})

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true })

  test("a tap on a suggestion leads there", async ({ page }) => {
    await typeInBox(page, "sar")
    const first = group(page, "Searches").getByRole("option").first()
    const text = (await first.textContent()) as string
    await first.tap()
    await isAt(page, "/search", text)
  })
})

test("suggestions that come late, not at all, or at the second try", async ({ page }) => {
  test.setTimeout(120_000)
  await test.step("an answer that comes late is not shown over a newer one, and one that fails shows nothing", async () => {
    await focusBox(page)
    const letGo = await holdResponses(page, /suggestions\?q=sar$/)
    const late = page.waitForRequest(/suggestions\?q=sar$/)
    await boxOf(page).pressSequentially("sar")
    await late
    await boxOf(page).fill("turm")
    await expect(group(page, "Products").getByRole("option").first()).toContainText(/turmeric/i)
    letGo()
    await expect(optionsOf(page).filter({ hasText: /saree/i })).toHaveCount(0)

    await page.route("**/store/catalog/suggestions?*", (route) => route.fulfill({ status: 500, json: {} }))
    await boxOf(page).fill("turme")
    await expect(listOf(page)).toBeHidden()
    await expect(page.getByRole("alert").or(page.getByRole("dialog"))).toHaveCount(0)
    await boxOf(page).press("Enter")
    await isAt(page, "/search", "turme")
  })

  await resetBrowser(page)
  await test.step("suggestions that a busy shop turned away are fetched once more", async () => {
    await focusBox(page)
    await page.route("**/store/catalog/suggestions?*", (route) => route.fulfill({ status: 503, json: {} }), {
      times: 1,
    })
    await boxOf(page).fill("turm")
    await expect(group(page, "Products").getByRole("option").first()).toContainText(/turmeric/i)
  })
})

test("suggestions and last searches are for everybody, in both languages", async ({ page }) => {
  test.setTimeout(120_000)
  await test.step("axe finds nothing serious on the suggestions and the last searches", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await searchFor(page, "brass diya")
    await typeInBox(page, "sar", "/explore")
    await boxOf(page).press("ArrowDown")
    expect(await findSeriousViolationsInBothSchemes(page, "[aria-label='Explore Products']"), "suggestions").toEqual([])
    await boxOf(page).fill("")
    await expect(group(page, "Your last searches")).toBeVisible()
    expect(await findSeriousViolationsInBothSchemes(page, "[aria-label='Explore Products']"), "last searches").toEqual(
      [],
    )
  })

  await resetBrowser(page)
  await test.step("in Hindi the suggestions are Hindi, and axe finds nothing serious on them", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/hi/explore")
    const box = page.getByRole("combobox", { name: "प्रोडक्ट खोजें", includeHidden: true })
    await waitForElementHydration(box)
    await enterBox(page, box, searchIcon(page, "खोजें"))
    await box.pressSequentially("साड़")
    const list = page.getByRole("listbox", { name: "सुझाव" })
    await expect(list.getByRole("group", { name: "प्रोडक्ट" }).getByRole("option").first()).toContainText(/साड़ी.*₹/s)
    await expect(page.getByRole("search").getByRole("status")).toHaveText(/^\d+ सुझाव$/)
    expect(await findSeriousViolationsInBothSchemes(page), "suggestions in Hindi").toEqual([])
  })
})
