import { shop } from "@haat/testing"
import { buyer, placeOrder as placeShopOrder, put, totalOf } from "@haat/testing/buyer"
import { mailbox } from "@haat/testing/mailbox"
import { expect, type Locator, type Page } from "@playwright/test"
import sharp from "sharp"
import { runningShop } from "../testing/running-shop.ts"
import { moveTo } from "./move-to.ts"

/** The owner of the shop under test. */
export const getOwnerCredentials = () => runningShop().administrator

/** Signs the owner in behind the screens; the browser then holds the session. */
export const signInAsOwner = async (page: Page) => {
  const response = await page.request.post("/auth/sign-in", { data: getOwnerCredentials() })
  expect(response.status(), await response.text()).toBe(200)
}

/** Collects the browser's questions before leaving a page and accepts each. */
export const acceptLeaveDialogs = (page: Page) => {
  const types: string[] = []
  page.on("dialog", async (dialog) => {
    types.push(dialog.type())
    await dialog.accept()
  })
  return types
}

/** Goes to a screen by the sidebar, which a phone keeps behind the menu button. */
export const openMenuItem = async (page: Page, item: string, isPhone: boolean) => {
  if (isPhone) await page.getByRole("button", { name: "Open the menu" }).click()
  await page
    .getByRole("navigation", { name: "Back office" })
    .getByRole("link", { name: new RegExp(`^${item}`) })
    .click()
}

/** Chooses one of a few words in a box, as a person does. */
export const choose = async (page: Page, box: string, word: string) => {
  await page.getByRole("combobox", { name: box }).click()
  await page.getByRole("option", { name: word, exact: true }).click()
}

/** Opens a tab of a product's form. */
export const openTab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click()

/** Saves the product whose form is open, and reads that it is saved. */
export const updateProduct = async (page: Page) => {
  await page.getByRole("button", { name: "Update Product" }).click()
  await expect(page.getByRole("alertdialog", { name: "Product Updated" })).toBeVisible()
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

/** Adds a product to the main products by typing its name. */
export const pickProduct = async (page: Page, name: string) => {
  await page.getByLabel("Search for a product to add").fill(name)
  await page.getByRole("option", { name }).click()
}

/** A real picture, as a person would choose it. */
export const pictureFile = async (name: string, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1000, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

const SHIPPING_ADDRESS = { address_1: "12 Karve Road" }

/**
 * Places a cash-on-delivery order of two pieces for a new shopper through the API.
 * @param moved_to the postal code the parcel goes to after all
 */
export const placeOrder = async (first_name: string, moved_to?: string) => {
  const haat = shop()
  const product = { name: `Ordered by ${first_name}`, price: 300 }
  const { order, shopper } = await placeShopOrder(haat, { product, person: { first_name }, address: SHIPPING_ADDRESS })
  if (moved_to)
    await haat.sql(
      `update order_address a set postal_code = $1 from "order" o where o.id = $2 and a.id = o.shipping_address_id`,
      [moved_to, order.id],
    )
  return { ...order, username: shopper.person.username }
}

/** Places an order of one piece for a new shopper, paid at the provider through the API. */
export const placePaidOrder = async (first_name: string) => {
  const haat = shop()
  const product = await haat.product({ name: `Ordered by ${first_name}`, price: 300, quantity: 5 })
  const shopper = await buyer(haat, { first_name }, SHIPPING_ADDRESS)
  await put(shopper, product.id)
  const form = { address_id: shopper.address_id, expected_total: await totalOf(shopper) }
  const { payment } = (await shopper.post("/store/razorpay/payments", form)).body
  const body = JSON.stringify({ razorpay_order_id: payment.razorpay_order_id, how: "success" })
  const proof = await (await fetch(`${haat.sandboxUrl}/razorpay/pay`, { method: "POST", body })).json()
  const { outcome } = (await shopper.post("/store/razorpay/payments/verify", proof)).body
  expect(outcome.state).toBe("ordered")
  const { order } = (await shopper.get(`/store/my-orders/${outcome.order_id}`)).body
  return { ...(order as { id: string; display_id: number; total: number }), product, username: shopper.person.username }
}

/** Opens the list of orders with one order of it expanded. @returns its row */
export const openOrder = async (page: Page, { display_id }: { display_id: number }) => {
  if (new URL(page.url()).pathname !== "/admin/orders") await moveTo(page, "/orders")
  await page.getByLabel("Search by number or name").fill(`#${display_id}`)
  // the newest order is on the screen before the search has found it
  await expect(page.getByText("1–1 of 1", { exact: true })).toBeVisible()
  const row = page.getByRole("button", { name: `#${display_id}` })
  await row.click()
  return row
}

/** An invitation as its mail has it, made behind the screens. */
export const invitationFor = async (email: string, role: string) => {
  const haat = shop()
  const owner = await haat.admin()
  expect((await owner.post("/back-office/invitations", { email, role })).status).toBe(201)
  const { text } = await mailbox(haat).mail(email, "Help to keep the shop")
  return `/admin/join${/\/admin\/join(#[\w-]+)/.exec(text)?.[1]}`
}

export const PRODUCTS_HEADING =
  "name,description,category,price,quantity,about,weight_kg,length_cm,breadth_cm,height_cm"

/** A file of products to import. */
export const csvFile = (rows: string[]) => ({
  name: "goods.csv",
  mimeType: "text/csv",
  buffer: Buffer.from([PRODUCTS_HEADING, ...rows].join("\n")),
})
