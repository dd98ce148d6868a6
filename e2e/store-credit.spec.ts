import { shop } from "@haat/testing"
import { findSeriousViolations, findSeriousViolationsInBothSchemes } from "./axe.ts"
import { putInCart } from "./checkout.ts"
import { signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"
import { newPerson, saveAddress, signUp } from "./shopper.ts"

test("store credit that the owner gives is seen in cart, checkout and profile, and spent before cash", {
  tag: "@money",
}, async ({ page, market, baseURL }) => {
  test.slow()
  const person = newPerson()
  await signUp(page, person)
  await saveAddress(page)
  const stool = await market.product({ name: `Stool on credit ${person.username}`, price: 1250, quantity: 9 })
  await putInCart(page, stool, 1)

  const haat = await shop()
  const [{ id }] = await haat.sql("select id from customer where email = $1", [person.email])
  const context = await page.context().browser()?.newContext({ baseURL, viewport: page.viewportSize() })
  const office = await context?.newPage()
  if (!office) throw new Error("There is no second browser")
  await signInAsOwner(office)
  await office.goto(`/admin/customers/${id}`)
  await office.getByRole("button", { name: "Give store credit" }).click()
  const dialog = office.getByRole("dialog", { name: "Give store credit" })
  await dialog.getByLabel("Amount").fill("200.5")
  await dialog.getByLabel("Reason").fill("Your parcel came late")
  expect(await findSeriousViolationsInBothSchemes(office), "the form").toEqual([])
  await dialog.getByRole("button", { name: "Give store credit" }).click()
  await office
    .getByRole("alertdialog")
    .getByRole("button", { name: /Give ₹200.50?/ })
    .click()
  await expect(office.getByRole("list", { name: "Where it came from and went" })).toContainText("given by the shop")
  await context?.close()

  await page.goto("/cart")
  await expect(page.getByText("You have ₹200.50 of store credit to spend at checkout.")).toBeVisible()
  await page.goto("/checkout?step=pay")
  const spend = page.getByRole("radio", { name: /Use ₹200.50 of store credit/ })
  await expect(spend).toBeChecked()
  await expect(page.locator("input[type=checkbox]:checked")).toHaveCount(0)
  const total = (await page.getByTestId("order-total").textContent()) as string
  await expect(page.getByTestId("to-pay")).not.toHaveText(total)
  await page.getByRole("radio", { name: "Keep my store credit" }).check()
  await expect(page.getByTestId("to-pay")).toHaveCount(0)
  await spend.check()
  expect(await findSeriousViolations(page), "checkout").toEqual([])
  await page.getByRole("button", { name: "Place Order" }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await page.goto("/orders")
  const order = page.getByRole("list", { name: "Your orders" }).getByRole("group").first()
  await order.locator("summary").click()
  await expect(order.getByText("Of it with store credit")).toBeVisible()
  await expect(order).toContainText("₹200.50")

  await page.goto("/profile")
  const credit = page.getByRole("region", { name: "Store credit" })
  await expect(credit).toContainText("₹0")
  await expect(credit).toContainText("Your parcel came late")
  await expect(credit).toContainText(/Spent on order #\d+/)
  await page.goto("/hi/profile")
  await expect(page.getByRole("region", { name: "स्टोर क्रेडिट" })).toContainText("दुकान की ओर से")
  expect(await findSeriousViolations(page), "profile").toEqual([])
})
