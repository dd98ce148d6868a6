import {
  expect,
  expectNoOverflow,
  findSeriousViolationsInBothSchemes,
  newPerson,
  signInAsOwner,
  signUp,
  test,
} from "@haat/sdk/testing/browser"

// begin screen
test("a shopper adds and removes a __row_words__", async ({ page }) => {
  await signUp(page, newPerson())
  await page.goto("/__name__")
  await expect(page.getByText("There is nothing here yet")).toBeVisible()
  await page.getByLabel("Name", { exact: true }).fill("Lamps for Diwali")
  await page.getByRole("button", { name: "Add", exact: true }).click()
  const list = page.getByRole("list", { name: "__Title__", exact: true })
  await expect(list.getByRole("listitem")).toHaveText(/Lamps for Diwali/)
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("")
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  await expectNoOverflow(page)
  await list.getByRole("button", { name: "Remove Lamps for Diwali" }).click()
  await expect(page.getByText("There is nothing here yet")).toBeVisible()
})

// end screen
// begin slot
test("a shopper keeps a product from its page", async ({ page, market }) => {
  const product = await market.product({ name: "Kept lota", price: 300, quantity: 3 })
  await signUp(page, newPerson())
  await page.goto(`/product-info/${product.id}`)
  await page.getByRole("button", { name: "Add to __title__" }).click()
  await expect(page.getByText("Added to your __title__")).toBeVisible()
})

// end slot
// begin admin
test("the owner sees __rows_words__ in the back office", { tag: "@desktop" }, async ({ page, market }) => {
  await (await market.stranger()).post("/store/__name__", { name: "Lamps for Holi" })
  await signInAsOwner(page)
  await page.goto("/admin/__resource__")
  await expect(page.getByText("Lamps for Holi")).toBeVisible()
})
// end admin
