import {
  expect,
  expectNoOverflow,
  findSeriousViolationsInBothSchemes,
  newPerson,
  resetBrowser,
  saveAddress,
  signInAsOwner,
  signUp,
  test,
} from "@haat/sdk/testing/browser"

/** Names are new in each run: a shop may have those of an earlier one. */
const RUN = Date.now().toString(36)

test("a shopper keeps a product by its heart, and shares the list with a guest", async ({ page, market }) => {
  const product = await market.product({ name: `Wished lota ${RUN}`, price: 300, quantity: 3 })
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

test("the cart, checkout and an order add what is in them", async ({ page, market }) => {
  const product = await market.product({ name: "Chosen lota", price: 300, quantity: 3 })
  await signUp(page, newPerson())
  const list = page.getByRole("list", { name: "My wishlist" }).getByText(product.name)

  await test.step("a line of the cart moves to the wishlist", async () => {
    await page.request.post("/store/cart/lines", { data: { product_id: product.id, quantity: 1 } })
    await page.goto("/cart")
    await page.getByRole("button", { name: "Move to wishlist" }).click()
    await expect(page.getByRole("button", { name: "Move to wishlist" })).toBeHidden()
    await page.goto("/wishlist")
    await expect(list.first()).toBeVisible()
    await page.getByRole("button", { name: `Remove ${product.name}` }).click()
    await expect(list).toHaveCount(0)
  })

  await test.step("checkout adds the cart, and keeps what was typed", async () => {
    await page.request.post("/store/cart/lines", { data: { product_id: product.id, quantity: 1 } })
    await saveAddress(page)
    await page.goto("/checkout?step=pay")
    await page.getByLabel("GSTIN").fill("27ABCDE1234F1Z5")
    await page.getByRole("button", { name: "Add your cart to your wishlist" }).click()
    await expect(page.getByRole("status").filter({ hasText: "Added to your wishlist" })).toBeVisible()
    await expect(page.getByLabel("GSTIN")).toHaveValue("27ABCDE1234F1Z5")
    await page.getByLabel("GSTIN").fill("")
  })

  await test.step("an order adds its goods", async () => {
    await page.getByRole("button", { name: "Place Order" }).click()
    await page.getByRole("button", { name: "Add these products to your wishlist" }).click()
    await expect(page.getByRole("status").filter({ hasText: "Added to your wishlist" })).toBeVisible()
    await page.goto("/wishlist")
    await expect(list.first()).toBeVisible()
  })
})

test("the owner sees lists in the back office", { tag: "@desktop" }, async ({ page, market }) => {
  const shopper = await market.stranger()
  const product = await market.product({ name: `Longed-for lota ${RUN}`, price: 300, quantity: 3 })
  await shopper.post("/store/wishlist", { name: `Lamps for Holi ${RUN}` })
  await shopper.post("/store/wishlist/items", { product_id: product.id })
  await signInAsOwner(page)
  await page.goto("/admin/wishlists")
  await expect(page.getByText(`Lamps for Holi ${RUN}`)).toBeVisible()
  await page.goto("/admin/products")
  const row = page.getByRole("row").filter({ hasText: product.name })
  await expect(row.locator(".column-wishes")).toHaveText("1")
  await expectNoOverflow(page)
})
