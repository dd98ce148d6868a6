import { findSeriousViolations } from "./axe.ts"
import { filterSheet, openFilters, showProducts } from "./list-filters.ts"
import { expect, test } from "./shop-test.ts"
import { expectNoOverflow, PHONE } from "./widths.ts"

const jsonLd = async (page: import("@playwright/test").Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as { "@type": string; [key: string]: unknown },
  )

test("home leads through search and filters, all in the address, to a product", async ({ page, market }) => {
  const name = `Filter kadhai ${Date.now().toString(36)}`
  const cheap = await market.product({ name: `${name} small`, price: 400, quantity: 3 })
  const dear = await market.product({ name: `${name} large`, price: 900, quantity: 3 })

  await page.goto("/")
  const box = page.getByLabel("Search products")
  await box.fill("   ")
  await page.getByRole("button", { name: "Search", exact: true }).click()
  await expect(page).toHaveURL(/\/$/)

  await box.fill(name)
  await page.getByRole("button", { name: "Search", exact: true }).click()
  await expect(page).toHaveURL(`/search?query=${encodeURIComponent(name).replaceAll("%20", "+")}`)
  const results = page.getByRole("list", { name: "Search results" })
  await expect(results.getByRole("link", { name: cheap.name })).toBeVisible()
  await expect(results.getByRole("link", { name: dear.name })).toBeVisible()

  await test.step("a phone shows products at once, and filters in a sheet that Escape and Back close", async () => {
    const top = await results.getByRole("listitem").first().boundingBox()
    expect(top?.y).toBeLessThan(PHONE.height / 2)
    const opener = page.getByRole("button", { name: "Sort and filter" })
    for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
      await openFilters(page)
      await close()
      await expect(filterSheet(page)).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
    await openFilters(page)
    expect(await findSeriousViolations(page)).toEqual([])
    await expectNoOverflow(page)
  })

  await filterSheet(page).getByLabel("Sort By").selectOption("priceHighToLow")
  await expect(page).toHaveURL(/sortBy=priceHighToLow/)
  await expect(filterSheet(page).getByRole("button", { name: "Show 2 products" })).toBeVisible()
  await showProducts(page)
  await expect(results.getByRole("link").first()).toHaveText(dear.name)

  await openFilters(page)
  await filterSheet(page).getByLabel("Min price").fill("500")
  await showProducts(page)
  await expect(page).toHaveURL(/minPrice=500/)
  await expect(page.getByRole("link", { name: "Remove the filter: From ₹500" })).toBeVisible()
  await expect(results.getByRole("link", { name: cheap.name })).toHaveCount(0)
  await expect(results.getByRole("link", { name: dear.name })).toBeVisible()

  await page.reload()
  await expect(page.getByLabel("Min price")).toHaveValue("500")
  await expect(page.getByLabel("Sort By")).toHaveValue("priceHighToLow")
  await expect(results.getByRole("link", { name: cheap.name })).toHaveCount(0)

  await page.goBack()
  await expect(page.getByLabel("Min price")).toHaveValue("")
  await expect(results.getByRole("link", { name: cheap.name })).toBeVisible()

  await results.getByRole("link", { name: cheap.name }).click()
  await expect(page).toHaveURL(`/product-info/${cheap.id}`)
  await expect(page.getByRole("heading", { level: 1, name: cheap.name })).toBeVisible()
  await expect(page.getByText("60% off")).toBeVisible()
  await expect(page.getByText("₹400", { exact: true })).toBeVisible()
  await expect(page.locator("s", { hasText: "₹1,000" })).toBeVisible()
})

test("the shop window says what there is", async ({ page }) => {
  test.setTimeout(150_000)
  await test.step("prices that make no sense are named beside their field and the search goes on without them", async () => {
    await page.goto("/search?minPrice=cheap&maxPrice=-1")
    await expect(page.getByText("Minimum price must be a number")).toBeVisible()
    await expect(page.getByText("Maximum price cannot be negative")).toBeVisible()
    await expect(page.getByRole("list", { name: "Search results" }).getByRole("listitem").first()).toBeVisible()
  })

  await test.step("home shows chips with counts, and a grid with discounts that stay", async () => {
    await page.goto("/")
    const chips = page.getByRole("navigation", { name: "Categories" }).getByRole("link")
    await expect(chips.first()).toHaveText(/^.+ \(\d+\)$/)
    const grid = page.getByRole("list", { name: "Explore Products" })
    await expect(grid.getByText(/^(5\d|6\d|7\d|80)% off$/).first()).toBeVisible()
    const labels = await grid.getByText(/% off$/).allTextContents()
    for (const label of labels) {
      expect(Number.parseInt(label, 10)).toBeGreaterThanOrEqual(50)
      expect(Number.parseInt(label, 10)).toBeLessThanOrEqual(80)
    }
    const namesOnce = async () => {
      // on a phone most cards wait for "Show more"
      const all = await grid.getByRole("heading", { includeHidden: true }).allTextContents()
      return all.filter((name) => all.indexOf(name) === all.lastIndexOf(name))
    }
    const names = await namesOnce()
    const discountOf = (name: string) =>
      grid
        .getByRole("listitem")
        .filter({ hasText: name })
        .first()
        .getByText(/% off$/)
    const [first] = names
    const discount = await discountOf(first).textContent()

    await chips.first().click()
    await expect(page).toHaveURL(/\/category\//)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(grid.getByRole("heading").first()).toBeVisible()
    // other tests put goods on sale meanwhile: whatever was there before keeps its place among the rest
    const still = (await namesOnce()).filter((name) => names.includes(name))
    expect(still.length).toBeGreaterThan(50)
    expect(names.filter((name) => still.includes(name))).toEqual(still)
    await expect(discountOf(first)).toHaveText(discount as string)
  })
})

test("product pages and pages that are not there speak to people and machines", async ({ page, market, baseURL }) => {
  test.setTimeout(150_000)
  await test.step("what is out of stock says so and cannot be added", async () => {
    const gone = await market.product({ name: "Sold-out lantern", price: 650, quantity: 0 })
    await page.goto(`/product-info/${gone.id}`)
    await expect(page.getByText("Out of Stock")).toBeVisible()
    await expect(page.getByRole("button", { name: "Add to Cart" })).toBeDisabled()
  })

  await test.step("pages say 404 in words, in status, and lead back", async () => {
    await page.goto("/explore")
    const response = await page.goto("/no/such/page")
    expect(response?.status()).toBe(404)
    await expect(page.getByRole("heading", { name: "404 not found!" })).toBeVisible()
    await page.getByRole("button", { name: "Go back" }).click()
    await expect(page).toHaveURL(/\/explore$/)

    expect((await page.goto("/product-info/prod_none"))?.status()).toBe(404)
    await expect(page.getByRole("heading", { name: "404 not found!" })).toBeVisible()
    await page.goto("/category/pcat_none")
    await expect(page.getByText("No Products Found.")).toBeVisible()
  })

  await test.step("machines read a product, its price in rupees and the way to it", async () => {
    const lamp = await market.product({ name: "</script> lamp & wick", price: 1250, quantity: 1 })
    await expect.poll(() => market.stock(lamp.id)).toBe(1)
    await page.goto(`/product-info/${lamp.id}`)
    await expect(page.getByRole("heading", { level: 1, name: lamp.name })).toBeVisible()
    await expect(page).toHaveTitle(/lamp & wick/)
    const address = new URL(`/product-info/${lamp.id}`, baseURL).pathname
    const canonical = (await page.locator('link[rel="canonical"]').getAttribute("href")) ?? ""
    expect(new URL(canonical).pathname).toBe(address)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /lamp & wick/)

    const things = await jsonLd(page)
    expect(things.find((thing) => thing["@type"] === "Product")).toMatchObject({
      name: lamp.name,
      offers: { price: 1250, priceCurrency: "INR", availability: "https://schema.org/InStock" },
    })
    expect(things.map((thing) => thing["@type"])).toContain("BreadcrumbList")

    const sitemap = await page.request.get("/sitemap.xml")
    expect(await sitemap.text()).toContain(address)
    expect(await (await page.request.get("/robots.txt")).text()).toContain("/sitemap.xml")

    await page.goto(`${address}/lamp-and-wick`)
    await expect(page).toHaveTitle(/lamp & wick/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", canonical)
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("home, search, category and product can be read, and the search form works", async ({ page, market }) => {
    const name = `Plain lota ${Date.now().toString(36)}`
    const lota = await market.product({ name, price: 340, quantity: 4 })
    await page.goto("/")
    await expect(page.getByRole("heading", { name: "Explore Products" })).toBeVisible()
    await page.getByRole("searchbox", { name: "Search products" }).fill(name)
    await page.getByRole("button", { name: "Search", exact: true }).click()
    await expect(page).toHaveURL(/\/search\?query=/)
    await page.getByRole("link", { name: "Sort and filter" }).click()
    await expect(page).toHaveURL(/#filters$/)
    await page.getByLabel("Max price").fill("500")
    const filters = page.getByRole("search", { name: "Search and filter products" })
    await filters.getByRole("button", { name: "Search", exact: true }).click()
    await expect(page).toHaveURL(/maxPrice=500/)
    await page.getByRole("link", { name }).click()
    await expect(page).toHaveURL(`/product-info/${lota.id}`)
    await expect(page.getByText("₹340", { exact: true })).toBeVisible()
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click()
    await expect(page).toHaveURL(/\/category\//)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })
})
