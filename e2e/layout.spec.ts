import { expect, resetBrowser, test } from "./shop-test.ts"
import { DESKTOP, PHONE } from "./widths.ts"

test.describe("the frame around the pages", () => {
  test("leads through the shop, at its head and at its end", async ({ page }) => {
    test.setTimeout(120_000)
    await test.step("leads a guest to Home, Explore, About Us, Contact, Cart, LogIn and SignUp", async () => {
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size)
        await page.goto("/explore")
        if (size === PHONE) await page.getByRole("button", { name: "Menu" }).click()
        const links = page.getByRole("navigation", { name: "Menu" }).getByRole("link")
        await expect(links).toHaveText(["Home", "Explore", "About Us", "Contact", "Cart", "LogIn", "SignUp"])
        await links.filter({ hasText: "About Us" }).click()
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/About/)
      }
    })

    await resetBrowser(page)
    await test.step("ends with quick links and a chat link", async () => {
      await page.goto("/explore")
      const footer = page.getByRole("contentinfo")
      const quick = footer.getByRole("navigation", { name: "Quick links" }).getByRole("link")
      expect(await quick.count()).toBeGreaterThan(4)
      await expect(footer.getByRole("link", { name: "Chat with us" })).toBeVisible()
      await quick.filter({ hasText: "Terms and conditions" }).click()
      await expect(page).toHaveURL(/\/termsandcondition$/)
    })
  })
})

test("sign-up links to the terms, and a blank search goes nowhere", async ({ page, context }) => {
  test.setTimeout(120_000)
  await test.step("sign-up links to the terms, which can be read", async () => {
    await page.goto("/signup")
    const opened = context.waitForEvent("page")
    await page.getByRole("link", { name: "terms and conditions" }).first().click()
    const terms = await opened
    await expect(terms).toHaveURL(/\/termsandcondition$/)
    await expect(terms.getByRole("heading", { level: 1 })).toHaveText(/Terms/)
  })

  await resetBrowser(page)
  await test.step("a blank search goes nowhere, and what is searched for stands encoded in the address", async () => {
    await page.goto("/")
    const box = page.getByLabel("Search products")
    await box.fill("   ")
    await page.getByRole("button", { name: "Search", exact: true }).click()
    await expect(page).toHaveURL((url) => url.pathname === "/" && url.search === "")
    await box.fill("tea & 100% ग्रीन")
    await page.getByRole("button", { name: "Search", exact: true }).click()
    await expect(page).toHaveURL((url) => url.pathname === "/search" && /^\?query=tea[+%20]+%26/.test(url.search))
    expect(new URL(page.url()).searchParams.get("query")).toBe("tea & 100% ग्रीन")
  })
})
