import type { Locator } from "@playwright/test"
import { putInCart } from "./checkout.ts"
import { expectNotice } from "./notice.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { addToCart, fillAddress, fillSignUp, lineQuantity, newPerson, saveAddress, signUp } from "./shopper.ts"

test("a guest fills a cart, signs up, and orders it with cash on delivery", { tag: "@money" }, async ({
  page,
  market,
}) => {
  const saree = await market.product({ name: "Journey saree", price: 1499, quantity: 5 })
  const diya = await market.product({ name: "Journey diya", price: 249.5, quantity: 4 })

  await expectNotice(page, "Added to your cart on this device", () => addToCart(page, saree))
  await page.getByLabel("Check delivery to your postal code").fill("400 020")
  await page.getByRole("button", { name: "Check", exact: true }).click()
  await expect(page.getByRole("region", { name: "Delivery" })).toContainText("Delivery to 400020")
  await addToCart(page, diya)
  await addToCart(page, diya)
  await page.goto("/Cart")
  await expect(page.getByText("Total (3 items)")).toBeVisible()
  await expect(page.getByTestId("cart-total")).toHaveText("₹1,998")

  let presses = 0
  const press = async (target: Locator) => {
    await target.click()
    presses++
  }
  await press(page.getByRole("button", { name: "Buy Your Cart" }))
  const dialog = page.getByRole("dialog", { name: "Login Required" })
  await expect(dialog).toContainText("Please login to proceed with checkout")
  await press(dialog.getByRole("link", { name: "Sign Up" }))
  await fillSignUp(page, newPerson())
  await press(page.getByRole("button", { name: "Sign Up" }))

  await expect(page).toHaveURL(/\/checkout$/)
  expect(presses, "from the cart through sign-up to checkout").toBeLessThanOrEqual(3)
  await expect(page.getByLabel("Address Line 1")).toBeVisible()
  await expect(page.getByLabel("Postal Code")).toHaveValue("400020")
  await expect(page.getByLabel("State")).toHaveValue("Maharashtra")
  expect(await page.evaluate(() => localStorage.getItem("guest_cart"))).toBeNull()
  await fillAddress(page)
  await page.getByRole("button", { name: "Save Address" }).click()
  const total = page.getByTestId("order-total")
  await expect(total).toHaveText(/₹/)
  const charged = (await total.textContent()) ?? ""
  await expect(page.getByRole("region", { name: "Order summary" })).toContainText("Estimated delivery")

  await page.getByRole("button", { name: "Proceed" }).click()
  await expect(page.getByRole("radio", { name: /Cash On Delivery/ })).toBeChecked()
  await page.getByRole("button", { name: "Place Order" }).dblclick()

  await expect(page).toHaveURL(/\/orders$/)
  const orders = page.getByRole("list", { name: "Your orders" }).locator("> li")
  await expect(orders).toHaveCount(1)
  await expect(orders.first()).toContainText("Journey saree")
  await expect(orders.first().getByTestId("total-spent")).toHaveText(charged)
  await expect(orders.first()).toContainText("Shipping Address")
  await expect.poll(() => market.stock(saree.id)).toBe(4)
  await expect.poll(() => market.stock(diya.id)).toBe(2)
  await page.goto("/cart")
  await expect(page.getByText("Your cart is empty")).toBeVisible()
})

test("a keyboard alone can place an order", { tag: ["@desktop", "@money"] }, async ({ page, market }) => {
  test.slow()
  const bat = await market.product({ name: "Keyboard bat", price: 900, quantity: 3 })
  const person = newPerson()
  await signUp(page, person)
  await saveAddress(page)

  /** Tabs until the focus is where `name` says, as a person without a mouse does. */
  const tabTo = async (name: RegExp) => {
    const focused = page.locator(":focus")
    await expect(async () => {
      await page.keyboard.press("Tab")
      const text = await focused.evaluate((element) => element.getAttribute("aria-label") ?? element.textContent ?? "")
      expect(text).toMatch(name)
    }).toPass({ intervals: [0] })
  }
  await page.goto(`/product-info/${bat.id}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await tabTo(/^Add to Cart/)
  await expectNotice(page, "Added to cart", () => page.keyboard.press("Enter"))
  await page.goto("/cart")
  await expect(page.getByText("Total (1 item)")).toBeVisible()
  await tabTo(/^One more of/)
  await page.keyboard.press("Space")
  await expect(lineQuantity(page, bat.name)).toHaveText("2")
  await tabTo(/^Buy Your Cart/)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/checkout/)
  await expect(page.locator("#main")).toBeFocused()
  await expect(page.getByTestId("order-total")).toBeVisible()
  await tabTo(/^Proceed/)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Place Order" })).toBeEnabled()
  await tabTo(/^Place Order/)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByRole("list", { name: "Your orders" })).toContainText("2 × ₹900")
})

test("orders need a sign-in, and logging out clears the device", async ({ page, isPhone, market }) => {
  test.setTimeout(120_000)
  await test.step("the orders screen says when there are none, and asks a guest to log in", async () => {
    await page.goto("/Orders?page=1")
    await expect(page).toHaveURL(/\/login\?next=/)
    await signUp(page, newPerson())
    await page.goto("/orders")
    await expect(page.getByText("No orders found.")).toBeVisible()
  })

  await resetBrowser(page)
  await test.step("logging out clears what the device knew and goes to the login screen", async () => {
    const lamp = await market.product({ name: "Log-out lamp", price: 100, quantity: 3 })
    await signUp(page, newPerson())
    await putInCart(page, lamp)
    await page.goto("/cart")
    await expect(page.getByText("Total (1 item)")).toBeVisible()
    await page.evaluate(() => localStorage.setItem("guest_cart", "[]"))
    if (isPhone) await page.getByRole("button", { name: "Menu", exact: true }).click()
    await page.getByRole("button", { name: "Logout" }).click()
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.goto("/cart")
    await expect(page.getByText("Your cart is empty")).toBeVisible()
    await page.goto("/checkout")
    await expect(page).toHaveURL(/\/login\?next=%2Fcheckout/)
  })
})
