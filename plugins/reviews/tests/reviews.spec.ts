import type { Page } from "@playwright/test"
import { productWithPictures, signUpAsBuyer } from "../../../e2e/buyer.ts"
import { expect, test } from "../../../e2e/shop-test.ts"

const at = (product: { id: string }) => `/product-info/${product.id}`
const reviews = (page: Page) => page.getByRole("region", { name: "Reviews" })
const dialog = (page: Page) => page.getByRole("dialog")

test("a review is written with stars and words by a buyer, seen by everybody, and edited, not doubled", async ({
  page,
  market,
}) => {
  const bell = await market.product({ name: "Bought bell", price: 150, quantity: 5 })
  await signUpAsBuyer(page, bell)
  await page.goto(at(bell))
  const today = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" }).format(new Date())
  await expect(page.getByText(`You bought this on ${today}`)).toBeVisible()

  await page.getByRole("link", { name: "Add Review" }).click()
  // by keyboard alone
  await dialog(page).getByRole("radio", { name: "1 star" }).focus()
  for (const _ of [2, 3, 4]) await page.keyboard.press("ArrowRight")
  await expect(dialog(page).getByRole("radio", { name: "4 stars" })).toBeChecked()
  await dialog(page).getByLabel("Review").fill("Rings clear and long")
  await dialog(page).getByRole("button", { name: "Save Review" }).click()
  await expect(page.getByText("Review saved")).toBeVisible()

  const row = reviews(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("article") })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText("Esha Rao")
  await expect(row).toContainText(today)
  await expect(row).toContainText("Rings clear and long")
  await expect(row.getByRole("img", { name: "Rated 4 out of 5" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Edit your review" })).toBeFocused()

  await page.getByRole("link", { name: "Edit your review" }).click()
  await expect(dialog(page).getByRole("radio", { name: "4 stars" })).toBeChecked()
  await dialog(page).getByRole("radio", { name: "2 stars" }).check()
  await dialog(page).getByLabel("Review").fill("It broke on the second day")
  await dialog(page).getByRole("button", { name: "Save Review" }).click()
  await expect(row).toContainText("It broke on the second day")
  await expect(row).toHaveCount(1)
  await expect(reviews(page)).toContainText(/2\s*1 review/)
})

test.describe("the reviews of a product", () => {
  test("are not fetched before someone comes near", async ({ page }) => {
    const bowl = await productWithPictures("Distant bowl", 1, { about: "line\n".repeat(120) })
    const requested: string[] = []
    page.on("request", (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(at(bowl))
    // a page that answers a click has come to life, and would have asked by now
    await page.getByRole("button", { name: `Add to Cart: ${bowl.name}` }).click()
    await expect(page.getByText(/^Added to /)).toBeVisible()
    expect(requested).not.toContain("/store/reviews")
    const response = page.waitForResponse((response) => response.url().includes("/store/reviews?"))
    await reviews(page).scrollIntoViewIfNeeded()
    expect((await response).status()).toBe(200)
    // a guest has bought nothing that we could know of
    expect(requested.filter((path) => path.startsWith("/store/purchases"))).toEqual([])
  })

  test("reach machines as an aggregate rating, and the cards of lists as stars", async ({ page, market }) => {
    const name = `Rated cup ${Date.now().toString(36)}`
    const cup = await market.product({ name, price: 120, quantity: 9 })
    await signUpAsBuyer(page, cup)
    const data = { product_id: cup.id, rating: 5, comment: "Holds a lot of tea" }
    expect((await page.request.post("/store/reviews", { data })).status()).toBe(201)
    await page.context().clearCookies()
    await expect(async () => {
      await page.goto(at(cup))
      await expect(page.getByRole("link", { name: "Rated 5 out of 5 by 1 review" })).toBeVisible({ timeout: 500 })
    }).toPass()
    const things = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
      JSON.parse(text),
    )
    expect(things.find((thing) => thing["@type"] === "Product")).toMatchObject({
      aggregateRating: { "@type": "AggregateRating", ratingValue: 5, reviewCount: 1 },
    })
    await page.getByRole("link", { name: "Rated 5 out of 5 by 1 review" }).click()
    await expect(reviews(page).getByText("Holds a lot of tea")).toBeInViewport()
    await page.goto(`/search?query=${encodeURIComponent(name)}`)
    const results = page.getByRole("list", { name: "Search results" })
    await expect(results.getByRole("img", { name: "Rated 5 out of 5 by 1 review" })).toBeVisible()
  })
})
