import { shop } from "@haat/testing"
import { expect, type Page } from "@playwright/test"
import sharp from "sharp"
import { runningShop } from "../testing/running-shop.ts"

/** Who keeps the shop under test. */
export const theOwner = () => runningShop().administrator

/** Signs the owner in behind the screens; the browser then holds the session. */
export const signInAsOwner = async (page: Page) => {
  const answer = await page.request.post("/auth/sign-in", { data: theOwner() })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Goes to a screen by the sidebar, which a phone keeps behind the menu button. */
export const follow = async (page: Page, item: string, isPhone: boolean) => {
  if (isPhone) await page.getByRole("button", { name: "Open the menu" }).click()
  await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: item }).click()
}

/** A real picture, as a person would choose it. */
export const pictureFile = async (name: string, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1000, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

/** A cash-on-delivery order by somebody new, placed behind the screens. */
export const placeOrder = async (first_name: string, postal_code = "411004") => {
  const haat = await shop()
  const product = await haat.product({ name: `Ordered by ${first_name}`, price: 300, quantity: 5 })
  const shopper = await haat.shopper({ first_name })
  const { address } = (
    await shopper.post("/store/addresses", {
      address_1: "12 Karve Road",
      city: "Pune",
      province: "Maharashtra",
      postal_code,
      country_code: "in",
    })
  ).body
  await shopper.post("/store/cart/lines", { product_id: product.id, quantity: 2 })
  const { summary } = (await shopper.get(`/store/checkout?address_id=${address.id}`)).body
  const placed = await shopper.post("/store/checkout", {
    address_id: address.id,
    payment_method: "cod",
    expected_total: summary.total,
  })
  expect(placed.status, JSON.stringify(placed.body)).toBe(201)
  return placed.body.order as { id: string; display_id: number; total: number }
}
