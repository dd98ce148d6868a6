import type { Page } from "@playwright/test"
import { firstLoad } from "../bench/first-load.mjs"
import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { comeHome, comeHomeToManyCategories } from "./come-home.ts"
import { expectInOrder } from "./expect-in-order.ts"
import { waitForHydration } from "./hydration.ts"
import { expectStill, watchShifts } from "./layout-shifts.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { DESKTOP, PHONE } from "./widths.ts"

test("of many categories, those with the most products are there and the way to all", {
  tag: "@desktop",
}, async ({ page }) => {
  await comeHomeToManyCategories(page)
  const links = page.getByRole("navigation", { name: "Categories" }).getByRole("link")
  await expect(links).toHaveText([
    ...["16", "17", "18", "19", "36", "37", "38", "39", "56", "57", "58", "59"].map(
      (n) => `Category ${n} (${Number(n) % 20})`,
    ),
    "All 60 categories",
  ])
  await links.last().click()
  await expect(page).toHaveURL(/\/explore$/)
  await expect(links).toHaveCount(60)
})

test("home has its parts in order, reviews and what machines read", async ({ page }) => {
  await test.step("home shows its sections in the specified order, from search to reviews", async () => {
    await page.goto("/")
    await expectInOrder(page, [
      page.getByRole("search"),
      page.getByRole("navigation", { name: "Categories" }),
      page.getByRole("region", { name: "Explore Products" }),
      page.getByRole("region", { name: "What our shoppers say" }),
    ])
  })

  await test.step("machines read who keeps the shop and how to search it", async () => {
    await expect(page).toHaveTitle(/^Haat/)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /rupees/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /:\d+\/$/)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const things = new Map(texts.map((text) => [JSON.parse(text)["@type"], JSON.parse(text)]))
    expect(things.get("Organization")).toMatchObject({ name: expect.stringMatching(/^Haat/) })
    expect(things.get("WebSite").potentialAction).toMatchObject({
      "@type": "SearchAction",
      target: { urlTemplate: expect.stringMatching(/\/search\?query=\{search_term_string\}$/) },
    })
  })

  await test.step("three of the built-in sample reviews are shown, each with a name, a picture and 2 to 5 stars", async () => {
    const reviews = page.getByRole("region", { name: "What our shoppers say" }).getByRole("listitem")
    await expect(reviews).toHaveCount(3)
    for (const review of await reviews.all()) {
      await expect(review.getByRole("img", { name: /^Rated [2-5] out of 5$/ })).toBeVisible()
      const picture = review.locator("img")
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await expect(picture).toHaveAttribute("src", /^\/shoppers\/\d\d\.svg$/)
    }
  })
})

test("visits differ in order and reviews; one visit keeps its own on reload and on the way back", async ({
  page,
  playwright,
  baseURL,
}) => {
  const shownReviews = page.getByRole("region", { name: "What our shoppers say" }).getByRole("listitem")
  /** Product names and reviews of the page, read once its reviews are loaded. */
  const look = async () => {
    await expect(shownReviews).toHaveCount(3)
    const names = await page.getByRole("list", { name: "Explore Products" }).locator("h3").allTextContents()
    return { names, reviews: await shownReviews.allTextContents() }
  }
  /** The page as the server sends it to a first visit. */
  const openHomeAsFirstVisitor = async () => {
    const stranger = await playwright.request.newContext({ baseURL })
    const html = await (await stranger.get("/")).text()
    await stranger.dispose()
    return page.evaluate((text) => {
      const sent = new DOMParser().parseFromString(text, "text/html")
      const texts = (nodes?: Iterable<Element>) => [...(nodes ?? [])].map(({ textContent }) => textContent ?? "")
      const heading = [...sent.querySelectorAll("h2")].find(
        ({ textContent }) => textContent === "What our shoppers say",
      )
      return {
        names: texts(sent.querySelectorAll('[aria-label="Explore Products"] h3')),
        reviews: texts(heading?.closest("section")?.querySelectorAll("li")),
      }
    }, html)
  }
  /** Products that come and go meanwhile leave the others in their order. */
  const sameOrder = (one: string[], two: string[]) => {
    const [a, b] = [one.filter((name) => two.includes(name)), two.filter((name) => one.includes(name))]
    expect(a.length).toBeGreaterThan(50)
    return a.join() === b.join()
  }
  await page.goto("/")
  const first = await look()
  await page.reload()
  const again = await look()
  expect(sameOrder(first.names, again.names)).toBe(true)
  expect(again.reviews).toEqual(first.reviews)

  const others = [await openHomeAsFirstVisitor(), await openHomeAsFirstVisitor(), await openHomeAsFirstVisitor()]
  expect(others.map(({ reviews }) => reviews.length)).toEqual([3, 3, 3])
  expect(others.some(({ names }) => !sameOrder(names, first.names))).toBe(true)
  expect(others.some(({ reviews }) => reviews.join() !== first.reviews.join())).toBe(true)

  // the browser draws by itself when home is not where a visit begins, and the server goes on with that
  await page.context().clearCookies()
  await comeHome(page)
  const drawn = await look()
  await page.goto("/")
  expect(sameOrder(drawn.names, (await look()).names)).toBe(true)
})

const cards = (page: Page) => page.getByRole("list", { name: "Explore Products" }).locator("> li")

test("on a phone 'Show more' adds products, focuses the first, and they stay on the way back", async ({ page }) => {
  await page.goto("/")
  const more = page.getByRole("button", { name: "Show more" })
  const all = await cards(page).count()
  expect(all).toBeGreaterThan(30)
  await expect(cards(page).filter({ visible: true })).toHaveCount(10)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_500)
  await expect(async () => {
    await more.click()
    await expect(cards(page).filter({ visible: true })).toHaveCount(30, { timeout: 1_000 })
  }).toPass()
  await expect(cards(page).nth(10).getByRole("link").first()).toBeFocused()
  await expect(page.getByRole("status").filter({ hasText: `30 of ${all} products are shown` })).toBeAttached()

  const late = cards(page).nth(25).getByRole("link").first()
  const name = (await late.textContent()) as string
  await late.click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(cards(page).filter({ visible: true })).toHaveCount(30)
  await expect(cards(page).filter({ hasText: name }).first()).toBeInViewport()

  await page.setViewportSize(DESKTOP)
  await page.goto("/")
  await expect(cards(page).last()).toBeVisible()
  await expect(more).toBeHidden()
})

test("a failed load of a part of home says so, and leaves the rest", async ({ page }) => {
  test.setTimeout(150_000)
  await test.step("a failed load of home says 'Oops...' and 'Something went wrong...'", async () => {
    await page.route("**/store/catalog/products?*", (route) => route.fulfill({ status: 500, json: {} }))
    await comeHome(page)
    const failure = page.getByRole("alert").filter({ hasText: "Oops..." })
    await expect(failure.getByText("Something went wrong...")).toBeVisible()
    await page.unroute("**/store/catalog/products?*")
    await failure.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByRole("list", { name: "Explore Products" })).toBeVisible()
  })

  await resetBrowser(page)
  await test.step("failed loads of categories are only logged, with no message", async () => {
    const logged: string[] = []
    page.on("console", (message) => logged.push(message.text()))
    await page.route("**/store/catalog/categories", (route) => route.fulfill({ status: 500, json: {} }))
    await comeHome(page)
    await expect.poll(() => logged.some((line) => /^Not read: \["categories"\]/.test(line))).toBe(true)
    await expect(page.getByRole("region", { name: "Explore Products" })).toBeVisible()
    await expect(page.getByText(/Oops\.\.\.|went wrong/)).toHaveCount(0)
    await expect(page.getByRole("alert").or(page.getByRole("dialog"))).toHaveCount(0)
  })
})

test("home loads at most 150 KB of JavaScript first, and shifts nothing", async ({ browser, baseURL }) => {
  expect((await firstLoad(baseURL as string)).bytes).toBeLessThanOrEqual(150 * 1024)
  for (const size of [PHONE, DESKTOP]) {
    const page = await browser.newPage({ baseURL, viewport: size })
    const shifted = await watchShifts(page)
    await page.goto("/")
    await expect(page.getByRole("region", { name: "What our shoppers say" }).getByRole("listitem")).toHaveCount(3)
    await waitForHydration(page)
    expectStill(await shifted())
    await page.close()
  }
})

test("words are as wide before their font is there as after, so that no line breaks elsewhere", async ({ page }) => {
  const links = page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link")
    .filter({ hasText: /^[ -~]+$/ })
  const measure = () =>
    links.evaluateAll((all) => all.reduce((width, link) => width + link.getBoundingClientRect().width, 0))
  await page.route("**/*.woff2", (route) => route.abort())
  await page.goto("/")
  const before = await measure()
  await page.unroute("**/*.woff2")
  await page.goto("/")
  await page.evaluate(() => document.fonts.ready)
  const change = Math.abs(before / (await measure()) - 1)
  expect(change, "on a machine with Arial, Roboto or Liberation Sans").toBeLessThan(0.02)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("home is there as a whole", async ({ page }) => {
    await page.goto("/")
    await test.step("all products are there on a phone, and no button to show more", async () => {
      const all = await cards(page).count()
      expect(all).toBeGreaterThan(30)
      await expect(cards(page).filter({ visible: true })).toHaveCount(all)
      await expect(page.getByRole("button", { name: "Show more" })).toBeHidden()
    })

    await test.step("the sample reviews can be read", async () => {
      await page.setViewportSize(DESKTOP)
      await expect(page.getByRole("region", { name: "What our shoppers say" }).getByRole("listitem")).toHaveCount(3)
    })
  })
})

test("axe finds nothing serious on home from its top to its end", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/")
  await expect(page.getByRole("region", { name: "What our shoppers say" }).getByRole("listitem")).toHaveCount(3)
  // the many cards are looked at with the other screens of the shop window
  expect(await findSeriousViolationsInBothSchemes(page, "[aria-label='Explore Products']"), "home").toEqual([])
})
