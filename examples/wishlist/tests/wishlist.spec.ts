import {
  expect,
  expectNoOverflow,
  findSeriousViolationsInBothSchemes,
  newPerson,
  resetBrowser,
  signInAsOwner,
  signUp,
  test,
} from "@haat/sdk/testing/browser"

test("a shopper keeps a product by its heart, and shares the list with a guest", async ({ page, market }) => {
  const product = await market.product({ name: "Wished lota", price: 300, quantity: 3 })
  const card = page.getByRole("article").filter({ hasText: product.name })
  await signUp(page, newPerson())

  await test.step("the heart of a card switches", async () => {
    await page.goto(`/search?query=${encodeURIComponent(product.name)}`)
    const heart = card.getByRole("button", { name: `${product.name} on your wishlist` })
    await heart.click()
    await expect(heart).toHaveAttribute("aria-pressed", "true")
    await expect(card.getByText("In your list My wishlist")).toBeVisible()
  })

  const url = await test.step("the page lists and shares it", async () => {
    await page.goto("/wishlist")
    await expect(page.getByRole("list", { name: "My wishlist" }).getByText(product.name).first()).toBeVisible()
    await page.getByRole("button", { name: "Share by a link" }).click()
    const link = page.getByText(/\/wishlist\/shared\//)
    await expect(link).toBeVisible()
    expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
    await expectNoOverflow(page)
    return (await link.textContent()) ?? ""
  })

  await test.step("a guest opens the link, and the heart asks them to sign in", async () => {
    await resetBrowser(page)
    await page.goto(url)
    await expect(page.getByRole("heading", { name: "My wishlist" })).toBeVisible()
    await card.getByRole("link", { name: `Add ${product.name} to your wishlist` }).click()
    await expect(page).toHaveURL(/\/login\?next=/)
  })
})

test("the product page adds and removes the product", async ({ page, market }) => {
  const product = await market.product({ name: "Kept lota", price: 300, quantity: 3 })
  await signUp(page, newPerson())
  await page.goto(`/product-info/${product.id}`)
  await page.getByRole("button", { name: "Add to wishlist" }).click()
  await page.getByRole("button", { name: "Remove from wishlist" }).click()
  await expect(page.getByRole("button", { name: "Add to wishlist" })).toBeVisible()
})

test("the owner sees lists in the back office", { tag: "@desktop" }, async ({ page, market }) => {
  await (await market.stranger()).post("/store/wishlist", { name: "Lamps for Holi" })
  await signInAsOwner(page)
  await page.goto("/admin/wishlists")
  await expect(page.getByText("Lamps for Holi")).toBeVisible()
})
