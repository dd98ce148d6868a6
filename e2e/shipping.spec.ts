import { placeOrder, signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"

test("the owner ships an order, sees its tracking number, and marks it as delivered", async ({ page }) => {
  test.slow()
  const order = await placeOrder("Shyamala")
  await signInAsOwner(page)
  await page.goto("/admin/orders")
  await page.getByLabel("Search by number or name").fill(`#${order.display_id}`)
  const row = page.getByRole("button", { name: `#${order.display_id}` })
  await row.click()
  await expect(page.getByText("Not shipped yet")).toBeVisible()

  await page.getByRole("button", { name: "Ship order" }).click()
  const question = page.getByRole("alertdialog", { name: "Ship this order?" })
  await question.getByRole("button", { name: "Not yet" }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText("Not shipped yet")).toBeVisible()
  await page.getByRole("button", { name: "Ship order" }).click()
  await question.getByRole("button", { name: "Ship order" }).click()
  await expect(page.getByText(/Delhivery Surface · \d{10,}/)).toBeVisible()
  await expect(row).toContainText("Shipped")

  await page.getByRole("button", { name: "Mark as delivered" }).click()
  const arrived = page.getByRole("alertdialog", { name: "Has the parcel arrived?" })
  await arrived.getByRole("button", { name: "Mark as delivered" }).click()
  await expect(row).toContainText("Delivered")
  await expect(page.getByRole("button", { name: "Mark as delivered" })).toBeHidden()
})

test("an order that the carrier refuses says why, and can be tried again", async ({ page }) => {
  test.slow()
  // An army post office, where no courier goes.
  const order = await placeOrder("Roopa", "900001")
  await signInAsOwner(page)
  await page.goto("/admin/orders")
  await page.getByLabel("Search by number or name").fill(`#${order.display_id}`)
  await page.getByRole("button", { name: `#${order.display_id}` }).click()
  await page.getByRole("button", { name: "Ship order" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Ship order" }).click()
  await expect(page.getByText("Shiprocket refused the parcel: Courier is not serviceable")).toBeVisible()
  await expect(page.getByText("Not shipped yet")).toBeVisible()
  await expect(page.getByRole("button", { name: "Ship order" })).toBeEnabled()
})
