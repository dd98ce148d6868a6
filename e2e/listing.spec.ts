import { shop } from "@haat/testing"
import { productImportClient } from "@haat/testing/import-products"
import type { Page } from "@playwright/test"
import { productWithPictures } from "./buyer.ts"
import { expectStill, watchShifts } from "./layout-shifts.ts"
import { filterSheet, openFilters } from "./list-filters.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { DESKTOP, expectNoOverflow, PHONE } from "./widths.ts"

const COLUMNS =
  "name,description,category,price,quantity,active,about,weight_kg,length_cm,breadth_cm,height_cm,attributes"

const unique = (word: string) => `${word} ${Date.now().toString(36)}`
const results = (page: Page) => page.getByRole("list", { name: "Search results" })
const names = (page: Page) => results(page).getByRole("heading")

const newCategory = async (name: string) => {
  const haat = await shop()
  const { status, body } = await (await haat.admin()).post("/back-office/categories", { name })
  expect(status).toBe(201)
  return body as { id: string }
}

test("a category and a search show what they have, sorted and narrowed", { tag: "@desktop" }, async ({
  page,
  market,
}) => {
  test.setTimeout(150_000)
  await test.step("a category shows picture, name and price of its products, or 'No Products Found.'", async () => {
    const name = unique("Shelf")
    const { id: category_id } = await newCategory(name)
    await page.goto(`/category/${category_id}`)
    await expect(page.getByText("No Products Found.")).toBeVisible()
    const jug = await productWithPictures("Jug of a shelf", 1, { category_id, price: 1455 })
    await expect(async () => {
      await page.goto(`/category/${category_id}`)
      const card = page.getByRole("list", { name }).getByRole("listitem")
      await expect(card.getByRole("heading", { name: jug.name })).toBeVisible({ timeout: 1_000 })
      await expect(card.getByText("₹1,455")).toBeVisible()
      await expect(card.locator("img")).toHaveAttribute("src", jug.images[0].url)
    }).toPass()
  })

  await resetBrowser(page)
  await test.step("search narrows by keyword, category, min and max price, and sorts by newest, oldest and price", async () => {
    const word = `kulhad${Date.now().toString(36)}`
    const { id: category_id } = await newCategory(unique("Clay"))
    const haat = await shop()
    await market.product({ name: `${word} middle`, price: 200, quantity: 3 })
    await haat.product({ name: `${word} cheap`, price: 100, category_id })
    await haat.product({ name: `${word} dear`, price: 300, category_id })
    await expect(async () => {
      await page.goto(`/search?query=${word}`)
      await expect(names(page)).toHaveCount(3, { timeout: 1_000 })
    }).toPass()

    for (const [sort, order] of [
      ["Newest", ["dear", "cheap", "middle"]],
      ["Oldest", ["middle", "cheap", "dear"]],
      ["Price: low to high", ["cheap", "middle", "dear"]],
      ["Price: high to low", ["dear", "middle", "cheap"]],
    ] as const) {
      await page.getByLabel("Sort By").selectOption(sort)
      await expect(names(page)).toHaveText(order.map((which) => `${word} ${which}`))
    }
    await page.getByLabel("Category", { exact: true }).selectOption(category_id)
    await expect(names(page)).toHaveText([`${word} dear`, `${word} cheap`])
    await page.getByLabel("Max price").fill("150")
    await page.keyboard.press("Enter")
    await expect(names(page)).toHaveText([`${word} cheap`])
    await page.getByLabel("Min price").fill("120")
    await page.keyboard.press("Enter")
    await expect(page.getByText("No products found.")).toBeVisible()
  })

  await resetBrowser(page)
  await test.step("Explore is newest first and sorted by the search page's picker, in the address", async () => {
    const name = unique("Dearest of all")
    await market.product({ name, price: 9_999_999, quantity: 1 })
    const all = page.getByRole("list", { name: "All products" })
    const prices = async () =>
      (await all.getByText(/^₹[\d,.]+$/).allTextContents()).map((price) => Number(price.replace(/[₹,]/g, "")))
    await page.goto("/explore?page=2")
    await expect(page.getByText(/products, newest first$/)).toBeVisible()
    await expect(page.getByLabel("Sort By")).toHaveValue("")

    await page.getByLabel("Sort By").focus()
    await page.getByLabel("Sort By").selectOption("Price: high to low")
    await expect(page).toHaveURL("/explore?sortBy=priceHighToLow")
    await expect(all.getByRole("heading").first()).toHaveText(/^Dearest of all/)
    await expect(page.getByLabel("Sort By")).toBeFocused()
    await page.getByRole("link", { name: "Page 2", exact: true }).click()
    await expect(page).toHaveURL("/explore?sortBy=priceHighToLow&page=2")

    await page.getByLabel("Sort By").selectOption("Price: low to high")
    await expect(page).toHaveURL("/explore?sortBy=priceLowToHigh")
    await expect(async () => expect((await prices())[0]).toBeLessThan(1_000)).toPass()
    const cheapest = await prices()
    expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b))
    await page.goBack()
    await expect(page).toHaveURL("/explore?sortBy=priceHighToLow&page=2")
    await expect(page.getByLabel("Sort By")).toHaveValue("priceHighToLow")
  })
})

test("lists keep their filters, rows and place", async ({ page, browser, baseURL }) => {
  test.setTimeout(150_000)
  await test.step("filters, sort and page are in the address, and survive reload, back and being shared", async () => {
    await page.goto("/search?sortBy=priceLowToHigh&minPrice=100")
    await page.getByRole("link", { name: "Page 2", exact: true }).click()
    await expect(page).toHaveURL("/search?sortBy=priceLowToHigh&minPrice=100&page=2")
    await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page")
    const second = await names(page).first().textContent()

    await page.reload()
    await expect(page.getByLabel("Sort By")).toHaveValue("priceLowToHigh")
    await expect(page.getByLabel("Min price")).toHaveValue("100")
    await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page")

    await results(page).getByRole("link").first().click()
    await expect(page).toHaveURL(/\/product-info\//)
    await page.goBack()
    await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page")

    const friend = await browser.newPage({ baseURL })
    await friend.goto(page.url())
    await expect(results(friend)).toContainText(second ?? "?")
    await friend.close()

    for (const path of ["/explore?page=999", "/category/no-such-category?page=2", "/search?sortBy=oldest&page=999"]) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
      await expect(page.locator("link[rel=canonical]")).toHaveCount(0)
    }
    await expect(page.getByText("There is no page 999 here.")).toBeVisible()
    await page.getByRole("link", { name: "First page" }).click()
    await expect(page).toHaveURL("/search?sortBy=oldest")
    await expect(names(page).first()).toBeVisible()
  })

  await resetBrowser(page)
  await test.step("a page of products ends in a whole row at every width while there are more pages", async () => {
    // a category of more than a page has to be made first
    const haat = await shop()
    const many = unique("Many")
    const { id: category_id } = await newCategory(many)
    const files = productImportClient(await haat.admin(), haat.backendUrl)
    const goods = Array.from(
      { length: 21 },
      (_, i) => `One of many ${i},Of brass,${many},499,5,yes,Made by hand,0.5,10,11,12.5,Metal: Brass`,
    )
    const { body: checked } = await files.check([COLUMNS, ...goods].join("\n"))
    expect((await files.run(checked.id)).body).toMatchObject({ state: "done", written: 21 })
    const listed = () => haat.guest().get(`/store/catalog/products?category=${category_id}`)
    await expect.poll(async () => (await listed()).body.count).toBe(21)
    const rows = async () => {
      const cards = page.getByRole("main").locator("ul:has(article) > li")
      const tops = await cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).offsetTop))
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    }
    for (const [path, widths] of [
      ["/explore", [320, 640, 768, 1024, 1280, 1536]],
      ["/search?sortBy=oldest", [390, 1280]],
      [`/category/${category_id}`, [390, 1280]],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole("link", { name: "Next page" })).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const cards = await rows()
        expect(cards.length, `${path} at ${width}`).toBeGreaterThan(1)
        expect(new Set(cards).size, `${path} at ${width}: ${cards}`).toBe(1)
      }
    }
  })

  await resetBrowser(page)
  await test.step("a name of 200 letters without a blank does not widen a page", async () => {
    const haat = await shop()
    const { id: category_id } = await newCategory(`${Date.now()}${"w".repeat(80)}`)
    const { id } = await haat.product({ name: `${Date.now()}${"W".repeat(187)}`, category_id })
    for (const path of [
      "/",
      "/explore",
      `/category/${category_id}`,
      `/product-info/${id}`,
      `/add-to-cart/${id}/guest`,
    ]) {
      await page.goto(path)
      await expectNoOverflow(page)
    }
  })

  await resetBrowser(page)
  await test.step("the scroll position returns on the way back from a product", async () => {
    await page.goto("/explore")
    const card = page.getByRole("list", { name: "All products" }).getByRole("listitem").nth(14)
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(200)
    await card.getByRole("link").click()
    await expect(page).toHaveURL(/\/product-info\//)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(card).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 5)
  })
})

test("lists without goods, products or pictures say so", async ({ page }) => {
  test.setTimeout(120_000)
  await test.step("a category without active products is shown to no shopper, but its page says so and has its name", async () => {
    const name = unique("Bare")
    const { id } = await newCategory(name)
    for (const path of ["/", "/explore", "/search", `/category/${id}`]) {
      await page.goto(path)
      if (path === "/search") {
        await expect(page.getByLabel("Category", { exact: true }).locator("option").nth(1)).toBeAttached()
        await expect(page.getByLabel("Category", { exact: true }).locator("option", { hasText: name })).toHaveCount(0)
      } else if (path.startsWith("/category")) {
        await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
        await expect(page.getByText("No Products Found.")).toBeVisible()
      } else {
        const chips = page.getByRole("navigation", { name: "Categories" }).getByRole("link")
        await expect(chips.first()).toBeVisible()
        await expect(chips.filter({ hasText: name })).toHaveCount(0)
      }
    }
    expect((await page.request.get(`/category/${id}`)).status()).toBe(200)
    expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain(id)
  })

  await resetBrowser(page)
  await test.step("products that cannot be fetched are named, what was typed stays, and asking again brings them", async () => {
    const failed = page.getByRole("alert").filter({ hasText: "Something went wrong! Unable to fetch products" })
    await page.goto("/search")
    await page.route("**/store/catalog/products?*", (route) => route.abort())
    await page.route("**/store/catalog/products", (route) => route.abort())
    await openFilters(page)
    await filterSheet(page).getByLabel("Keyword").fill("brass")
    await filterSheet(page).getByLabel("Max price").fill("5000")
    await page.keyboard.press("Enter")
    await expect(failed).toBeVisible()
    await expect(page.getByLabel("Keyword")).toHaveValue("brass")
    await expect(page.getByLabel("Max price")).toHaveValue("5000")
    await page.unrouteAll()
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(names(page).first()).toBeVisible()
    await expect(failed).toHaveCount(0)

    for (const [from, link] of [
      ["/category/pcat_none", page.getByRole("link", { name: "Explore all products" })],
      ["/", page.getByRole("navigation", { name: "Categories" }).getByRole("link").first()],
    ] as const) {
      await page.goto(from)
      await page.route("**/store/catalog/products?*", (route) => route.abort())
      await page.route("**/store/catalog/products", (route) => route.abort())
      await link.click()
      await expect(failed).toBeVisible()
      await page.unrouteAll()
      await page.getByRole("button", { name: "Try again" }).click()
      await expect(page.getByRole("main").getByRole("listitem").getByRole("heading").first()).toBeVisible()
    }
  })
})

test("a picture that fails becomes the placeholder, and nothing moves", async ({ page }) => {
  const pot = await productWithPictures(unique("Pictureless pot"), 2)
  const shifted = await watchShifts(page)
  await page.route("**/static/**", (route) => route.abort())
  for (const size of [PHONE, DESKTOP])
    for (const path of [`/product-info/${pot.id}`, `/search?query=${encodeURIComponent(pot.name)}`, "/explore"]) {
      await page.setViewportSize(size)
      await page.goto(path)
      const picture = page.getByRole("main").locator("img").first()
      await expect(picture).toHaveAttribute("src", "/placeholder.svg")
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      expectStill(await shifted())
    }
})
