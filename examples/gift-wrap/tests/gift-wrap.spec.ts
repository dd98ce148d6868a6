import {
  expect,
  expectNoOverflow,
  findSeriousViolationsInBothSchemes,
  newPerson,
  putInCart,
  saveAddress,
  signUp,
  test,
} from "@haat/sdk/testing/browser"

test("a shopper has an order wrapped, and sees the fee and the message in it", async ({ page, market }) => {
  const product = await market.product({ name: "Lota to give", price: 300, quantity: 3 })
  await signUp(page, newPerson())
  await saveAddress(page)
  await putInCart(page, product)

  await test.step("the choice at checkout adds the fee to the total", async () => {
    await page.goto("/checkout")
    await page.getByRole("button", { name: "Proceed" }).click()
    const total = page.getByTestId("order-total")
    const before = await total.textContent()
    await page.getByRole("checkbox", { name: "Wrap every piece" }).check()
    await expect(page.getByRole("term").filter({ hasText: "Gift wrapping" })).toBeVisible()
    expect(await total.textContent()).not.toBe(before)
    await page.getByLabel("Message on the card").fill("For Meera")
    expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
    await expectNoOverflow(page)
  })

  await test.step("the order names the fee and the message", async () => {
    await page.getByRole("button", { name: "Place Order" }).click()
    await expect(page).toHaveURL(/\/orders/i)
    await expect(page.getByRole("term").filter({ hasText: "Gift message" })).toBeVisible()
    await expect(page.getByRole("definition").filter({ hasText: "For Meera" })).toBeVisible()
    await expect(page.getByRole("term").filter({ hasText: "Gift wrapping" }).first()).toBeVisible()
  })
})
