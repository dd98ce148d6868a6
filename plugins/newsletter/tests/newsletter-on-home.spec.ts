import type { Page } from "@playwright/test"
import { arrangeHome } from "../../../e2e/arrange-home.ts"
import { expectInOrder } from "../../../e2e/expect-in-order.ts"
import { expect, test } from "../../../e2e/shop-test.ts"

const productsOf = (page: Page) => page.getByRole("region", { name: "Explore Products" })

test("the newsletter is below the reviews of home, and where the owner moves it with another title", async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto("/")
  await expectInOrder(page, [
    productsOf(page),
    page.getByRole("region", { name: "What our shoppers say" }),
    page.getByRole("region", { name: "Hear of new things first" }),
  ])
  await arrangeHome([
    { id: "hero" },
    { id: "search" },
    { id: "newsletter", title: "Write to me" },
    { id: "categories" },
  ])
  try {
    const moved = page.getByRole("region", { name: "Write to me" })
    await expect(async () => {
      await page.goto("/")
      await expect(moved).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expectInOrder(page, [
      page.getByRole("search"),
      moved,
      page.getByRole("navigation", { name: "Categories" }),
      productsOf(page),
    ])
    await expect(page.getByRole("region", { name: "Hear of new things first" })).toHaveCount(0)
  } finally {
    await arrangeHome([])
  }
})
