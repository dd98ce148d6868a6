import { shop } from "@haat/testing"
import { expect, type Locator, type Page } from "@playwright/test"
import sharp from "sharp"
import { runningShop } from "../testing/running-shop.ts"

/** Who keeps the shop under test. */
export const theOwner = () => runningShop().administrator

/** Signs the owner in behind the screens; the browser then holds the session. */
export const signInAsOwner = async (page: Page) => {
  const answer = await page.request.post("/auth/sign-in", { data: theOwner() })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** What the browser asks before it leaves the page; each is answered with leaving. */
export const browserQuestions = (page: Page) => {
  const asked: string[] = []
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type())
    await dialog.accept()
  })
  return asked
}

/** Goes to a screen by the sidebar, which a phone keeps behind the menu button. */
export const follow = async (page: Page, item: string, isPhone: boolean) => {
  if (isPhone) await page.getByRole("button", { name: "Open the menu" }).click()
  await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: item }).click()
}

/** The filters of the product list, which a phone keeps behind a button. */
export const openFilters = async (page: Page, isPhone: boolean) => {
  const filters = page.getByRole("group", { name: "Filters" })
  if (isPhone) await page.getByRole("button", { name: /^Filters/ }).click()
  await expect(filters).toBeVisible()
  return filters
}

/** Chooses a category in its box as a person does: by typing the name, until it is offered. */
export const chooseCategory = async (box: Locator, name: string) => {
  await box.fill(name)
  await box.page().getByRole("option", { name, exact: true }).click()
  await expect(box).toHaveValue(name)
}

/** A real picture, as a person would choose it. */
export const pictureFile = async (name: string, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1000, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

/** Somebody new with so many pieces of something new in the cart, and the total they see. */
const fillCart = async (first_name: string, quantity: number) => {
  const haat = await shop()
  const product = await haat.product({ name: `Ordered by ${first_name}`, price: 300, quantity: 5 })
  const shopper = await haat.shopper({ first_name })
  const { address } = (
    await shopper.post("/store/addresses", {
      address_1: "12 Karve Road",
      city: "Pune",
      province: "Maharashtra",
      postal_code: "411004",
      country_code: "in",
    })
  ).body
  await shopper.post("/store/cart/lines", { product_id: product.id, quantity })
  const { summary } = (await shopper.get(`/store/checkout?address_id=${address.id}`)).body
  const form = { address_id: address.id as string, expected_total: summary.total as number }
  return { haat, product, shopper, form }
}

/**
 * A cash-on-delivery order by somebody new, placed behind the screens.
 * @param moved_to the postal code the parcel goes to after all
 */
export const placeOrder = async (first_name: string, moved_to?: string) => {
  const { haat, shopper, form } = await fillCart(first_name, 2)
  const placed = await shopper.post("/store/checkout", { ...form, payment_method: "cod" })
  expect(placed.status, JSON.stringify(placed.body)).toBe(201)
  const order = placed.body.order as { id: string; display_id: number; total: number }
  if (moved_to)
    await haat.sql(
      `update order_address a set postal_code = $1 from "order" o where o.id = $2 and a.id = o.shipping_address_id`,
      [moved_to, order.id],
    )
  return { ...order, username: shopper.person.username }
}

/** An order of somebody new, paid in the provider's window behind the screens. */
export const payOrder = async (first_name: string) => {
  const { haat, product, shopper, form } = await fillCart(first_name, 1)
  const { payment } = (await shopper.post("/store/razorpay/payments", form)).body
  const body = JSON.stringify({ razorpay_order_id: payment.razorpay_order_id, how: "success" })
  const proof = await (await fetch(`${haat.sandboxUrl}/razorpay/pay`, { method: "POST", body })).json()
  const { outcome } = (await shopper.post("/store/razorpay/payments/verify", proof)).body
  expect(outcome.state).toBe("ordered")
  const { order } = (await shopper.get(`/store/my-orders/${outcome.order_id}`)).body
  return { ...(order as { id: string; display_id: number; total: number }), product }
}
