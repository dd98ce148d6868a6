import { shop } from "@haat/testing"
import { saveProductVariants } from "@haat/testing/vary-product"
import { expect as poll } from "@playwright/test"
import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { waitForElementHydration } from "./hydration.ts"
import { openTab, pictureFile, signInAsOwner, updateProduct } from "./owner.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"

test("the owner gives a variant and a value pictures and another name, and shoppers see them", async ({ page }) => {
  await signInAsOwner(page)
  const { name, mimeType, buffer } = await pictureFile("indigo.jpg", "#34408c")
  const sent = await page.request.post("/back-office/pictures", { multipart: { files: { name, mimeType, buffer } } })
  const [first] = (await sent.json()).files
  const haat = await shop()
  const product = await haat.product({ name: `Kurta ${Date.now().toString(36)}`, images: [first.id] })
  await saveProductVariants(await haat.admin(), product.id)

  await page.goto(`/admin/update-product/${product.id}`)
  await openTab(page, "Prices and variants")
  await page.getByRole("button", { name: "Picture of Red, S" }).click()
  const dialog = page.getByRole("dialog", { name: "Picture of Red, S" })
  await expect(dialog.getByRole("button", { name: "Picture 1" })).toBeVisible()
  await dialog.locator("input[type=file]").setInputFiles(await pictureFile("red.jpg", "#b3202c"))
  await expect(dialog).toBeHidden()
  await page.getByRole("button", { name: "Picture of Red", exact: true }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Picture 2" }).click()
  const field = page.getByLabel("Name of Red")
  await field.fill("Madder")
  await field.press("Enter")
  await expect(page.getByLabel("Stock: Madder, S")).toHaveValue("5")
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  await updateProduct(page)

  await poll(async () => {
    await page.goto(`/product-info/${product.id}?colour=madder&size=s`)
    await expect(page.getByRole("radio", { name: "Madder" })).toBeVisible({ timeout: 500 })
  }).toPass()
  const { body } = await haat.guest().get(`/store/catalog/products/${product.id}`)
  const [indigo, red] = body.product.images.map(({ url }: { url: string }) => url)
  const shown = page.locator("article img").first()
  await expect(shown).toHaveAttribute("src", red)
  await waitForElementHydration(page.getByRole("radio", { name: "Indigo" }))
  await page.getByRole("radio", { name: "Indigo" }).click()
  await expect(shown).toHaveAttribute("src", indigo)
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
})

test("size charts are written for a product and for a category", async ({ page }) => {
  test.setTimeout(120_000)
  await test.step("the owner writes a size chart in both languages, and shoppers open it on the page", async () => {
    const haat = await shop()
    const product = await haat.product({ name: `Sherwani ${Date.now().toString(36)}` })
    await signInAsOwner(page)
    await page.goto(`/admin/update-product/${product.id}`)
    await openTab(page, "Prices and variants")
    const own = page.getByRole("group", { name: "This product's own" })
    await own.getByRole("button", { name: "Add a size chart" }).click()
    const cell = own.getByLabel("This product's own: row 1, column 1")
    await cell.focus()
    await cell.evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData("text/plain", "Size\tChest\tLength\nM\t40 in\t42 in\nL\t42 in\t43 in\n")
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(own.getByLabel("This product's own: row 3, column 3", { exact: true })).toHaveValue("43 in")
    await own.getByRole("button", { name: "Write it in Hindi" }).click()
    await own.getByLabel("This product's own, in Hindi: row 1, column 2").fill("छाती")
    expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
    await updateProduct(page)

    const chart = page.getByRole("group").filter({ hasText: "Size chart" })
    await poll(async () => {
      await page.goto(`/product-info/${product.id}`)
      await expect(chart).toBeVisible({ timeout: 500 })
    }).toPass()
    await chart.getByText("Size chart").click()
    await expect(page.getByRole("row", { name: "M 40 in 42 in" })).toBeVisible()
    await expect(page.getByRole("columnheader", { name: "Chest" })).toBeVisible()
    expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
    await page.goto(`/hi/product-info/${product.id}`)
    await page.getByText("साइज़ चार्ट").click()
    await expect(page.getByRole("columnheader", { name: "छाती" })).toBeVisible()
  })

  await resetBrowser(page)
  await test.step("the owner writes a size chart from the category itself", async () => {
    const haat = await shop()
    const name = `Aab achkans ${Date.now().toString(36)}`
    await (await haat.admin()).post("/back-office/categories", { name })
    await signInAsOwner(page)
    await page.goto("/admin/products")
    await page.getByRole("button", { name: "Show Category Section" }).click()
    const open = page.getByRole("button", { name: `Size chart of ${name}` })
    await open.click()
    const dialog = page.getByRole("dialog", { name: `Size chart of ${name}` })
    const group = dialog.getByRole("group", { name: `Of all products in ${name} that have none of their own` })
    await group.getByRole("button", { name: "Add a size chart" }).click()
    await group.getByLabel(/row 1, column 1$/).fill("Size")
    expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
    await dialog.getByRole("button", { name: "Save size chart" }).click()
    await expect(page.getByText("The size chart is saved")).toBeVisible()
    await dialog.getByRole("button", { name: "Close" }).click()
    await open.click()
    await expect(group.getByLabel(/row 1, column 1$/)).toHaveValue("Size")
  })
})
