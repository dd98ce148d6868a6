import type { Page } from "@playwright/test"
import { moveTo } from "./move-to.ts"
import { acceptLeaveDialogs, openMenuItem, signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"

let made = 0
const unique = (word: string) => `${word} ${Date.now().toString(36)}${process.pid.toString(36)}${made++}`

const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" })
const keepEditing = async (page: Page) => {
  await question(page).getByRole("button", { name: "Keep editing" }).click()
  await expect(question(page)).toBeHidden()
}
const goBack = (page: Page) => page.evaluate(() => history.back())

/** A reload that the browser asks about, answered with staying. */
const reloadAndStay = async (page: Page) => {
  const opened = page.waitForEvent("dialog")
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const dialog = await opened
  expect(dialog.type()).toBe("beforeunload")
  await dialog.dismiss()
}

/** Opens a product's form from the list, so that Back has somewhere to go. */
const openProduct = async (page: Page, name: string) => {
  await moveTo(page, "/products")
  await page.getByLabel("Search by name, description or price").fill(name)
  await page.getByRole("link", { name: `Edit ${name}` }).click()
  const description = page.getByRole("textbox", { name: "Description", exact: true })
  await expect(description).toBeVisible()
  return description
}

test("a product form asks before it is left, and only when it has to", async ({ page, market, isPhone }) => {
  test.slow()
  const { name } = await market.product({ name: unique("Guarded lota"), price: 100, quantity: 1 })
  await test.step("a changed product is not left by the menu, Back, a reload or Logout without a question", async () => {
    await signInAsOwner(page)
    const description = await openProduct(page, name)
    await description.click()
    await description.fill("Half a sen")

    await openMenuItem(page, "Orders", isPhone)
    await expect(question(page)).toContainText("What you changed here is not saved yet and will be lost.")
    await keepEditing(page)
    await goBack(page)
    await expect(question(page)).toBeVisible()
    await goBack(page)
    await keepEditing(page)
    await reloadAndStay(page)
    if (isPhone) await page.getByRole("button", { name: "Open the menu" }).click()
    await page.getByRole("button", { name: "Logout" }).click()
    await keepEditing(page)
    if (isPhone) await page.keyboard.press("Escape")
    await expect(page).toHaveURL(/\/admin\/update-product\//)
    await expect(description).toHaveValue("Half a sen")

    await openMenuItem(page, "Orders", isPhone)
    await question(page).getByRole("button", { name: "Discard it" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()
    await goBack(page)
    await expect(description).not.toHaveValue("Half a sen")

    await description.fill("Half a sen")
    if (isPhone) await page.getByRole("button", { name: "Open the menu" }).click()
    await page.getByRole("button", { name: "Logout" }).click()
    await question(page).getByRole("button", { name: "Discard it" }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  await test.step("a form that is untouched or saved is left, and reloaded, without a question", async () => {
    await signInAsOwner(page)
    const opened = acceptLeaveDialogs(page)
    await openProduct(page, name)
    await openMenuItem(page, "Orders", isPhone)
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()

    const description = await openProduct(page, name)
    await description.fill("A whole sentence.")
    await page.getByRole("button", { name: "Update Product" }).click()
    const updated = page.getByRole("alertdialog", { name: "Product Updated" })
    // A tab that is closed while this is read loses nothing.
    await expect(updated).toBeVisible()
    await page.reload()
    await expect(description).toHaveValue("A whole sentence.")
    expect(opened).toEqual([])

    await description.fill("Another sentence.")
    await page.getByRole("button", { name: "Update Product" }).click()
    await updated.getByRole("button", { name: "OK" }).click()
    await expect(page).toHaveURL(/\/admin\/products/)
    await openMenuItem(page, "Orders", isPhone)
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()
  })
})
