import { findSeriousViolations } from "./axe.ts"
import { putInCart } from "./checkout.ts"
import { expect, test } from "./shop-test.ts"
import { addToCart, newPerson, saveAddress, signUp } from "./shopper.ts"

// colours in transition would fail the contrast rule
test.use({ contextOptions: { reducedMotion: "reduce" } })

test("axe finds nothing serious on the screens of a guest", async ({ page, market }) => {
  const mat = await market.product({ name: "Axe mat", price: 200, quantity: 2 })
  for (const path of ["/login", "/signup", "/termsandcondition", "/cart"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await findSeriousViolations(page), path).toEqual([])
  }
  await page.goto("/signup")
  await page.getByRole("button", { name: "Sign Up" }).click()
  await expect(page.getByText("First name is required")).toBeVisible()
  expect(await findSeriousViolations(page), "sign-up with errors").toEqual([])

  await addToCart(page, mat)
  await page.goto("/cart")
  await expect(page.getByText("Total (1 item)")).toBeVisible()
  expect(await findSeriousViolations(page), "cart of a guest").toEqual([])
  await page.getByRole("button", { name: "Buy Your Cart" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(await findSeriousViolations(page), "login dialog").toEqual([])
})

test("axe finds nothing serious on the screens of a shopper", async ({ page, market }) => {
  const fan = await market.product({ name: "Axe fan", price: 1200, quantity: 2 })
  await signUp(page, newPerson())
  await page.goto("/updateAddress")
  expect(await findSeriousViolations(page), "address").toEqual([])
  await saveAddress(page)
  await putInCart(page, fan)
  await page.goto("/cart")
  await expect(page.getByText("Total (1 item)")).toBeVisible()
  expect(await findSeriousViolations(page), "cart").toEqual([])
  await page.getByRole("link", { name: "Buy Your Cart" }).click()
  await expect(page.getByTestId("order-total")).toBeVisible()
  expect(await findSeriousViolations(page), "checkout, address").toEqual([])
  await page.getByRole("button", { name: "Proceed" }).click()
  await expect(page.getByRole("button", { name: "Place Order" })).toBeEnabled()
  expect(await findSeriousViolations(page), "checkout, payment").toEqual([])
  await page.getByRole("button", { name: "Place Order" }).click()
  await expect(page.getByRole("list", { name: "Your orders" })).toBeVisible()
  expect(await findSeriousViolations(page), "orders").toEqual([])
})
