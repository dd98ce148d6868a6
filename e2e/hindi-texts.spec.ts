import type { Page } from "@playwright/test"
import { findSeriousViolations } from "./axe.ts"
import { openTab, signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"

/** The name of the shop, of its languages and of companies, addresses, and units that are written so in Hindi too. */
const ALLOWED = /\b(haat|english|razorpay|upi|pin|you@example\.com|cm|kg)\b/gi

/** Words in Latin letters that Hindi readers would see or hear, outside of what says that it is English. */
const latinWords = async (page: Page) => {
  const texts = await page.evaluate(() => {
    const isEnglish = (element: Element | null) =>
      element?.closest("[lang]")?.getAttribute("lang")?.startsWith("en") ||
      // what shoppers wrote is in whatever language they wrote it
      element?.closest("script, style, noscript, #reviews")
    // a button's label cannot say of the name in it that it is English; the name beside it does
    const labelOf = (element: Element) => {
      const label = element.getAttribute("aria-label") ?? ""
      const name = element.closest("li")?.querySelector("[lang^=en]")?.textContent?.trim()
      return name ? label.replace(name, "") : label
    }
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!isEnglish(node)) found.push(node.getAttribute("alt") ?? "", labelOf(node))
      } else if (!isEnglish(node.parentElement)) found.push(node.textContent ?? "")
    }
    return found
  })
  return texts.map((text) => text.replace(ALLOWED, "").trim()).filter((text) => /[a-z]{2}/i.test(text))
}

const DEVANAGARI = /[\u0900-\u097f]/

test("in Hindi no English text of the demo shop is left on home, a category, a product and the cart", async ({
  page,
}) => {
  await page.goto("/hi")
  await expect(page.getByRole("heading", { level: 2, name: "और प्रोडक्ट देखें" })).toBeVisible()
  expect(await latinWords(page)).toEqual([])

  // goods of other tests may be in the shop, in English; this category has none of them
  const { categories } = await (await page.request.get("/store/catalog/categories")).json()
  const festive = categories.find(({ handle }: { handle: string }) => handle === "festive-puja")
  await page.goto(`/hi/category/${festive.id}`)
  await expect(page.getByRole("heading", { level: 1, name: "त्योहार और पूजा" })).toBeVisible()
  expect(await page.title()).toContain("त्योहार और पूजा")
  expect(await latinWords(page)).toEqual([])

  await page.getByRole("link", { name: "पीतल का अखंड दीया", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: "पीतल का अखंड दीया" })).toBeVisible()
  await expect(page.getByText("मुरादाबाद में ढला")).toBeVisible()
  await expect(page.getByRole("rowheader", { name: "सामग्री" })).toBeVisible()
  expect(await page.title()).toMatch(/^पीतल का अखंड दीया/)
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining('"name":"पीतल का अखंड दीया"'),
  )
  expect(await latinWords(page)).toEqual([])
  expect(await findSeriousViolations(page)).toEqual([])

  await page.getByRole("main").getByRole("button", { name: "कार्ट में डालें", exact: false }).first().click()
  await page.goto("/hi/cart")
  await expect(page.getByRole("main").getByRole("link", { name: "पीतल का अखंड दीया" })).toBeVisible()
  expect(await latinWords(page)).toEqual([])
})

test("Hindi readers find Hindi texts, and are told of those that are English", async ({ page, market }) => {
  test.setTimeout(120_000)
  await test.step("in Hindi a text that is there in English alone is shown, and says that it is English", async () => {
    const pot = await market.product({ name: `Untranslated pot ${Date.now().toString(36)}`, price: 250, quantity: 3 })
    await page.goto(`/hi/product-info/${pot.id}`)
    const heading = page.getByRole("heading", { level: 1, name: pot.name })
    await expect(heading).toHaveAttribute("lang", "en")
    await expect(page.getByText("Made in Moradabad.")).toHaveAttribute("lang", "en")
    expect(await latinWords(page)).not.toContain(pot.name)
    await page.goto(`/hi/search?query=${encodeURIComponent(pot.name)}`)
    await expect(page.getByRole("link", { name: pot.name, exact: true })).toHaveAttribute("lang", "en")
  })

  await test.step("in Hindi a search finds goods by their Hindi names, and the sample reviews are Hindi", async () => {
    await page.goto("/hi/search?query=चप्पल")
    await expect(page.getByRole("link", { name: "कोल्हापुरी चमड़े की चप्पल", exact: true })).toBeVisible()
    await page.goto("/hi")
    const reviews = page.getByRole("region", { name: "हमारे ग्राहक क्या कहते हैं" })
    await expect(reviews.getByRole("listitem")).toHaveCount(3)
    for (const text of await reviews.getByRole("listitem").allTextContents()) {
      expect(text).toMatch(DEVANAGARI)
      expect(text).not.toMatch(/[a-z]/i)
    }
  })
})

test("what the owner types in Hindi about a product is what a shopper who reads Hindi sees", {
  tag: "@desktop",
}, async ({ page, market, browser, baseURL }) => {
  const pot = await market.product({ name: `Twice told pot ${Date.now().toString(36)}`, price: 250, quantity: 3 })
  const hindi = `दो बार बताया मटका ${Date.now()}`
  await signInAsOwner(page)
  await page.goto(`/admin/update-product/${pot.id}`)
  await openTab(page, "Hindi and search")
  await expect(page.getByLabel("नाम (Hindi)")).toHaveAttribute("lang", "hi")
  await page.getByLabel("नाम (Hindi)").fill(hindi)
  await page.getByLabel("विवरण (Hindi)").fill("हाथ से बना पीतल का मटका")
  await page.getByRole("button", { name: "Update Product" }).click()
  await expect(page.getByRole("alertdialog", { name: "Product Updated" })).toBeVisible()

  const shopper = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
  await expect(async () => {
    await shopper.goto(new URL(`/hi/product-info/${pot.id}`, baseURL).href)
    await expect(shopper.getByRole("heading", { level: 1, name: hindi })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(shopper.getByText("हाथ से बना पीतल का मटका")).toBeVisible()
  await shopper.context().close()
})
