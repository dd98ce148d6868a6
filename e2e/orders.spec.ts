import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { localizedPath } from "../storefront/app/lib/language/addresses.ts"
import { findSeriousViolations } from "./axe.ts"
import { orderCart, putInCart } from "./checkout.ts"
import { expect, test } from "./shop-test.ts"
import { newPerson, saveAddress, signUp } from "./shopper.ts"
import { atBothWidths } from "./widths.ts"

const NAME = "Listed stool of seasoned mango wood with a seat woven by hand from cotton rope"

/** A new shopper with an address and two pieces in the cart. */
const fillCart = async (page: Page) => {
  const stool = await (await shop()).product({ name: NAME, price: 1250, quantity: 9 })
  await signUp(page, newPerson())
  await saveAddress(page)
  await putInCart(page, stool, 2)
}

test("an order shows what was bought in a line, and everything else when it is opened", { tag: "@money" }, async ({
  page,
}) => {
  await fillCart(page)
  await page.goto("/checkout?step=pay")
  await page.getByRole("button", { name: "Place Order" }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await page.goto("/Orders")
  const order = page.getByRole("list", { name: "Your orders" }).getByRole("group").first()
  const line = order.locator("summary")
  await expect(line).toContainText("1.")
  await expect(line).toContainText(/Order #\d+/)
  await expect(line).toContainText(NAME)
  // Long names go on in the next line.
  const cut = (box: Element) => [...box.querySelectorAll("*")].some((one) => one.scrollWidth > one.clientWidth + 1)
  expect(await atBothWidths(page, async () => [await line.evaluate(cut)])).toEqual([false, false])
  await expect(line.getByText(NAME)).not.toHaveCSS("text-overflow", "ellipsis")
  await expect(line).toContainText("Payment pending")
  await expect(line).toContainText("2 × ₹1,250")
  await expect(line.locator("time")).toHaveText(/\d{4}.*\d{1,2}:\d{2}/)
  await line.click()
  await expect(order.getByTestId("total-spent")).toHaveText(/^₹/)
  await expect(line).toContainText((await order.getByTestId("total-spent").textContent()) as string)
  for (const text of ["Order ID", "Delivery Charges", "Total Spent", "Shipping Address", "Billing Address"])
    await expect(order.getByText(text, { exact: true })).toBeVisible()
  await expect(order.getByRole("link", { name: NAME })).toBeVisible()

  await page.route("**/store/my-orders/*/cancel", (route) => route.abort())
  await order.getByRole("link", { name: "Cancel order" }).click()
  const dialog = page.getByRole("dialog", { name: "Cancel this order?" })
  await dialog.getByRole("button", { name: "Cancel order" }).click()
  await expect(dialog.getByRole("alert")).toHaveText("Something went wrong.")
  await page.unroute("**/store/my-orders/*/cancel")
  await dialog.getByRole("button", { name: "Cancel order" }).click()
  await expect(page.getByText("No orders found.")).toBeVisible()
})

test("an opened order shows how far it has come from placed to delivered, in both languages", async ({ page }) => {
  test.setTimeout(120_000)
  await fillCart(page)
  const order = await orderCart(page)
  const owner = await (await shop()).admin()
  const steps = page.getByRole("list", { name: /^(Delivery|डिलीवरी)$/ }).getByRole("listitem")
  for (const [reached, way] of [undefined, "packed", "shipment", "delivered"].entries()) {
    if (way) expect((await owner.post(`/back-office/orders/${order.id}/${way}`, {})).status).toBe(200)
    for (const { language, words } of [
      { language: "en" as const, words: ["Placed", "Packed", "Shipped", "Delivered"] },
      { language: "hi" as const, words: ["ऑर्डर किया", "पैक हो गया", "भेज दिया गया", "पहुँच गया"] },
    ]) {
      await page.goto(localizedPath(language, "/orders"))
      await page.locator("summary").click()
      await expect(steps).toHaveText(words.map((word) => new RegExp(`^${word}`)))
      await expect(page.locator("[aria-current=step]")).toHaveText(words[reached])
      expect(await findSeriousViolations(page), way).toEqual([])
    }
  }
})

test("a summary that cannot be had says so, and can be asked for again", async ({ page }) => {
  await fillCart(page)
  await page.goto("/cart")
  await page.route("**/store/checkout?*", (route) => route.abort())
  await page.getByRole("link", { name: "Buy Your Cart" }).click()
  await expect(page.getByText("Something went wrong. Please try again.")).toBeVisible()
  await page.unroute("**/store/checkout?*")
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByTestId("order-total")).toBeVisible()
})
