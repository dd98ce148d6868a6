import type { Page } from "@playwright/test"
import { seriousInBothSchemes } from "./axe.ts"
import { expect, startAnew, test } from "./shop-test.ts"

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

  await startAnew(page)
  await test.step("the switch turns the shop to Hindi, where it stays, and back to English", async () => {
    const pot = await market.product({ name: "Language pot", price: 123456, quantity: 3 })
    await page.goto(`/product-info/${pot.id}`)
    const footer = page.getByRole("contentinfo")
    await expect(footer.getByRole("link", { name: "About Us" })).toBeVisible()
    await expect(page.getByRole("main").getByText("₹1,23,456", { exact: true })).toBeVisible()

    await chooseLanguage(page, HINDI, isPhone)
    await expect(page).toHaveURL(new RegExp(`/product-info/${pot.id}$`))
    await expect(footer.getByRole("link", { name: "हमारे बारे में" })).toBeVisible()
    expect(await htmlLang(page)).toBe("hi-IN")
    await expect(page.getByRole("main").getByText("₹1,23,456", { exact: true })).toBeVisible()

    await page.reload()
    await expect(footer.getByRole("link", { name: "हमारे बारे में" })).toBeVisible()
    await footer.getByRole("link", { name: "कार्ट" }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByText("आपका कार्ट खाली है")).toBeVisible()
    expect(await htmlLang(page)).toBe("hi-IN")

    await chooseLanguage(page, "English", isPhone)
    await expect(page.getByText("Your cart is empty")).toBeVisible()
    expect(await htmlLang(page)).toBe("en-IN")
  })

  await startAnew(page)
  await test.step("a page of the history comes in the language chosen since", async () => {
    await page.goto("/explore")
    await page.goto("/aboutUs")
    await chooseLanguage(page, HINDI, isPhone)
    await expect.poll(() => htmlLang(page)).toBe("hi-IN")
    await page.goBack()
    await expect.poll(() => htmlLang(page)).toBe("hi-IN")
    await page.goBack()
    await expect(page).toHaveURL(/\/explore$/)
    await expect.poll(() => htmlLang(page)).toBe("hi-IN")
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })
  test("the switch works all the same, and keeps the page and its filters", async ({ page, isPhone }) => {
    await page.goto("/search?query=sari&sort=price_asc")
    await chooseLanguage(page, HINDI, isPhone)
    await expect(page).toHaveURL(/\/search\?query=sari&sort=price_asc$/)
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "हमारे बारे में" })).toBeVisible()
    expect(await htmlLang(page)).toBe("hi-IN")
  })
})

test("pages remembered in one language are not given to who reads the other", async ({ page, playwright, baseURL }) => {
  const reader = (cookie: string) => playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie } })
  const [english, hindi] = await Promise.all([reader("language=en"), reader("language=hi")])
  const read = async (who: typeof english) => (await who.get("/aboutUs")).text()
  for (let turn = 0; turn < 5; turn++) {
    const [ours, theirs] = await Promise.all([read(english), read(hindi)])
    expect(ours).toContain('<html lang="en-IN"')
    expect(theirs).toContain('<html lang="hi-IN"')
  }
  // the address bar has no say in it
  await page.goto("/aboutUs")
  expect(await htmlLang(page)).toBe("en-IN")
  await Promise.all([english.dispose(), hindi.dispose()])
})

test("Hindi is said in forms, and can be read by everybody", async ({ page, context, baseURL }) => {
  test.setTimeout(120_000)
  await test.step("axe finds nothing serious in Hindi", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await context.addCookies([{ name: "language", value: "hi", url: baseURL as string }])
    await page.goto("/")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await seriousInBothSchemes(page)).toEqual([])
  })

  await startAnew(page)
  await test.step("what is wrong with a form, and what the server rejects, is said in Hindi", async () => {
    await context.addCookies([{ name: "language", value: "hi", url: baseURL as string }])
    await page.goto("/login")
    const logIn = page.getByRole("button", { name: "लॉग इन करें", exact: true })
    await logIn.click()
    await expect(page.getByText("यूज़रनेम कम से कम 3 अक्षर का हो")).toBeVisible()
    await page.getByLabel("यूज़रनेम").fill(`nobody${Date.now() % 1_000_000}`)
    await page.getByLabel("पासवर्ड", { exact: true }).fill("Wrong@123")
    await logIn.click()
    await expect(page.getByRole("dialog")).toContainText("यूज़रनेम या पासवर्ड ग़लत है")
  })
})
