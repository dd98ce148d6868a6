import { expect, test } from "./shop-test.ts"
import { addToCart, newPerson, saveAddress, signUp } from "./shopper.ts"

test.beforeEach(async ({ page, market }) => {
  const stool = await market.product({ name: "Listed stool", price: 1250, quantity: 9 })
  await signUp(page, newPerson())
  await saveAddress(page)
  await addToCart(page, stool)
  await page.request.post(`/store/cart/lines/${stool.id}`, { data: { quantity: 2 } })
})

test("an order shows what was bought in a line, and everything else when it is opened", async ({ page }) => {
  await page.goto("/checkout?step=pay")
  await page.getByRole("button", { name: "Place Order" }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await page.goto("/Orders")
  const order = page.getByRole("list", { name: "Your orders" }).getByRole("group").first()
  const line = order.locator("summary")
  await expect(line).toContainText("1.")
  await expect(line).toContainText("Listed stool")
  await expect(line).toContainText("2 × ₹1,250")
  await expect(line.locator("time")).toHaveText(/\d{4}.*\d{1,2}:\d{2}/)
  await line.click()
  for (const said of ["Order ID", "Delivery Charges", "Total Spent", "Shipping Address", "Billing Address"])
    await expect(order.getByText(said, { exact: true })).toBeVisible()
  await expect(order.getByRole("link", { name: "Listed stool" })).toBeVisible()

  await page.route("**/store/my-orders/*/cancel", (route) => route.abort())
  await order.getByRole("button", { name: "Cancel order" }).click()
  const dialog = page.getByRole("dialog", { name: "Cancel this order?" })
  await dialog.getByRole("button", { name: "Cancel order" }).click()
  await expect(dialog.getByRole("alert")).toHaveText("Something went wrong.")
  await page.unroute("**/store/my-orders/*/cancel")
  await dialog.getByRole("button", { name: "Cancel order" }).click()
  await expect(page.getByText("No orders found.")).toBeVisible()
})

test("a summary that cannot be had says so, and can be asked for again", async ({ page }) => {
  await page.goto("/cart")
  await page.route("**/store/checkout?*", (route) => route.abort())
  await page.getByRole("link", { name: "Buy Your Cart" }).click()
  await expect(page.getByText("Something went wrong. Please try again.")).toBeVisible()
  await page.unroute("**/store/checkout?*")
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByTestId("order-total")).toBeVisible()
})
