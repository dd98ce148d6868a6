import {
  expect,
  expectNoOverflow,
  findSeriousViolationsInBothSchemes,
  newPerson,
  signInAsOwner,
  signUp,
  test,
} from "@haat/sdk/testing/browser"

test("a shopper adds and removes a wishlist", async ({ page }) => {
  await signUp(page, newPerson())
  await page.goto("/wishlist")
  await expect(page.getByText("There is nothing here yet")).toBeVisible()
  await page.getByLabel("Name").fill("Lamps for Diwali")
  await page.getByRole("button", { name: "Add", exact: true }).click()
  const list = page.getByRole("list", { name: "Wishlist", exact: true })
  await expect(list.getByRole("listitem")).toHaveText(/Lamps for Diwali/)
  await expect(page.getByLabel("Name")).toHaveValue("")
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  await expectNoOverflow(page)
  await list.getByRole("button", { name: "Remove Lamps for Diwali" }).click()
  await expect(page.getByText("There is nothing here yet")).toBeVisible()
})

test("a shopper keeps a product from its page", async ({ page, market }) => {
  const product = await market.product({ name: "Kept lota", price: 300, quantity: 3 })
  await signUp(page, newPerson())
  await page.goto(`/product-info/${product.id}`)
  await page.getByRole("button", { name: "Add to wishlist" }).click()
  await expect(page.getByText("Added to your wishlist")).toBeVisible()
})

test("the owner sees wishlists in the back office", { tag: "@desktop" }, async ({ page, market }) => {
  await (await market.stranger()).post("/store/wishlist", { name: "Lamps for Holi" })
  await signInAsOwner(page)
  await page.goto("/admin/wishlists")
  await expect(page.getByText("Lamps for Holi")).toBeVisible()
})
