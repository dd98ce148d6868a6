import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { firstLoad } from "../bench/first-load.mjs"
import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { comeHome } from "./come-home.ts"
import { watchShifts } from "./layout-shifts.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { atBothWidths, DESKTOP, PHONE } from "./widths.ts"

const bannersOf = (page: Page) => page.getByRole("region", { name: "Banners" })
const current = (page: Page) => bannersOf(page).locator("button[aria-current]")

test("of many categories, those with the most products are there and the way to all, above the banners", {
  tag: "@desktop",
}, async ({ page }) => {
  const categories = Array.from({ length: 60 }, (_, i) => ({
    id: `pcat_${i}`,
    name: `Category ${String(i).padStart(2, "0")}`,
    lang: "en",
    product_count: i % 20,
  }))
  await page.route("**/store/catalog/categories*", (route) => route.fulfill({ json: { categories } }))
  await comeHome(page)
  const links = page.getByRole("navigation", { name: "Categories" }).getByRole("link")
  await expect(links).toHaveText([
    ...["16", "17", "18", "19", "36", "37", "38", "39", "56", "57", "58", "59"].map(
      (n) => `Category ${n} (${Number(n) % 20})`,
    ),
    "All 60 categories",
  ])
  await expect(bannersOf(page).locator(".carousel")).toBeInViewport({ ratio: 0.3 })
  await links.last().click()
  await expect(page).toHaveURL(/\/explore$/)
  await expect(links).toHaveCount(60)
})

test("carousels loop, wait 3000 ms, take 300 ms, keep 30 pixels between slides and heed swipes of 5 pixels", async ({
  page,
}) => {
  await page.goto("/")
  for (const [name, button, inView, size] of [
    ["Banners", "Next banner", 1, PHONE],
    ["Trending Products", "Next products", 2, PHONE],
    ["Trending Products", "Next products", 5, DESKTOP],
  ] as const) {
    if (size === DESKTOP) {
      await page.setViewportSize(size)
      await page.reload()
    }
    const carousel = page.getByRole("region", { name })
    await carousel.getByRole("button", { name: button }).click()
    const row = carousel.locator(".carousel.is-moving")
    await expect(row).toBeVisible()
    const params = await row.evaluate((element) => {
      type Params = { slidesPerView: number; spaceBetween: number; autoplay: { delay: number } }
      const { swiper } = element as unknown as { swiper: { params: Params & Record<string, unknown> } }
      const { loop, speed, threshold, longSwipesMs, spaceBetween, slidesPerView, autoplay } = swiper.params
      return { loop, speed, threshold, longSwipesMs, spaceBetween, slidesPerView, delay: autoplay.delay }
    })
    expect(params, name).toEqual({
      loop: true,
      speed: 300,
      threshold: 5,
      longSwipesMs: 300,
      spaceBetween: 30,
      slidesPerView: inView,
      delay: 3_000,
    })
  }
})

test("home has its parts in order, reviews and what machines read, with skeletons before they are there", async ({
  page,
}) => {
  test.setTimeout(120_000)
  await test.step("home shows its sections in the specified order, from search to questions", async () => {
    await page.goto("/")
    await atBothWidths(page, async (isPhone) => {
      const tops: number[] = []
      for (const part of [
        page.getByRole("search"),
        page.getByRole("navigation", { name: "Categories" }),
        bannersOf(page),
        page.getByRole("region", { name: "Trending Products" }),
        page.getByRole("region", { name: "Explore Products" }),
        page.getByRole("region", { name: "What our shoppers say" }),
        page.getByRole("region", { name: "Hear of new things first" }),
        page.getByRole("region", { name: "Frequently asked questions" }),
      ]) {
        await expect(part).toBeVisible()
        tops.push((await part.evaluate((element) => element.getBoundingClientRect().top + scrollY)) as number)
      }
      expect(tops, isPhone ? "on a phone" : "on a desk").toEqual(tops.toSorted((a, b) => a - b))
      return []
    })
  })

  await test.step("machines read who keeps the shop, how to search it, and the questions with their answers", async () => {
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
    const [question] = things.get("FAQPage").mainEntity
    expect(question.acceptedAnswer.text.length).toBeGreaterThan(10)
    await expect(page.getByText(question.name, { exact: true })).toBeVisible()
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

  await resetBrowser(page)
  await test.step("five skeleton slides stand for banners and for trending products until the data arrives", async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    for (const path of ["**/store/banners", "**/store/main-products"])
      await page.route(path, async (route) => {
        await answered
        await route.continue()
      })
    await comeHome(page)
    for (const what of ["Loading banners", "Loading trending products"])
      await expect(page.getByRole("status").filter({ hasText: what }).locator("li")).toHaveCount(5)
    answer()
    await expect(bannersOf(page)).toBeVisible()
    await expect(page.getByRole("region", { name: "Trending Products" })).toBeVisible()
    await expect(page.getByText(/^Loading (banners|trending products)$/)).toHaveCount(0)
  })
})

const trendingNames = (page: Page) =>
  page.getByRole("region", { name: "Trending Products" }).getByRole("heading", { level: 3 }).allTextContents()

test("Trending Products are chosen by the owner, or the newest", async ({ page, market }) => {
  test.setTimeout(120_000)
  await test.step("Trending Products are the owner's main products, in the owner's order", async () => {
    const owner = await (await shop()).admin()
    const unique = Date.now().toString(36)
    const [one, two] = [
      await market.product({ name: `Trending one ${unique}`, price: 100, quantity: 1 }),
      await market.product({ name: `Trending two ${unique}`, price: 100, quantity: 1 }),
    ]
    const { product_ids: before } = (await owner.get("/back-office/main-products")).body
    try {
      const product_ids = [two.id, ...before.slice(0, 20), one.id]
      expect((await owner.put("/back-office/main-products", { product_ids })).status).toBe(200)
      // a list may be two seconds old
      await expect(async () => {
        await page.goto("/")
        const names = await trendingNames(page)
        expect([names[0], names.at(-1)]).toEqual([two.name, one.name])
      }).toPass()
    } finally {
      await owner.put("/back-office/main-products", { product_ids: before })
    }
  })

  await resetBrowser(page)
  await test.step("while the owner has chosen none, the newest products in stock are trending", async () => {
    const name = `Brand new ${Date.now().toString(36)}`
    await market.product({ name, price: 100, quantity: 2 })
    await market.product({ name: `${name} sold out`, price: 100, quantity: 0 })
    await page.route("**/store/main-products", (route) => route.fulfill({ json: { products: [] } }))
    // a list may be two seconds old
    await expect(async () => {
      await comeHome(page)
      await expect.poll(() => trendingNames(page), { timeout: 3_000 }).toContain(name)
    }).toPass()
    expect(await trendingNames(page)).not.toContain(`${name} sold out`)
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
  await expect(cards(page).nth(10).getByRole("link")).toBeFocused()
  await expect(page.getByRole("status").filter({ hasText: `30 of ${all} products are shown` })).toBeAttached()

  const late = cards(page).nth(25).getByRole("link")
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
  await test.step("failed banners or main products say 'Oops...' and 'Something went wrong...' and leave the rest", async () => {
    await page.route("**/store/banners", (route) => route.fulfill({ status: 500, json: {} }))
    await comeHome(page)
    const dialog = page.getByRole("dialog", { name: "Oops..." })
    await expect(dialog.getByText("Something went wrong...")).toBeVisible()
    await dialog.getByRole("button", { name: "OK" }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole("region", { name: "Trending Products" })).toBeVisible()
  })

  await resetBrowser(page)
  await test.step("failed loads of questions and categories are only logged, with no message", async () => {
    const logged: string[] = []
    page.on("console", (message) => logged.push(message.text()))
    for (const path of ["**/store/faqs", "**/store/catalog/categories"])
      await page.route(path, (route) => route.fulfill({ status: 500, json: {} }))
    await comeHome(page)
    await expect.poll(() => logged.filter((line) => /^Not read: \["(faqs|categories)"\]/.test(line)).length).toBe(2)
    await expect(page.getByRole("region", { name: "Explore Products" })).toBeVisible()
    await expect(page.getByText(/Oops\.\.\.|went wrong/)).toHaveCount(0)
    await expect(page.getByRole("alert").or(page.getByRole("dialog"))).toHaveCount(0)
  })
})

test("what the owner changes of banners and questions, shoppers see soon after", async ({ page, baseURL }) => {
  const owner = await (await shop()).admin()
  const mark = Date.now().toString(36)
  const home = async () => (await page.request.get("/")).text()
  await home()
  const banner = await owner.post("/back-office/banners", {
    image_url: `https://pictures.example/${mark}.webp`,
    redirect_url: "/explore",
  })
  const faq = await owner.post("/back-office/faqs", { question: `What is ${mark}?`, answer: "A mark." })
  expect([banner.status, faq.status], baseURL).toEqual([201, 201])
  const soon = { intervals: [100] }
  try {
    await expect.poll(async () => (await home()).includes(`${mark}.webp`), soon).toBe(true)
    await expect.poll(async () => (await home()).includes(`What is ${mark}?`), soon).toBe(true)
  } finally {
    await owner.delete(`/back-office/banners/${banner.body.id}`)
    await owner.delete(`/back-office/faqs/${faq.body.id}`)
  }
  await expect.poll(async () => (await home()).includes(mark), soon).toBe(false)
})

test("home loads at most 150 KB of JavaScript first, fetches the first banner early and shifts nothing", async ({
  browser,
  baseURL,
}) => {
  expect((await firstLoad(baseURL as string)).bytes).toBeLessThanOrEqual(150 * 1024)
  for (const size of [PHONE, DESKTOP]) {
    const page = await browser.newPage({ baseURL, viewport: size })
    const shifted = await watchShifts(page)
    await page.goto("/")
    const picture = await bannersOf(page).getByRole("img").first().getAttribute("src")
    await expect(page.locator('link[rel="preload"][as="image"][fetchpriority="high"]').first()).toHaveAttribute(
      "href",
      picture as string,
    )
    await expect(bannersOf(page).getByRole("button", { name: "Stop moving" })).toBeVisible()
    await expect(page.getByRole("region", { name: "Frequently asked questions" })).toBeVisible()
    expect(await shifted()).toBeLessThan(0.02)
    await page.close()
  }
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

    await test.step("banners, trending products, reviews and answers can be read", async () => {
      await page.setViewportSize(DESKTOP)
      await expect(bannersOf(page).getByRole("link").first()).toBeVisible()
      await expect(page.getByRole("region", { name: "Trending Products" }).getByRole("link").first()).toBeVisible()
      await expect(page.getByRole("region", { name: "What our shoppers say" }).getByRole("listitem")).toHaveCount(3)
      const question = page.locator("details").first()
      await question.locator("summary").click()
      await expect(question.getByRole("region")).toBeVisible()
      await page.locator("details").nth(1).locator("summary").click()
      await expect(question.getByRole("region")).toBeHidden()
    })
  })
})

test("axe finds nothing serious on home from its top to its end", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/")
  await expect(bannersOf(page).getByRole("button", { name: "Start moving" })).toBeVisible()
  await bannersOf(page).getByRole("button", { name: "Next banner" }).click()
  await expect(current(page)).toHaveAccessibleName(/^Show banner 2/)
  await page.locator("summary").first().click()
  // the many cards are looked at with the other screens of the shop window
  expect(await findSeriousViolationsInBothSchemes(page, "[aria-label='Explore Products']"), "home").toEqual([])
})
