import type { Page } from "@playwright/test"
import { arrangeHome } from "./arrange-home.ts"
import { moveWithKeys } from "./move-with-keys.ts"
import { signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"
import { atBothWidths } from "./widths.ts"

/** Names of the sections of home from its top down; "search" and "Categories" are those without a region. */
const sectionsOf = (page: Page) =>
  page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("form[role=search], nav, section")].flatMap((part) => {
      if (part.parentElement?.closest("section, nav") && part.getAttribute("role") !== "search") return []
      if (part.getAttribute("role") === "search") return "search"
      const labelledBy = part.getAttribute("aria-labelledby")
      const label = labelledBy ? document.getElementById(labelledBy)?.textContent : part.getAttribute("aria-label")
      return label ?? []
    }),
  )

test("the owner hides the categories, moves the reviews up and titles them, and a guest sees home so", {
  tag: "@desktop",
}, async ({ page, browser, baseURL }) => {
  test.slow()
  await signInAsOwner(page)
  await page.goto("/admin/customize")
  await page.getByRole("button", { name: /^Home page/ }).click()
  const rows = page.getByRole("list", { name: "Sections of the home page" }).getByRole("listitem")
  await expect(rows.filter({ hasText: "Sample reviews" })).toHaveCount(1)
  const names = await rows.allTextContents()
  const place = names.findIndex((name) => name.includes("Sample reviews")) + 1
  expect(place, "behind the welcome, search, categories and products").toBeGreaterThanOrEqual(5)
  try {
    await test.step("sections are moved by their arrows and by keys, hidden and titled", async () => {
      const up = page.getByRole("button", { name: "Move Sample reviews up" })
      for (let now = place; now > 4; now--) {
        await expect(rows.nth(now - 1)).toContainText("Sample reviews")
        await up.press("Enter")
      }
      await expect(rows.nth(3)).toContainText("Sample reviews")
      await moveWithKeys(page, "Sample reviews", { key: "ArrowUp", from: 4, to: 3, of: names.length })
      await expect(rows.nth(2)).toContainText("Sample reviews")
      await page.getByLabel("Title in English of Sample reviews").fill("They wrote to me")
      await page.getByRole("switch", { name: "Show Categories" }).click()
      await expect(page.getByRole("switch", { name: "Show Products" })).toBeDisabled()
      await page.getByRole("button", { name: "Save the home page" }).click()
      await expect(page.getByText("The home page is saved")).toBeVisible()
    })

    await test.step("a guest sees them so, at both widths", async () => {
      const guest = await browser.newPage({ baseURL })
      await expect(async () => {
        await guest.goto("/")
        const seen = await sectionsOf(guest)
        expect(seen.slice(0, 2)).toEqual(["search", "They wrote to me"])
        expect(seen).toContain("Explore Products")
        for (const gone of ["Categories", "What our shoppers say"]) expect(seen).not.toContain(gone)
      }).toPass()
      await atBothWidths(guest, async () => {
        await expect(guest.getByRole("region", { name: "They wrote to me" })).toBeVisible()
        await expect(guest.getByRole("navigation", { name: "Categories" })).toHaveCount(0)
        return []
      })
      await guest.close()
    })

    await test.step("and without JavaScript too", async () => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
      const plain = await context.newPage()
      await plain.goto("/")
      const html = await plain.content()
      const places = ["They wrote to me", "Explore Products"].map((text) => html.indexOf(text))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places).not.toContain(-1)
      expect(html).not.toContain('aria-label="Categories"')
      await context.close()
    })

    await test.step("the default comes back", async () => {
      await page.getByRole("button", { name: "Restore the default" }).click()
      await expect(rows.nth(place - 1)).toContainText("Sample reviews")
      const saved = page.waitForResponse((response) => response.request().method() === "PUT")
      await page.getByRole("button", { name: "Save the home page" }).click()
      await saved
      await expect(async () => {
        await page.goto("/")
        await expect(page.getByRole("navigation", { name: "Categories" })).toBeVisible({ timeout: 1_000 })
      }).toPass()
    })
  } finally {
    await arrangeHome([])
  }
})
