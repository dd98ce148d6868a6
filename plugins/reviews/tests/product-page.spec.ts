import type { Page } from "@playwright/test"
import { findSeriousViolationsInBothSchemes } from "../../../e2e/axe.ts"
import { productWithPictures, signUpAsBuyer } from "../../../e2e/buyer.ts"
import { expectStill, watchShifts } from "../../../e2e/layout-shifts.ts"
import { expect, test } from "../../../e2e/shop-test.ts"
import { DESKTOP, PHONE } from "../../../e2e/widths.ts"
import { writeReviews } from "./write-reviews.ts"

const at = (product: { id: string }) => `/product-info/${product.id}`
const reviews = (page: Page) => page.getByRole("region", { name: "Reviews" })
const dialog = (page: Page) => page.getByRole("dialog")

test("nothing jumps on the product page while reviews and the day of purchase arrive", async ({
  page: buyer,
  browser,
  baseURL,
}) => {
  const bowl = await productWithPictures("Steady bowl", 2, { quantity: 5 })
  await signUpAsBuyer(buyer, bowl)
  await writeReviews(bowl, [5, 4, 4])
  const storageState = await buyer.context().storageState()
  for (const viewport of [PHONE, DESKTOP]) {
    const page = await browser.newPage({ baseURL, viewport, storageState })
    const shifted = await watchShifts(page)
    await page.goto(at(bowl))
    await expect(page.getByText(/^You bought this/)).toBeVisible()
    for (let i = 0; i < 12; i++) await page.mouse.wheel(0, 250)
    await expect(reviews(page).getByRole("article")).toHaveCount(3)
    await expect(page.getByRole("link", { name: "Add Review" })).toBeVisible()
    expectStill(await shifted())
    await page.close()
  }
})

test("axe finds nothing serious in the reviews of a product and the form of one", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const bowl = await productWithPictures("Axe bell", 1, { quantity: 5 })
  await signUpAsBuyer(page, bowl)
  await writeReviews(bowl, [5, 3])
  await page.goto(at(bowl))
  await reviews(page).scrollIntoViewIfNeeded()
  await expect(reviews(page).getByRole("article")).toHaveCount(2)
  expect(await findSeriousViolationsInBothSchemes(page), "page").toEqual([])
  await page.getByRole("link", { name: "Add Review" }).click()
  await dialog(page).getByRole("button", { name: "Save Review" }).click()
  await expect(dialog(page).getByText("Rating must be between 1 and 5")).toBeVisible()
  expect(await findSeriousViolationsInBothSchemes(page), "review").toEqual([])
})
