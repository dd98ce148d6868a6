import type { Page } from "@playwright/test"
import { putInCart } from "./checkout.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { fillAddress, logIn, newPerson, saveAddress, signUp } from "./shopper.ts"

/** A new shopper with a saved address. */
const signUpWithAddress = async (page: Page) => {
  const person = newPerson()
  await signUp(page, person)
  await saveAddress(page)
  return person
}

test("an order that could not be placed is placed at the second try", { tag: "@money" }, async ({ page, market }) => {
  test.setTimeout(120_000)
  const person = await signUpWithAddress(page)

  await test.step("a total that changed meanwhile is rejected, and the new one is shown before ordering again", async () => {
    const pot = await market.product({ name: "Changing pot", price: 400, quantity: 5 })
    await putInCart(page, pot)
    await page.goto("/checkout")
    await page.getByRole("button", { name: "Proceed" }).click()
    const total = page.getByTestId("order-total")
    await expect(total).toBeVisible()
    const before = await total.textContent()

    // the same shopper adds one more piece elsewhere
    await page.request.post("/store/cart/lines", { data: { product_id: pot.id, quantity: 1 } })
    await page.getByRole("button", { name: "Place Order" }).click()
    await expect(page.getByRole("alert")).toContainText("Order placement failed")
    await expect(total).not.toHaveText(before ?? "")
    await page.getByRole("button", { name: "Place Order" }).click()
    await expect(page).toHaveURL(/\/orders$/)
    await expect(page.getByRole("list", { name: "Your orders" })).toContainText("2 × ₹400")
  })

  await test.step("a session that ended says one thing, and the order goes on after sign-in with what was chosen", async () => {
    await putInCart(page, await market.product({ name: "Expired jug", price: 420, quantity: 5 }))
    await page.goto("/checkout")
    await page.getByRole("button", { name: "Proceed" }).click()
    await page.getByLabel(/GSTIN/).fill("27AAPFU0939F1ZV")
    const payStep = page.url()
    await expect(page.getByRole("button", { name: "Place Order" })).toBeEnabled()
    expect((await page.context().cookies()).map(({ name }) => name)).toContain("connect.sid")
    await page.context().clearCookies({ name: "connect.sid" })
    const requests: string[] = []
    page.on("request", (request) => request.url().includes("/store/checkout") && requests.push(request.method()))
    await page.getByRole("button", { name: "Place Order" }).click()
    const panel = page.getByRole("region", { name: "Order summary" })
    await expect(panel.getByText("Please login to proceed with checkout")).toHaveCount(1)
    await expect(panel.getByTestId("order-total")).toBeVisible()
    expect(requests).toEqual(["POST"])
    await expect(page.getByText("Something went wrong")).toHaveCount(0)
    await panel.getByRole("link", { name: "Log In" }).click()
    await logIn(page, person)
    await expect(page).toHaveURL(payStep)
    await expect(page.getByLabel(/GSTIN/)).toHaveValue("27AAPFU0939F1ZV")
    await page.getByRole("button", { name: "Place Order" }).click()
    await expect(page).toHaveURL(/\/orders$/)
    await expect(page.getByRole("list", { name: "Your orders" })).toContainText("Expired jug")
  })

  await test.step("a server that does not answer leaves the cart as it was", async () => {
    const jar = await market.product({ name: "Patient jar", price: 150, quantity: 5 })
    await putInCart(page, jar)
    await page.goto("/checkout?step=pay")
    await page.route("**/store/checkout", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    )
    await page.getByRole("button", { name: "Place Order" }).click()
    await expect(page.getByRole("alert")).toContainText("Something went wrong with COD order")
    await page.unroute("**/store/checkout")
    await page.getByRole("button", { name: "Place Order" }).click()
    await expect(page).toHaveURL(/\/orders$/)
  })
})

test("addresses are chosen and added at checkout", async ({ page, market }) => {
  test.setTimeout(120_000)
  await signUpWithAddress(page)
  await test.step("without an address, Cancel in the form leaves a way to add one", async () => {
    const { addresses } = await (await page.request.get("/store/addresses")).json()
    await page.request.delete(`/store/addresses/${addresses[0].id}`)
    await putInCart(page, await market.product({ name: "Homeless lamp", price: 350, quantity: 5 }))
    await page.goto("/checkout")
    const form = page.getByRole("region", { name: "New address" })
    await form.getByRole("button", { name: "Cancel" }).click()
    await expect(form).toHaveCount(0)
    const add = page.getByRole("button", { name: "Add an address" })
    await expect(add).toBeFocused()
    await expect(page.getByRole("button", { name: "Proceed" })).toBeDisabled()
    await add.click()
    await fillAddress(page)
    await form.getByRole("button", { name: "Save Address" }).click()
    await expect(page.getByRole("radio", { name: /14 Marine Drive/ })).toBeChecked()
    await page.getByRole("button", { name: "Proceed" }).click()
    await expect(page.getByRole("button", { name: "Place Order" })).toBeVisible()
  })

  await resetBrowser(page)
  await signUpWithAddress(page)
  await test.step("an address can be added at checkout, and Cancel leads back to the cart", async () => {
    const tray = await market.product({ name: "Address tray", price: 350, quantity: 5 })
    await putInCart(page, tray)
    await page.goto("/checkout")
    await page.getByRole("button", { name: "Add another address" }).click()
    await page.getByRole("button", { name: "Save Address" }).click()
    await expect(page.getByText("Please fill in all required fields.")).toBeVisible()
    await fillAddress(page, {
      address_1: "7 Park Street",
      city: "Kolkata",
      province: "West Bengal",
      postal_code: "700016",
    })
    await page.getByRole("button", { name: "Save Address" }).click()
    await expect(page.getByRole("radio", { name: /7 Park Street/ })).toBeChecked()
    await page.getByRole("button", { name: "Proceed" }).click()
    await expect(page.getByText(/7 Park Street, Kolkata/)).toBeVisible()
    await page.getByRole("link", { name: "Cancel" }).click()
    await expect(page).toHaveURL(/\/cart$/)
  })
})

test("an empty cart cannot be checked out", async ({ page }) => {
  await signUpWithAddress(page)
  await page.goto("/checkout")
  await expect(page.getByRole("alert")).toContainText(/cart is empty/i)
  await expect(page.getByRole("button", { name: "Proceed" })).toBeDisabled()
  await page.getByRole("link", { name: "Go to your cart" }).click()
  await expect(page).toHaveURL(/\/cart$/)
})
