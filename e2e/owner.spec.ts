import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { moveTo } from "./move-to.ts"
import { chooseCategory, getOwnerCredentials, openMenuItem, openTab, pictureFile, signInAsOwner } from "./owner.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { logIn, newPerson, signUp } from "./shopper.ts"

/** Waits for the index; its own tests show that it follows within a second. */
const POLL_OPTIONS = { intervals: [50] }

let made = 0
const unique = (word: string) => `${word} ${Date.now().toString(36)}${process.pid.toString(36)}${made++}`

const typeProduct = async (page: Page, product: { name: string; category: string }) => {
  const form = page.getByRole("dialog", { name: "Add Product" })
  await form.getByRole("textbox", { name: /^Name/ }).fill(product.name)
  await form.getByRole("textbox", { name: "Description" }).fill("A lamp of solid brass")
  await chooseCategory(form.getByRole("combobox", { name: "Category" }), product.category)
  await form.getByRole("textbox", { name: "About" }).fill("Cast and polished by hand")
  await form.getByRole("spinbutton", { name: "Price" }).fill("1299")
  await form.getByRole("spinbutton", { name: /^Quantity/ }).fill("4")
  await form.getByRole("spinbutton", { name: "Weight" }).fill("0.8")
  for (const side of ["Length", "Width", "Height"]) await form.getByRole("spinbutton", { name: side }).fill("12.5")
  return form
}

test("the owner adds a product with two pictures and finds it in the shop, edits, hides and deletes it", async ({
  page,
  browser,
  baseURL,
  isPhone,
}) => {
  test.slow()
  const name = unique("Akhand diya")
  const category = unique("Lamps")
  const guest = await browser.newContext({ baseURL })
  const inTheShop = async () => {
    const response = await guest.request.get(`/store/catalog/products?q=${encodeURIComponent(name)}`)
    const { products } = (await response.json()) as { products: { name: string; price: number }[] }
    return products.find((product) => product.name === name)?.price
  }

  await page.goto("/login")
  await logIn(page, getOwnerCredentials())
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/panel$/)
  await openMenuItem(page, "Products", isPhone)
  await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible()

  await page.getByRole("button", { name: "Show Category Section" }).click()
  await page.getByRole("button", { name: "Add Category" }).click()
  await expect(page.getByRole("alert")).toHaveText("Category not found")
  await page.getByLabel("Category name").fill(category)
  await page.getByRole("button", { name: "Add Category" }).click()
  await expect(page.getByRole("list", { name: "Categories" }).getByText(category)).toBeVisible()

  await page.getByRole("button", { name: "Add Product" }).click()
  const form = await typeProduct(page, { name, category })
  await form
    .locator("input[type=file]")
    .setInputFiles([await pictureFile("lit.jpg", "#f5b544"), await pictureFile("unlit.jpg", "#1c4f3e")])
  await expect(form.getByRole("list", { name: "Pictures" }).getByRole("listitem")).toHaveCount(2)
  await form.getByRole("button", { name: "Add attribute" }).click()
  await form.getByLabel("Attribute 1 name").fill("Metal")
  await form.getByLabel("Attribute 1 value").fill("Brass")
  await form.getByRole("button", { name: "Add Product" }).click()
  await expect(form).toBeHidden()

  await expect.poll(inTheShop, POLL_OPTIONS).toBe(1299)
  const window = await guest.newPage()
  await window.goto(`/search?query=${encodeURIComponent(name)}`)
  await window.getByRole("link", { name }).first().click()
  await expect(window.getByRole("heading", { level: 1, name })).toBeVisible()

  await page.getByLabel("Search by name, description or price").fill(name)
  await expect(page.getByText("1–1 of 1")).toBeVisible()
  await page.getByRole("link", { name: `Edit ${name}` }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Update Product" })).toBeVisible()
  await openTab(page, "Pictures")
  await page.getByRole("button", { name: "Move picture 2 earlier" }).click()
  await page.getByRole("button", { name: "Remove picture 2" }).click()
  await openTab(page, "Prices and variants")
  await page.getByRole("spinbutton", { name: "Price" }).fill("999")
  await page.getByRole("button", { name: "Update Product" }).click()
  const updated = page.getByRole("alertdialog", { name: "Product Updated" })
  await expect(updated).toContainText("Product has been successfully updated!")
  await updated.getByRole("button", { name: "OK" }).click()
  await expect(page).toHaveURL(/\/admin\/products/)
  await expect.poll(inTheShop, POLL_OPTIONS).toBe(999)

  const active = page.getByRole("checkbox", { name: `${name} is active` })
  await active.click()
  await expect(active).not.toBeChecked()
  await expect.poll(inTheShop, POLL_OPTIONS).toBe(undefined)

  await page.getByRole("button", { name: `Delete ${name}` }).click()
  await page.getByRole("button", { name: "Delete", exact: true }).click()
  const deleted = page.getByRole("alertdialog", { name: "Deleted!" })
  await expect(deleted).toContainText("Product has been deleted!")
  await deleted.getByRole("button", { name: "OK" }).click()
  await expect(page).toHaveURL(/\/admin\/products$/)
  await page.getByLabel("Search by name, description or price").fill(name)
  await expect(page.getByText("No products found.")).toBeVisible()
  await guest.close()
})

test("a new product says what is wrong with it, and nothing typed is lost", { tag: "@desktop" }, async ({ page }) => {
  const admin = await (await shop()).admin()
  await signInAsOwner(page)
  await page.goto("/admin/products")
  await test.step("what is wrong with a new product is said under each field, and nothing typed is lost unasked", async () => {
    await page.getByRole("button", { name: "Add Product" }).click()
    const form = page.getByRole("dialog", { name: "Add Product" })
    await expect(form).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(form).toBeHidden()

    await page.getByRole("button", { name: "Add Product" }).click()
    await form.getByRole("button", { name: "Add Product" }).click()
    for (const message of [
      "Name is required",
      "Description is required",
      "Category is required",
      "About field is required",
      "Price is required",
      "Quantity is required",
      "Length is required",
      "Height is required",
      "Breadth is required",
      "Weight is required",
    ]) {
      await expect(form.getByText(message)).toBeVisible()
    }
    await form.getByRole("spinbutton", { name: "Price" }).fill("0")
    await expect(form.getByText("Price must be a number and greater than 0")).toBeVisible()
    await form.getByRole("spinbutton", { name: /^Quantity/ }).fill("-1")
    await expect(form.getByText("Quantity must be a number and cannot be negative")).toBeVisible()
    for (const field of ["Length", "Height", "Width (breadth)"]) {
      // Half a number is no empty field, though the browser has no text for it.
      await form.getByRole("spinbutton", { name: field }).pressSequentially("-")
      const called = field === "Width (breadth)" ? "Breadth" : field
      await expect(form.getByText(`${called} must be a number and cannot be negative`)).toBeVisible()
    }
    await form.getByRole("spinbutton", { name: "Weight" }).pressSequentially("1e")
    await expect(form.getByText("Weight must be greater than 0")).toBeVisible()
    await form
      .locator("input[type=file]")
      .setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("no") })
    await expect(form.getByText("note.txt is not a JPEG, PNG, WebP, AVIF or HEIC picture")).toBeVisible()

    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Keep editing" }).click()
    await expect(form.getByRole("spinbutton", { name: "Price" })).toHaveValue("0")
    await form.getByRole("button", { name: "Cancel" }).click()
    await page.getByRole("button", { name: "Discard it" }).click()
    await expect(form).toBeHidden()
  })

  await test.step("a rejection of the server is shown with its sentence, and the form keeps what was typed", async () => {
    const category = unique("Short-lived")
    const { id } = (await admin.post("/back-office/categories", { name: category })).body
    await page.getByRole("button", { name: "Add Product" }).click()
    const form = await typeProduct(page, { name: unique("Rejected"), category })
    await admin.delete(`/back-office/categories/${id}`)
    await form.getByRole("button", { name: "Add Product" }).click()
    const rejected = page.getByRole("alertdialog", { name: "Oops..." })
    await expect(rejected).toContainText(/category/i)
    await rejected.getByRole("button", { name: "OK" }).click()
    await expect(form.getByRole("spinbutton", { name: "Price" })).toHaveValue("1299")
  })
})

test("deleting, editing and opening what is not there says so", async ({ page }) => {
  await signInAsOwner(page)
  await test.step("deleting what is not there says so and leads back to the list", async () => {
    await page.goto("/admin/delete-product/prod_nobody")
    const failed = page.getByRole("alertdialog", { name: "Error" })
    await expect(failed).toBeVisible()
    await failed.getByRole("button", { name: "OK" }).click()
    await expect(page).toHaveURL(/\/admin\/products$/)
    await moveTo(page, "/update-product/prod_nobody")
    await expect(page.getByRole("link", { name: "Back to Products" })).toBeVisible()
  })

  await test.step("an address without a screen says so and leads to the overview", async () => {
    for (const address of ["/nothing-like-it", "/categories", "/invitations/1"]) {
      await moveTo(page, address)
      await expect(page.getByRole("heading", { name: "404 not found!" })).toBeVisible()
      await page.getByRole("link", { name: "To the overview" }).click()
      await expect(page).toHaveURL(/\/admin\/panel$/)
      await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible()
    }
  })
})

test("the back office is for those who work here, until they log out", async ({ page, isPhone }) => {
  test.setTimeout(120_000)
  await test.step("a guest is led to the login screen and a shopper to the shop", async () => {
    for (const screen of ["", "/orders", "/update-product/x"]) {
      await page.goto(`/admin${screen}`)
      await expect(page, screen).toHaveURL(/\/login$/)
    }
    await signUp(page, newPerson())
    for (const screen of ["/panel", "/customize"]) {
      await page.goto(`/admin${screen}`)
      await expect(page, screen).toHaveURL(/\/explore$/)
    }
  })

  await resetBrowser(page)
  await test.step("logging out leads to the shop and leaves nothing behind", async () => {
    await signInAsOwner(page)
    await page.goto("/admin/panel")
    await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible()
    if (isPhone) await page.getByRole("button", { name: "Open the menu" }).click()
    await expect(page.getByRole("link", { name: "View Live Site" })).toHaveAttribute("href", "/")
    await page.getByRole("button", { name: "Logout" }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await page.goto("/admin/panel")
    await expect(page).toHaveURL(/\/login$/)
  })
})
