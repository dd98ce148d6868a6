import type { Page, Route } from "@playwright/test"
import { signInAsOwner } from "./owner.ts"
import { expect, startAnew, test } from "./shop-test.ts"

let made = 0
const unique = (word: string) => `${word} ${Date.now().toString(36)}${process.pid.toString(36)}${made++}`

const PRODUCTS = "**/back-office/products?*"
const ONE_PRODUCT = "**/back-office/products/*"

const beAway = (route: Route) => route.abort()

const alert = (page: Page, title: string) => page.getByRole("alertdialog", { name: title })

test("products that could not be read or saved are said, and can be tried again", async ({ page, market }) => {
  test.setTimeout(120_000)
  await test.step("a failed list says 'Something went wrong! Unable to fetch products', and can be tried again", async () => {
    await signInAsOwner(page)
    await page.route(PRODUCTS, beAway)
    await page.goto("/admin/products")
    await expect(page.getByText("Something went wrong! Unable to fetch products")).toBeVisible()
    await page.unroute(PRODUCTS)
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByRole("link", { name: /^Edit / }).first()).toBeVisible()
  })

  await startAnew(page)
  await test.step("editing a product shows that it loads, and a save that did not reach the shop says 'Oops...' and 'Something went wrong!'", async () => {
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
})
