import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { findSeriousViolationsInBothSchemes } from "../../../e2e/axe.ts"
import { comeHome, comeHomeToManyCategories } from "../../../e2e/come-home.ts"
import { expectInOrder } from "../../../e2e/expect-in-order.ts"
import { expectStill, watchShifts } from "../../../e2e/layout-shifts.ts"
import { expect, resetBrowser, test } from "../../../e2e/shop-test.ts"
import { DESKTOP, PHONE } from "../../../e2e/widths.ts"

const bannersOf = (page: Page) => page.getByRole("region", { name: "Banners" })
const trendingOf = (page: Page) => page.getByRole("region", { name: "Trending Products" })

test("banners are in view below many categories", { tag: "@desktop" }, async ({ page }) => {
  await comeHomeToManyCategories(page)
  await expect(bannersOf(page).locator(".carousel")).toBeInViewport({ ratio: 0.3 })
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

test("banners and trending products have their places on home, with skeletons before they are there", async ({
  page,
}) => {
  await test.step("banners and trending products stand between the categories and the products", async () => {
    await page.goto("/")
    await expectInOrder(page, [
      page.getByRole("search"),
      page.getByRole("navigation", { name: "Categories" }),
      bannersOf(page),
      trendingOf(page),
      page.getByRole("region", { name: "Explore Products" }),
    ])
  })

  await resetBrowser(page)
  await test.step("five skeletons stand for banners and trending products until the data arrives", async () => {
    let respond = () => {}
    const responded = new Promise<void>((resolve) => {
      respond = resolve
    })
    for (const path of ["**/store/banners", "**/store/main-products"])
      await page.route(path, async (route) => {
        await responded
        await route.continue()
      })
    await comeHome(page)
    for (const what of ["Loading banners", "Loading trending products"])
      await expect(page.getByRole("status").filter({ hasText: what }).locator("li")).toHaveCount(5)
    respond()
    await expect(bannersOf(page)).toBeVisible()
    await expect(page.getByRole("region", { name: "Trending Products" })).toBeVisible()
    await expect(page.getByText(/^Loading (banners|trending products)$/)).toHaveCount(0)
  })

  await resetBrowser(page)
  await test.step("failed banners or main products say 'Oops...' and leave the rest of home", async () => {
    await page.route("**/store/banners", (route) => route.fulfill({ status: 500, json: {} }))
    await comeHome(page)
    const dialog = page.getByRole("dialog", { name: "Oops..." })
    await expect(dialog.getByText("Something went wrong...")).toBeVisible()
    await dialog.getByRole("button", { name: "OK" }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole("region", { name: "Trending Products" })).toBeVisible()
  })
})

test("the trending carousel moves by its buttons, rests on demand, and opens the product", async ({ page }) => {
  await page.goto("/")
  const carousel = page.getByRole("region", { name: "Trending Products" })
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole("button", { name: "Stop moving" }).click()
  await expect(carousel.getByRole("button", { name: "Start moving" })).toBeVisible()
  const active = carousel.locator(".swiper-slide-active")
  const before = (await active.getByRole("heading").textContent()) ?? ""
  await carousel.getByRole("button", { name: "Next products" }).click()
  await expect(active.getByRole("heading")).not.toHaveText(before)
  const name = (await active.getByRole("heading").textContent()) ?? ""
  await active.getByRole("link").click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
})

test("what the owner changes of banners, shoppers see soon after", async ({ page, baseURL }) => {
  const owner = await (await shop()).admin()
  const mark = Date.now().toString(36)
  const home = async () => (await page.request.get("/")).text()
  await home()
  const banner = await owner.post("/back-office/banners", {
    image_url: `https://pictures.example/${mark}.webp`,
    redirect_url: "/explore",
  })
  expect(banner.status, baseURL).toBe(201)
  const soon = { intervals: [100] }
  try {
    await expect.poll(async () => (await home()).includes(`${mark}.webp`), soon).toBe(true)
  } finally {
    await owner.delete(`/back-office/banners/${banner.body.id}`)
  }
  await expect.poll(async () => (await home()).includes(mark), soon).toBe(false)
})

test("home fetches the first banner early, and shifts nothing while banners come to life", async ({
  browser,
  baseURL,
}) => {
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
    expectStill(await shifted())
    await page.close()
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("banners and trending products can be read", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/")
    await expect(bannersOf(page).getByRole("link").first()).toBeVisible()
    await expect(trendingOf(page).getByRole("link").first()).toBeVisible()
  })
})

test("axe finds nothing serious on home after the banners have moved", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/")
  await expect(bannersOf(page).getByRole("button", { name: "Start moving" })).toBeVisible()
  await bannersOf(page).getByRole("button", { name: "Next banner" }).click()
  await expect(bannersOf(page).locator("button[aria-current]")).toHaveAccessibleName(/^Show banner 2/)
  // the many cards are looked at with the other screens of the shop window
  expect(await findSeriousViolationsInBothSchemes(page, "[aria-label='Explore Products']"), "home").toEqual([])
})
