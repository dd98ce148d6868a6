import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { expect, startAnew, test } from "./shop-test.ts"

let made = 0
const unique = (word: string) => `${word} ${Date.now().toString(36)}${process.pid.toString(36)}${made++}`

/** Somebody with this role looks at one product of the list, with the category section open. */
const openAsStaff = async (page: Page, role: "manager" | "support") => {
  const haat = await shop()
  const product = await haat.product({ name: unique("Guarded lota"), price: 100 })
  const { username, password } = await haat.staff(role)
  expect((await page.request.post("/auth/sign-in", { data: { username, password } })).status()).toBe(200)
  await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: product.name }))}`)
  await page.getByRole("button", { name: "Show Category Section" }).click()
  await expect(page.getByText("1–1 of 1", { exact: true }).first()).toBeVisible()
  await expect(page.getByRole("region", { name: "Categories" }).getByRole("listitem").first()).toBeVisible()
  return product
}

/** Everything on the screen that changes products or categories. */
const changing = (page: Page, name: string) => ({
  "Add Product": page.getByRole("button", { name: "Add Product" }),
  Import: page.getByRole("button", { name: "Import", exact: true }),
  Edit: page.getByRole("link", { name: `Edit ${name}` }),
  Delete: page.getByRole("button", { name: `Delete ${name}` }),
  Select: page.getByRole("checkbox", { name: `Select ${name}` }),
  "Add Category": page.getByRole("button", { name: "Add Category" }),
  Rename: page.getByRole("button", { name: /^Rename / }).first(),
  "Delete a category": page
    .getByRole("region", { name: "Categories" })
    .getByRole("button", { name: /^Delete / })
    .first(),
})

test("a role decides which buttons there are", { tag: "@desktop" }, async ({ page }) => {
  test.setTimeout(120_000)
  await test.step("a manager has every button of products and categories", async () => {
    const { name } = await openAsStaff(page, "manager")
    for (const [what, button] of Object.entries(changing(page, name))) await expect(button, what).toBeVisible()
    await expect(page.getByRole("checkbox", { name: `${name} is active` })).toBeEnabled()
  })

  await startAnew(page)
  await test.step("support sees products and categories, and no button that would change one", async () => {
    const { id, name } = await openAsStaff(page, "support")
    for (const [what, button] of Object.entries(changing(page, name))) await expect(button, what).toHaveCount(0)
    const active = page.getByRole("checkbox", { name: `${name} is active` })
    await expect(active).toBeChecked()
    await expect(active).toBeDisabled()
    const heads = page.getByRole("table", { name: "Products" }).getByRole("columnheader")
    await expect(heads.filter({ hasText: "Category" })).toBeVisible()
    await expect(heads.filter({ hasText: "Actions" })).toHaveCount(0)
    await expect(page.getByRole("link", { name: "Export" })).toBeVisible()

    for (const screen of [`/update-product/${id}`, `/delete-product/${id}`]) {
      await page.goto(`/admin${screen}`)
      await expect(page.getByRole("heading", { level: 1, name: "This is not part of your role" }), screen).toBeVisible()
    }
    await page.goto("/admin/panel")
    const newest = page.getByRole("region", { name: "Products" })
    await newest.getByLabel("Search products").fill(name)
    await newest.getByRole("link", { name: new RegExp(name) }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible()
    await expect(page.getByText("1–1 of 1", { exact: true })).toBeVisible()
    const haat = await shop()
    expect((await haat.guest().get(`/store/catalog/products/${id}`)).status).toBe(200)
  })
})
