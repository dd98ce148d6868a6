import { expect, type Page } from "@playwright/test"
import { newPerson, saveAddress, signUp } from "./shopper.ts"

/** Opens the payment step of checkout for a new shopper with an address and one piece of `product` in the cart. */
export const openPaymentStep = async (page: Page, product: { id: string }) => {
  await signUp(page, newPerson())
  await saveAddress(page)
  await putInCart(page, product)
  await page.goto("/checkout?step=pay")
  await expect(page.getByTestId("order-total")).toBeVisible()
}

/** Puts pieces into the cart behind the screens. */
export const putInCart = async (page: Page, product: { id: string }, quantity = 1) => {
  const response = await page.request.post("/store/cart/lines", { data: { product_id: product.id, quantity } })
  expect(response.status(), await response.text()).toBe(200)
}

/** Orders the cart, paid on delivery, behind the screens. */
export const orderCart = async (page: Page) => {
  const { addresses } = await (await page.request.get("/store/addresses")).json()
  const address_id = addresses[0].id
  const { summary } = await (await page.request.get(`/store/checkout?address_id=${address_id}`)).json()
  const data = { address_id, payment_method: "cod", expected_total: summary.total }
  const placed = await page.request.post("/store/checkout", { data })
  expect(placed.status(), await placed.text()).toBe(201)
  return (await placed.json()).order as { id: string }
}

/** The provider's window. */
export const paymentWindow = (page: Page) => page.getByRole("dialog", { name: /^Pay / })

/** The button that opens it. */
export const payButton = (page: Page) => page.getByRole("button", { name: /^Pay ₹/ })

/** Chooses to pay online and opens the provider's window. */
export const openPaymentWindow = async (page: Page) => {
  await page.getByRole("radio", { name: /Online \(Prepaid\)/ }).check()
  await payButton(page).click()
  await expect(paymentWindow(page)).toBeVisible()
}

/** Presses one of the window's plain buttons. */
export const choosePaymentOutcome = (page: Page, how: "Success" | "Failure" | "Close") =>
  paymentWindow(page).getByRole("button", { name: how, exact: true }).click()

/** The rows of /orders. */
export const orderRows = (page: Page) => page.getByRole("list", { name: "Your orders" }).locator("> li")
