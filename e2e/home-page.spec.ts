import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { moveWithKeys } from "./move-with-keys.ts"
import { signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"
import { atBothWidths } from "./widths.ts"

const REGIONS = ["Banners", "Trending Products", "Explore Products", "What our shoppers say", "Write to me"]

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

test("the owner hides the questions, moves the newsletter up and titles it, and a guest sees home so", {
  tag: "@desktop",
}, async ({ page, browser, baseURL }) => {
  test.slow()
  const owner = await (await shop()).admin()
  const restore = async () => {
    const { version } = (await owner.get("/back-office/home-page")).body
    await owner.put("/back-office/home-page", { version, sections: [] })
  }
  await signInAsOwner(page)
  await page.goto("/admin/customize")
  await page.getByRole("button", { name: /^Home page/ }).click()
  const rows = page.getByRole("list", { name: "Sections of the home page" }).getByRole("listitem")
  await expect(rows).toHaveCount(9)
  try {
    await test.step("sections are moved by their arrows and by keys, hidden and titled", async () => {
      const up = page.getByRole("button", { name: "Move Newsletter up" })
      for (let place = 8; place > 4; place--) {
        await expect(rows.nth(place - 1)).toContainText("Newsletter")
        await up.press("Enter")
      }
      await expect(rows.nth(3)).toContainText("Newsletter")
      await moveWithKeys(page, "Newsletter", { key: "ArrowUp", from: 4, to: 3, of: 9 })
      await expect(rows.nth(2)).toContainText("Newsletter")
      await page.getByLabel("Title in English of Newsletter").fill("Write to me")
      await page.getByRole("switch", { name: "Show Questions" }).click()
      await expect(page.getByRole("switch", { name: "Show Products" })).toBeDisabled()
      await page.getByRole("button", { name: "Save the home page" }).click()
      await expect(page.getByText("The home page is saved")).toBeVisible()
    })

    const ORDER = ["search", "Write to me", "Categories", ...REGIONS.slice(0, 4)]
    await test.step("a guest sees them so, at both widths", async () => {
      const guest = await browser.newPage({ baseURL })
      await expect(async () => {
        await guest.goto("/")
        expect(await sectionsOf(guest)).toEqual(ORDER)
      }).toPass()
      await atBothWidths(guest, async () => {
        await expect(guest.getByRole("region", { name: "Write to me" })).toBeVisible()
        await expect(guest.locator("details")).toHaveCount(0)
        return []
      })
      await guest.close()
    })

    await test.step("and without JavaScript too", async () => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
      const plain = await context.newPage()
      await plain.goto("/")
      const html = await plain.content()
      const places = ["Write to me", 'aria-label="Categories"', "Explore Products", "What our shoppers say"].map(
        (text) => html.indexOf(text),
      )
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places).not.toContain(-1)
      expect(html).not.toContain("FAQPage")
      await context.close()
    })

    await test.step("the default comes back", async () => {
      await page.getByRole("button", { name: "Restore the default" }).click()
      await expect(rows.nth(7)).toContainText("Newsletter")
      const saved = page.waitForResponse((response) => response.request().method() === "PUT")
      await page.getByRole("button", { name: "Save the home page" }).click()
      await saved
      await expect(async () => {
        await page.goto("/")
        await expect(page.getByRole("region", { name: "Frequently asked questions" })).toBeVisible({ timeout: 1_000 })
      }).toPass()
    })
  } finally {
    await restore()
  }
})
