import { findViolations } from "./axe.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

test("axe finds nothing on the shop window's screens", async ({ page, market }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: "reduce" })
  const bowl = await market.product({ name: "Axe bowl", price: 300, quantity: 2 })
  const { category } = bowl as unknown as { category: { id: string } | null }
  const screens = ["/", `/product-info/${bowl.id}`, "/search?query=bowl&minPrice=x", "/explore", "/aboutUs", "/no-page"]
  if (category) screens.push(`/category/${category.id}`)
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await findViolations(page, RULES), path).toEqual([])
  }
})

test("the menu and the theme of a phone", async ({ page, isPhone }) => {
  test.setTimeout(120_000)
  await test.step("the menu of a phone opens, leads on and closes by itself", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto("/")
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    const menu = page.getByRole("navigation", { name: "Menu" })
    await menu.getByRole("link", { name: "Explore" }).click()
    await expect(page).toHaveURL(/\/explore$/)
    await expect(menu).toBeHidden()
  })

  await resetBrowser(page)
  await test.step("the chosen theme stays on the device", async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.goto("/")
    const light = await background()
    if (isPhone) await page.getByRole("button", { name: "Menu", exact: true }).click()
    await page.getByRole("button", { name: "Dark theme" }).click()
    const dark = await background()
    expect(dark).not.toBe(light)
    await page.reload()
    expect(await background()).toBe(dark)
  })
})
