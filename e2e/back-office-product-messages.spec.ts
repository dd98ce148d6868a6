import type { Page, Route } from "@playwright/test"
import { openFilters, signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"

let made = 0
const unique = (word: string) => `${word} ${Date.now().toString(36)}${process.pid.toString(36)}${made++}`

const PRODUCTS = "**/back-office/products?*"
const ONE_PRODUCT = "**/back-office/products/*"
const CATEGORIES = "**/back-office/categories?*"

/** The shop responds with its own sentence, or without one. */
const reject = (message?: string) => (route: Route) => route.fulfill({ status: 500, json: message ? { message } : {} })
const beAway = (route: Route) => route.abort()

const alert = (page: Page, title: string) => page.getByRole("alertdialog", { name: title })

test("a failed list says 'Something went wrong! Unable to fetch products', and can be tried again", async ({
  page,
}) => {
  await signInAsOwner(page)
  await page.route(PRODUCTS, beAway)
  await page.goto("/admin/products")
  await expect(page.getByText("Something went wrong! Unable to fetch products")).toBeVisible()
  await page.unroute(PRODUCTS)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByRole("link", { name: /^Edit / }).first()).toBeVisible()
})

test("a list that the shop rejects says 'Something went wrong...' with its sentence", { tag: "@desktop" }, async ({
  page,
}) => {
  await signInAsOwner(page)
  await page.route(PRODUCTS, reject("The goods are being counted"))
  for (const screen of ["/admin/products", "/admin/panel"]) {
    await page.goto(screen)
    await expect(page.getByText("Something went wrong... The goods are being counted")).toBeVisible()
  }
})

test("a failed load of the categories says the shop's message, or 'Error ferching categories!'", async ({
  page,
  isPhone,
}) => {
  await signInAsOwner(page)
  await page.route(CATEGORIES, beAway)
  await page.goto("/admin/products")
  await (await openFilters(page, isPhone)).getByRole("combobox", { name: "Category" }).click()
  await expect(page.getByText("Error ferching categories!")).toBeVisible()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Show Category Section" }).click()
  const section = page.getByRole("region", { name: "Categories" })
  await expect(section.getByRole("alert")).toHaveText("Error ferching categories!")
  await page.unroute(CATEGORIES)
  await page.route(CATEGORIES, reject("The shelves are being moved"))
  await page.reload()
  await page.getByRole("button", { name: "Show Category Section" }).click()
  await expect(section.getByRole("alert")).toHaveText("The shelves are being moved")
})

test("editing a product shows that it loads, and a save that did not reach the shop says 'Oops...' and 'Something went wrong!'", async ({
  page,
  market,
}) => {
  const product = await market.product({ name: unique("Patient lota"), price: 10, quantity: 1 })
  await signInAsOwner(page)
  let response = () => {}
  const held = new Promise<void>((resolve) => {
    response = resolve
  })
  await page.route(ONE_PRODUCT, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto(`/admin/update-product/${product.id}`)
  await expect(page.getByRole("status", { name: "Loading" })).toBeVisible()
  response()
  await page.getByRole("spinbutton", { name: "Price" }).fill("12")
  await page.unroute(ONE_PRODUCT)
  await page.route(ONE_PRODUCT, beAway)
  await page.getByRole("button", { name: "Update Product" }).click()
  await expect(alert(page, "Oops...")).toContainText("Something went wrong!")
  await page.getByRole("button", { name: "OK" }).click()
  await page.unroute(ONE_PRODUCT)
  await page.getByRole("button", { name: "Update Product" }).click()
  await expect(alert(page, "Product Updated")).toContainText("Product has been successfully updated!")
})

test("a deletion shows that it runs, and one that did not reach the shop says 'Error' and 'Failed to delete product'", {
  tag: "@desktop",
}, async ({ page, market }) => {
  const product = await market.product({ name: unique("Lasting lota"), price: 10, quantity: 1 })
  await signInAsOwner(page)
  let fail = () => {}
  const held = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(ONE_PRODUCT, async (route) => {
    await held
    await route.abort()
  })
  await page.goto(`/admin/delete-product/${product.id}`)
  await expect(page.getByRole("progressbar", { name: "Deleting the product" })).toBeVisible()
  fail()
  await expect(alert(page, "Error")).toContainText("Failed to delete product")
  await page.unroute(ONE_PRODUCT)
  await page.getByRole("button", { name: "OK" }).click()
  await expect(page).toHaveURL(/\/admin\/products$/)
  expect(await market.stock(product.id)).toBe(1)
})
