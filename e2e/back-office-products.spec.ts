import { shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { createZip } from "@haat/testing/zip-of"
import type { Page } from "@playwright/test"
import { findSeriousViolations } from "./axe.ts"
import { moveTo } from "./move-to.ts"
import { moveWithKeys } from "./move-with-keys.ts"
import {
  choose,
  chooseCategory,
  csvFile,
  openFilters,
  openTab,
  PRODUCTS_HEADING,
  pictureFile,
  signInAsOwner,
} from "./owner.ts"
import { expect, test } from "./shop-test.ts"
import { atBothWidths, DESKTOP, PHONE } from "./widths.ts"

let made = 0
const unique = (word: string) => `${word} ${Date.now().toString(36)}${process.pid.toString(36)}${made++}`

const openList = async (page: Page, q: string) => {
  await signInAsOwner(page)
  await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ q }))}`)
  await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible()
}
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name })
const alertDialog = (page: Page, name: string) => page.getByRole("alertdialog", { name })

test("the list shows each product whole, at both widths, and the first one without scrolling", async ({ page }) => {
  test.slow()
  const haat = await shop()
  const attributes = ["Metal", "Finish", "Capacity", "Care", "Made in"].map((key) => ({
    key,
    value: `${key} in words that take more room than a column of the table has`,
  }))
  const product = await haat.product({ name: unique("Listed lota"), price: 123456, quantity: 7, attributes })
  await openList(page, product.name)
  const edit = page.getByRole("link", { name: `Edit ${product.name}` })

  await test.step("the first product is visible without scrolling; on a phone a button counts and opens the filters", async () => {
    const filters = page.getByRole("group", { name: "Filters" })
    const button = page.getByRole("button", { name: /^Filters/ })
    await expect(edit).toBeInViewport({ ratio: 1 })
    await expect(filters).toBeHidden()
    await expect(button).toHaveText("Filters")
    await button.click()
    await expect(button).toHaveAttribute("aria-expanded", "true")
    await choose(page, "Active", "Active")
    await choose(page, "Stock", "In stock")
    await expect(button).toHaveText("Filters, 2 active")
    await button.click()
    await expect(filters).toBeHidden()
    await page.reload()
    await expect(button).toHaveText("Filters, 2 active")
    await expect(edit).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(DESKTOP)
    await expect(filters).toBeVisible()
    await expect(button).toHaveCount(0)
    await expect(edit).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(PHONE)
  })

  await test.step("the product list has all specified columns and actions and says when it was updated", async () => {
    const row = page.getByRole("row").filter({ hasText: product.name })
    await atBothWidths(page, async () => {
      for (const text of ["1", product.name, product.description, "₹1,23,456", "7", product.category?.name])
        await expect(row).toContainText(text as string)
      await expect(row).toContainText("Metal: Metal in words")
      await expect(row.getByRole("checkbox", { name: `${product.name} is active` })).toBeChecked()
      await expect(edit).toHaveAttribute("href", `/admin/update-product/${product.id}`)
      await expect(row.getByRole("button", { name: `Delete ${product.name}` })).toBeVisible()
      return []
    })
    await expect(page.getByText("Last updated just now")).toBeVisible()
    await editProduct(await haat.admin(), product.id, { price: 99 })
    await page.getByRole("button", { name: "Refresh" }).click()
    await expect(row).toContainText("₹99")
  })

  await test.step("a product's attributes are all read in the list, by a button that opens them with the keyboard too", async () => {
    const rows = page.getByRole("table", { name: "Products", exact: true })
    const open = page.getByRole("button", { name: `All 5 attributes of ${product.name}` })
    await expect(open).toHaveAttribute("aria-expanded", "false")
    await expect(rows).not.toContainText("Made in words")
    await open.focus()
    await page.keyboard.press("Enter")
    await expect(open).toHaveAttribute("aria-expanded", "true")
    await atBothWidths(page, async () => {
      for (const { key, value } of attributes) {
        const shown = rows.getByRole("definition").filter({ hasText: value })
        await expect(shown).toBeVisible()
        expect(await shown.evaluate((box) => box.scrollWidth <= box.clientWidth), key).toBe(true)
      }
      return []
    })
    expect(await findSeriousViolations(page)).toEqual([])
    await page.keyboard.press("Enter")
    await expect(open).toHaveAttribute("aria-expanded", "false")
  })
})

test("a product's pictures are reordered by dragging and with keys; the first is the preview", {
  tag: "@desktop",
}, async ({ page }) => {
  await signInAsOwner(page)
  const sent: string[] = []
  for (const colour of ["#f5b544", "#1c4f3e", "#b2431b"]) {
    const { name, mimeType, buffer } = await pictureFile("p.jpg", colour)
    const response = await page.request.post("/back-office/pictures", {
      multipart: { files: { name, mimeType, buffer } },
    })
    sent.push((await response.json()).files[0].id)
  }
  const haat = await shop()
  const product = await haat.product({ name: unique("Pictured lota"), images: sent })
  await page.goto(`/admin/update-product/${product.id}`)
  await openTab(page, "Pictures")
  const tiles = page.getByRole("list", { name: "Pictures" }).getByRole("listitem")
  await expect(tiles).toHaveCount(3)
  await expect(tiles.first()).toContainText("Preview")
  await moveWithKeys(page, "picture 3", { key: "ArrowLeft", from: 3, to: 2, of: 3 })
  await expect(tiles.nth(1).getByRole("img")).toHaveAttribute("src", product.images[2].url)
  const handle = page.getByRole("button", { name: "Move picture 1", exact: true })
  await handle.scrollIntoViewIfNeeded()
  const from = (await handle.boundingBox()) as { x: number; y: number }
  const to = (await tiles.nth(2).boundingBox()) as { x: number; width: number }
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 8, { steps: 4 })
  await page.mouse.move(to.x + to.width / 2, from.y + 8, { steps: 8 })
  await page.mouse.up()
  await expect(tiles.nth(2).getByRole("img")).toHaveAttribute("src", product.images[0].url)
  await page.getByRole("button", { name: "Update Product" }).click()
  await expect(alertDialog(page, "Product Updated")).toContainText("Product has been successfully updated!")
  const { body } = await (await haat.admin()).get(`/back-office/products/${product.id}`)
  expect(body.images.map(({ id }: { id: string }) => id)).toEqual([sent[2], sent[1], sent[0]])
})

test("of two owners who edit one product the second is told what changed, and overwrites nothing unseen", {
  tag: "@desktop",
}, async ({ page }) => {
  const haat = await shop()
  const other = await haat.admin()
  const product = await haat.product({ name: unique("Contested lota"), price: 100 })
  await signInAsOwner(page)
  await page.goto(`/admin/update-product/${product.id}`)
  await openTab(page, "Prices and variants")
  await page.getByRole("spinbutton", { name: /^Quantity/ }).fill("33")
  await editProduct(other, product.id, { price: 150 })
  await page.getByRole("button", { name: "Update Product" }).click()
  const alert = alertDialog(page, "Someone else changed this product")
  await expect(alert.getByRole("list", { name: "What they changed" })).toHaveText("Price: ₹100 → ₹150")
  await alert.getByRole("button", { name: "Keep my changes" }).click()
  await expect(page.getByRole("spinbutton", { name: "Price" })).toHaveValue("150")
  await expect(page.getByRole("spinbutton", { name: /^Quantity/ })).toHaveValue("33")

  await editProduct(other, product.id, { quantity: 44 })
  await page.getByRole("button", { name: "Update Product" }).click()
  await expect(alert).toContainText("you changed this too")
  await alert.getByRole("button", { name: "Load the newest" }).click()
  await expect(page.getByRole("spinbutton", { name: /^Quantity/ })).toHaveValue("44")
  await page.getByRole("spinbutton", { name: "Price" }).fill("160")
  await page.getByRole("button", { name: "Update Product" }).click()
  await expect(alertDialog(page, "Product Updated")).toBeVisible()
  const { body } = await other.get(`/back-office/products/${product.id}`)
  expect([body.price, body.quantity]).toEqual([160, 44])
})

test("selected products are deactivated, repriced after a preview and deleted, and each can be taken back", {
  tag: "@desktop",
}, async ({ page, market }) => {
  test.slow()
  const word = unique("Bulk").replace(" ", "")
  for (let at = 0; at < 12; at++) await market.product({ name: `${word} ${at}`, price: 100 + at, quantity: 5 })
  await openList(page, word)
  await page.getByRole("checkbox", { name: "Select all products on this page" }).check()
  const bar = page.getByRole("region", { name: "Selected products" })
  await expect(bar).toContainText("10 selected")
  await bar.getByRole("button", { name: "Select all 12" }).click()
  await expect(bar).toContainText("12 selected")

  await bar.getByRole("button", { name: "Deactivate" }).click()
  await expect(page.getByText("12 products deactivated")).toBeVisible()
  await expect(page.getByRole("checkbox", { name: / is active$/ }).first()).not.toBeChecked()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText("12 products as before")).toBeVisible()
  await expect(page.getByRole("checkbox", { name: / is active$/ }).first()).toBeChecked()

  await page.getByRole("checkbox", { name: `Select ${word} 11`, exact: true }).check()
  await bar.getByRole("button", { name: "Change price" }).click()
  const price = dialog(page, "Change the price of 1 product")
  await price.getByLabel("How many percent").fill("10")
  await page.mouse.click(4, 4)
  await expect(price.getByRole("row", { name: `${word} 11` })).toContainText("₹122.1")
  await choose(page, "Rounding", "To the nearest 9 (₹499)")
  await expect(price.getByRole("row", { name: `${word} 11` })).toContainText("₹119")
  await price.getByLabel("How many percent").fill("-100")
  await expect(price.getByRole("alert")).toContainText("would have no price above 0")
  await expect(price.getByRole("button", { name: "Change price" })).toBeDisabled()
  await price.getByLabel("How many percent").fill("10")
  await price.getByRole("button", { name: "Change price" }).click()
  await expect(page.getByText("The price of 1 product was changed")).toBeVisible()
  await expect(page.getByText("₹119")).toBeVisible()

  await page.getByRole("checkbox", { name: `Select ${word} 11`, exact: true }).check()
  await bar.getByRole("button", { name: "Delete" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("1 product deleted")).toBeVisible()
  await expect(page.getByText(`${word} 11`)).toHaveCount(0)
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText(`${word} 11`).first()).toBeVisible()
})

test("the list is filtered by category, activity, stock and price", async ({ page, market, isPhone }) => {
  const word = unique("Filtered").replace(" ", "")
  await market.product({ name: `${word} none`, price: 100, quantity: 0 })
  await market.product({ name: `${word} few`, price: 200, quantity: 2 })
  await market.product({ name: `${word} many`, price: 300, quantity: 50_000 })
  await openList(page, word)
  const filters = await openFilters(page, isPhone)
  const total = (count: number) => expect(page.getByText(`of ${count}`, { exact: false }).first()).toBeVisible()
  await total(3)
  await choose(page, "Stock", "Low stock")
  await expect(page.getByText(`${word} few`).first()).toBeVisible()
  await expect(page.getByText(`${word} many`)).toHaveCount(0)
  await choose(page, "Stock", "Out of stock")
  await expect(page.getByText(`${word} none`).first()).toBeVisible()
  await filters.getByRole("button", { name: "Clear filters" }).click()
  await filters.getByLabel("Lowest price").fill("250")
  await filters.getByLabel("Lowest price").press("Enter")
  await expect(page.getByText(`${word} few`)).toHaveCount(0)
  await expect(page.getByText(`${word} many`).first()).toBeVisible()
  await choose(page, "Active", "Not active")
  await expect(page.getByText("No products found.")).toBeVisible()
})

test("products are imported from files", async ({ page }) => {
  test.setTimeout(120_000)
  await test.step("200 products are imported; 5 wrong rows are named by line and column, corrected, imported again", async () => {
    const admin = await (await shop()).admin()
    const category = unique("Filed")
    await admin.post("/back-office/categories", { name: category })
    const word = unique("Imported").replace(" ", "")
    const row = (at: number, price = "250", of = category) => `${word} ${at},Brass,${of},${price},9,By hand,0.5,1,2,3`
    const good = Array.from({ length: 195 }, (_, at) => row(at))
    const bad = [row(195, "0"), row(196, "free"), row(197, "10", "Nowhere"), row(198, "-5"), row(199, "")]
    await openList(page, word)
    await page.getByRole("button", { name: "Import", exact: true }).click()
    const form = dialog(page, "Import products")
    await expect(form.getByRole("link", { name: "template" })).toHaveAttribute(
      "href",
      "/back-office/product-imports/template",
    )

    await form.locator("input[type=file]").setInputFiles(csvFile([...good, ...bad]))
    await expect(form.getByText("5 of 200 rows have something wrong.")).toBeVisible()
    const problems = form.getByRole("region", { name: "What is wrong" })
    await expect(
      problems.getByRole("row", { name: /^197 price Price must be a number and greater than 0/ }),
    ).toBeVisible()
    await expect(problems.getByRole("row", { name: /^199 category There is no category called Nowhere/ })).toBeVisible()
    await expect(form.getByRole("button", { name: /^Import/ })).toHaveCount(0)
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      form.getByRole("link", { name: "Download the file with what is wrong" }).click(),
    ])
    expect(download.suggestedFilename()).toBe("products-with-problems.csv")

    await form
      .locator("input[type=file]")
      .setInputFiles(csvFile([...good, ...[195, 196, 197, 198, 199].map((at) => row(at))]))
    await expect(form.getByText("200 rows checked, nothing wrong: 200 new, 0 changed, 0 as they are.")).toBeVisible()
    await form.getByRole("button", { name: "Import 200 products" }).click()
    await expect(form.getByText("Imported: 200 new")).toBeVisible()
    await form.getByRole("button", { name: "Done" }).click()
    await expect(page.getByText("of 200")).toBeVisible()

    const [exported] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export" }).click(),
    ])
    await page.getByRole("button", { name: "Import", exact: true }).click()
    await form.locator("input[type=file]").setInputFiles(await exported.path())
    await expect(form.getByText("Nothing to import: the shop has all of it already.")).toBeVisible()
    await form.getByRole("button", { name: "Cancel" }).click()
  })

  await test.step("a zip brings products with pictures and a new category; missing pictures are named first", async () => {
    const word = unique("Zipped").replace(" ", "")
    const category = `${word} sarees`
    const row = (name: string, pictures: string) =>
      `${word} ${name},Silk,${category},900,4,By hand,0.5,1,2,3,${pictures}`
    const red = (await pictureFile("red.jpg", "#b91c1c")).buffer
    const zipFile = async (rows: string[]) => ({
      name: "sarees.zip",
      mimeType: "application/zip",
      buffer: await createZip([
        ["products.csv", [`${PRODUCTS_HEADING},pictures`, ...rows].join("\n")],
        ["red saree.jpg", red],
      ]),
    })
    await moveTo(page, `/products?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`)
    await page.getByRole("button", { name: "Import", exact: true }).click()
    const form = dialog(page, "Import products")
    await form
      .locator("input[type=file]")
      .setInputFiles(await zipFile([row("red", "red saree.jpg"), row("blue", "https://127.0.0.1/blue.jpg")]))
    await expect(
      form.getByRole("row", {
        name: /^3 pictures https:\/\/127\.0\.0\.1\/blue\.jpg: This address is not on the public internet/,
      }),
    ).toBeVisible()
    await expect(form.getByRole("button", { name: /^Import/ })).toHaveCount(0)

    await form.locator("input[type=file]").setInputFiles(await zipFile([row("red", "red saree.jpg"), row("plain", "")]))
    await expect(
      form.getByText("2 rows checked, nothing wrong: 2 new, 0 changed, 0 as they are, 1 picture."),
    ).toBeVisible()
    await expect(form.getByText(`1 category is not in the shop: ${category}.`)).toBeVisible()
    const importButton = form.getByRole("button", { name: "Import 2 products" })
    await expect(importButton).toBeDisabled()
    await form.getByRole("checkbox", { name: "Make this category" }).check()
    expect(await findSeriousViolations(page)).toEqual([])
    await importButton.click()
    await expect(form.getByText("Imported: 2 new")).toBeVisible()
    await form.getByRole("button", { name: "Done" }).click()
    await expect(page.getByText(`${word} red`).first()).toBeVisible()

    const admin = await (await shop()).admin()
    const filter = encodeURIComponent(JSON.stringify({ q: `${word} red` }))
    const [{ id }] = (await admin.get(`/back-office/products?filter=${filter}`)).body
    await page.goto(`/product-info/${id}`)
    await expect(page.getByRole("heading", { name: `${word} red` })).toBeVisible()
    const picture = page.getByRole("img", { name: new RegExp(`${word} red`) }).first()
    await expect(picture).toHaveJSProperty("complete", true)
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
  })
})

test("categories are added, numbered, renamed, and deleted after their products moved", async ({ page, market }) => {
  const haat = await shop()
  const [old, next] = [unique("Aaa old"), unique("Aaa next")]
  await openList(page, "nothing yet")
  await page.getByRole("button", { name: "Show Category Section" }).click()
  await page.getByRole("button", { name: "Add Category" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "Category not found" })).toBeVisible()
  for (const name of [old, next]) {
    await page.getByLabel("Category name").fill(name)
    await page.getByRole("button", { name: "Add Category" }).click()
    await expect(page.getByRole("list", { name: "Categories" }).getByText(name)).toBeVisible()
  }
  await expect(page.getByRole("list", { name: "Categories" }).getByRole("listitem").first()).toContainText(/^1\./)
  const admin = await haat.admin()
  const { body } = await admin.get(`/back-office/categories?filter=${encodeURIComponent(JSON.stringify({ q: old }))}`)
  const product = await haat.product({ name: unique("Moved lota"), category_id: body[0].id })
  await market.stock(product.id)

  await page.reload()
  await page.getByRole("button", { name: "Show Category Section" }).click()
  const renamed = `${old} two`
  await page.getByRole("button", { name: `Rename ${old}` }).click()
  await page.getByLabel(`New name of ${old}`).fill(renamed)
  await page.getByRole("button", { name: `Save the name of ${old}` }).click()
  await page.getByRole("button", { name: `Delete ${renamed}` }).click()
  const move = dialog(page, `Delete ${renamed}?`)
  await expect(move).toContainText("There is 1 product in it.")
  await chooseCategory(move.getByLabel("Move the products to"), next)
  await move.getByRole("button", { name: "Move and delete" }).click()
  await expect(page.getByRole("button", { name: `Delete ${renamed}` })).toHaveCount(0)
  expect((await admin.get(`/back-office/products/${product.id}`)).body.category.name).toBe(next)
})
