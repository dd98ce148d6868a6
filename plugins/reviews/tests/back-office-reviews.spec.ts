import { shop } from "@haat/testing"
import { findSeriousViolations } from "../../../e2e/axe.ts"
import { openMenuItem, signInAsOwner } from "../../../e2e/owner.ts"
import { expect, test } from "../../../e2e/shop-test.ts"

let made = 0
const unique = (word: string) => `${word} ${Date.now().toString(36)}${process.pid.toString(36)}${made++}`

/** Writes a review as a shopper who bought the product. */
const createReview = async (comment: string, rating: number) => {
  const haat = await shop()
  const product = await haat.product({ name: unique("Reviewed lota"), price: 300, quantity: 5 })
  const shopper = await haat.shopper({ first_name: "Meera", last_name: "Iyer" })
  const { address } = (
    await shopper.post("/store/addresses", {
      address_1: "12 Karve Road",
      city: "Pune",
      province: "Maharashtra",
      postal_code: "411004",
      country_code: "in",
    })
  ).body
  await shopper.post("/store/cart/lines", { product_id: product.id, quantity: 1 })
  const { summary } = (await shopper.get(`/store/checkout?address_id=${address.id}`)).body
  await shopper.post("/store/checkout", {
    address_id: address.id,
    payment_method: "cod",
    expected_total: summary.total,
  })
  const saved = await shopper.post("/store/reviews", { product_id: product.id, rating, comment })
  expect(saved.status, JSON.stringify(saved.body)).toBe(201)
  return product
}

const publicReviews = async (product_id: string) =>
  (await (await shop()).guest().get(`/store/reviews?product_id=${product_id}`)).body.reviews as {
    comment: string
    reply: string | null
  }[]

test("the owner reads, hides and replies to reviews", { tag: "@desktop" }, async ({ page, isPhone }) => {
  test.setTimeout(120_000)
  await test.step("the owner hides a review from shoppers, shows it again, and replies to it", async () => {
    const comment = unique("Leaks at the rim")
    const product = await createReview(comment, 2)
    await signInAsOwner(page)
    await page.goto("/admin/panel")
    await openMenuItem(page, "Reviews", isPhone)
    await expect(page.getByRole("heading", { level: 1, name: "Reviews" })).toBeVisible()
    await page.getByLabel("Search by comment, product or name").fill(comment)
    const row = page.getByRole("listitem").filter({ hasText: comment })
    await expect(row).toContainText("Meera Iyer")
    await expect(row.getByRole("img", { name: "2 of 5 stars" })).toBeVisible()

    await row.getByRole("button", { name: "Hide the review by Meera Iyer" }).click()
    await expect(page.getByText("The review is hidden from shoppers")).toBeVisible()
    await expect(row.getByText("Hidden", { exact: true })).toBeVisible()
    expect(await publicReviews(product.id)).toEqual([])
    await page.getByRole("button", { name: "Shown", exact: true }).click()
    await expect(page.getByText("No reviews found.")).toBeVisible()
    await page.getByRole("button", { name: "Hidden", exact: true }).click()
    await row.getByRole("button", { name: "Show the review by Meera Iyer" }).click()
    await page.getByRole("button", { name: "All", exact: true }).click()

    await row.getByRole("button", { name: "Reply to Meera Iyer" }).click()
    expect(await findSeriousViolations(page), "while replying").toEqual([])
    await row.getByLabel("Your reply to Meera Iyer").fill("A new one is on its way.")
    await row.getByRole("button", { name: "Save reply" }).click()
    await expect(page.getByText("Your reply is under the review")).toBeVisible()
    await expect(row).toContainText("A new one is on its way.")
    expect(await publicReviews(product.id)).toMatchObject([{ comment, reply: "A new one is on its way." }])

    await row.getByRole("button", { name: "Reply to Meera Iyer" }).click()
    await row.getByLabel("Your reply to Meera Iyer").fill("")
    await row.getByRole("button", { name: "Remove reply" }).click()
    await expect(row.getByLabel("Your reply to Meera Iyer")).toHaveCount(0)
    await expect(row).not.toContainText("A new one is on its way.")

    await row.getByRole("link", { name: "Meera Iyer" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Review by Meera Iyer" })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/reviews\/[^/]+\/show$/)
    await expect(page.getByText(comment)).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel("Search by comment, product or name")).toHaveValue(comment)
    await expect(row).toHaveCount(1)
  })
})
