import type { Page } from "@playwright/test"
import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { newPerson, saveAddress, signUp } from "./shopper.ts"
import { expectNoOverflow } from "./widths.ts"

const HINDI = "हिन्दी"
const htmlLang = (page: Page) => page.locator("html").getAttribute("lang")

/** Switches with the buttons in the side bar, which on a phone is behind the menu button. */
async function chooseLanguage(page: Page, name: string, isPhone: boolean) {
  if (isPhone) await page.locator('button[popovertarget="menu"]').first().click()
  await page.getByRole("button", { name, exact: true }).click()
}

test("the language is chosen, stays, and brings its letters", async ({ page, isPhone, market }) => {
  test.setTimeout(150_000)
  await test.step("only the letters of the language in use are fetched, and nothing moves when they come", async () => {
    const fonts = new Set<string>()
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.add(request.url())
    })
    await page.goto("/")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    expect([...fonts].filter((url) => url.includes("noto-sans"))).toEqual([])
    await chooseLanguage(page, HINDI, isPhone)
    await expect.poll(() => [...fonts].filter((url) => url.includes("noto-sans")).length).toBe(1)
  })

  await resetBrowser(page)
  await test.step("the switch turns the shop to Hindi, where it stays, and back to English", async () => {
    const pot = await market.product({ name: "Language pot", price: 123456, quantity: 3 })
    await page.goto(`/product-info/${pot.id}`)
    const footer = page.getByRole("contentinfo")
    await expect(footer.getByRole("link", { name: "About Us" })).toBeVisible()
    await expect(page.getByRole("main").getByText("₹1,23,456", { exact: true })).toBeVisible()

    await chooseLanguage(page, HINDI, isPhone)
    await expect(page).toHaveURL(`/hi/product-info/${pot.id}`)
    await expect(footer.getByRole("link", { name: "हमारे बारे में" })).toBeVisible()
    expect(await htmlLang(page)).toBe("hi-IN")
    await expect(page.getByRole("main").getByText("₹1,23,456", { exact: true })).toBeVisible()

    await page.reload()
    await expect(footer.getByRole("link", { name: "हमारे बारे में" })).toBeVisible()
    await footer.getByRole("link", { name: "कार्ट" }).click()
    await expect(page).toHaveURL("/hi/cart")
    await expect(page.getByText("आपका कार्ट खाली है")).toBeVisible()
    expect(await htmlLang(page)).toBe("hi-IN")

    await chooseLanguage(page, "English", isPhone)
    await expect(page).toHaveURL("/cart")
    await expect(page.getByText("Your cart is empty")).toBeVisible()
    expect(await htmlLang(page)).toBe("en-IN")
  })

  await resetBrowser(page)
  await test.step("a page of the history comes in the language of its address", async () => {
    await page.goto("/explore")
    await page.goto("/aboutUs")
    await chooseLanguage(page, HINDI, isPhone)
    await expect.poll(() => htmlLang(page)).toBe("hi-IN")
    await page.goBack()
    await expect(page).toHaveURL("/aboutUs")
    await expect.poll(() => htmlLang(page)).toBe("en-IN")
    await page.goForward()
    await expect(page).toHaveURL("/hi/aboutUs")
    await expect.poll(() => htmlLang(page)).toBe("hi-IN")
  })

  await resetBrowser(page)
  await test.step("signing in leads to the Hindi page that asked for it", async () => {
    const person = newPerson()
    await signUp(page, person)
    await saveAddress(page)
    await page.context().clearCookies()
    await page.goto("/hi/profile")
    await expect(page).toHaveURL(`/hi/login?next=${encodeURIComponent("/profile")}`)
    await page.getByLabel("यूज़रनेम").fill(person.username)
    await page.getByLabel("पासवर्ड", { exact: true }).fill(person.password)
    await page.getByRole("button", { name: "लॉग इन करें", exact: true }).click()
    await expect(page).toHaveURL("/hi/profile")
    expect(await htmlLang(page)).toBe("hi-IN")
  })
})

test("a page tells search engines its addresses in both languages", async ({ page, baseURL }) => {
  const head = async () => ({
    canonical: await page.locator("link[rel=canonical]").getAttribute("href"),
    alternates: await page
      .locator("link[rel=alternate]")
      .evaluateAll((links) => links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])),
  })
  const absolute = (path: string) => new URL(path, baseURL).href
  for (const [english, hindi] of [
    ["/", "/hi"],
    ["/explore?page=2", "/hi/explore?page=2"],
    ["/Home", "/hi/Home"],
  ]) {
    const alternates = [
      ["en-IN", absolute(english)],
      ["hi-IN", absolute(hindi)],
      ["x-default", absolute(english)],
    ]
    await page.goto(english)
    expect(await head()).toEqual({ canonical: absolute(english), alternates })
    await page.goto(hindi)
    expect(await head()).toEqual({ canonical: absolute(hindi), alternates })
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("the switch works all the same, and keeps the page and its filters", async ({ page, isPhone }) => {
    await page.goto("/search?query=sari&sort=price_asc")
    await chooseLanguage(page, HINDI, isPhone)
    await expect(page).toHaveURL("/hi/search?query=sari&sort=price_asc")
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "हमारे बारे में" })).toBeVisible()
    expect(await htmlLang(page)).toBe("hi-IN")
  })

  test("a visitor who has chosen Hindi is offered an English page in Hindi, until they choose English", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "language", value: "hi", url: baseURL as string }])
    await page.goto("/search?query=sari")
    expect(await htmlLang(page)).toBe("en-IN")
    const offer = page.getByRole("link", { name: "यह पेज हिन्दी में पढ़ें" })
    await expect(offer).toHaveAttribute("href", "/hi/search?query=sari")
    expect((await offer.boundingBox())?.height).toBeLessThan(50)
    await expect(page.locator("link[rel=preload][href*=noto-sans]")).toHaveCount(1)
    await expectNoOverflow(page)
    await offer.click()
    await expect(page).toHaveURL("/hi/search?query=sari")
    await expect(offer).toBeHidden()

    await page.goto("/search?query=sari")
    await page.getByRole("button", { name: "Stay in English" }).click()
    await expect(page).toHaveURL("/search?query=sari")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(offer).toBeHidden()

    await page.goto("/hi/Home")
    await page.getByRole("link", { name: "Read this page in English" }).click()
    await expect(page).toHaveURL("/Home")
  })
})

test("Hindi is said in forms, and can be read by everybody", async ({ page, context, baseURL }) => {
  test.setTimeout(120_000)
  await test.step("axe finds nothing serious in Hindi, with an offer of English", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await context.addCookies([{ name: "language", value: "en", url: baseURL as string }])
    await page.goto("/hi")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByRole("link", { name: "Read this page in English" })).toBeVisible()
    expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  })

  await resetBrowser(page)
  await test.step("what is wrong with a form, and what the server rejects, is said in Hindi", async () => {
    await page.goto("/hi/login")
    const logIn = page.getByRole("button", { name: "लॉग इन करें", exact: true })
    await logIn.click()
    await expect(page.getByText("यूज़रनेम कम से कम 3 अक्षर का हो")).toBeVisible()
    await page.getByLabel("यूज़रनेम").fill(`nobody${Date.now() % 1_000_000}`)
    await page.getByLabel("पासवर्ड", { exact: true }).fill("Wrong@123")
    await logIn.click()
    await expect(page.getByRole("dialog")).toContainText("यूज़रनेम या पासवर्ड ग़लत है")
  })
})
