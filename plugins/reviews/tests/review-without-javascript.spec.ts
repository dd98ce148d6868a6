import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { signUpAsBuyer } from "../../../e2e/buyer.ts"
import { expect, test } from "../../../e2e/shop-test.ts"
import { newPerson, signUp } from "../../../e2e/shopper.ts"

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

/** `prefix` begins the addresses of a language. */
const ENGLISH = {
  language: "en",
  prefix: "",
  addReview: "Add Review",
  buyersOnly: "Those who have bought this product can review it.",
  review: "Review",
  saveReview: "Save Review",
  stars: "4 stars",
  tooShort: "Review should be at least 5 characters long",
  saved: "Review saved",
}

const HINDI: typeof ENGLISH = {
  language: "hi",
  prefix: "/hi",
  addReview: "रिव्यू लिखें",
  buyersOnly: "जिन्होंने यह प्रोडक्ट ख़रीदा है, वे इसका रिव्यू लिख सकते हैं।",
  review: "रिव्यू",
  saveReview: "रिव्यू सेव करें",
  stars: "4 स्टार",
  tooShort: "रिव्यू कम से कम 5 अक्षर का हो",
  saved: "रिव्यू सेव हो गया",
}

for (const words of [ENGLISH, HINDI]) {
  const open = (page: Page, path: string) => page.goto(`${words.prefix}${path}`)
  const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click()

  test(`without JavaScript a review is for buyers, and says what it needs, in ${words.language}`, async ({
    page,
    market,
  }) => {
    test.setTimeout(120_000)
    const bell = await market.product({ name: "Unscripted bell", price: 150, quantity: 5 })
    await signUp(page, newPerson())
    await open(page, `/review/${bell.id}`)
    await expect(page.getByText(words.buyersOnly)).toBeVisible()
    await page.context().clearCookies()
    await signUpAsBuyer(page, bell)
    await open(page, `/product-info/${bell.id}`)
    await page.getByRole("link", { name: words.addReview }).click()
    await page.getByRole("radio", { name: words.stars }).check()
    await page.getByLabel(words.review, { exact: true }).fill("Ring")
    await press(page, words.saveReview)
    await expect(page.getByRole("alert").filter({ hasText: words.tooShort })).toBeVisible()
    await expect(page.getByRole("radio", { name: words.stars })).toBeChecked()
    await page.getByLabel(words.review, { exact: true }).fill("Rings clear and long")
    await press(page, words.saveReview)
    await expect(page.getByText(words.saved)).toBeVisible()
    const reviews = await (await shop()).sql("select rating, comment from product_review where product_id = $1", [
      bell.id,
    ])
    expect(reviews).toEqual([{ rating: 4, comment: "Rings clear and long" }])
  })
}
