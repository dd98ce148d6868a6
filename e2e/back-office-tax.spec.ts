import type { SaveTaxSettings, TaxSettings } from "@haat/gst/contract"
import { shop } from "@haat/testing"
import { moveTo } from "./move-to.ts"
import { choose, openTab, signInAsOwner, updateProduct } from "./owner.ts"
import { expect, test } from "./shop-test.ts"

/** Restores the settings that other tests of this shop expect. */
async function restore(before: TaxSettings) {
  const owner = await (await shop()).admin()
  const { version } = (await owner.get("/back-office/tax-settings")).body
  const settings: SaveTaxSettings = { ...before, version }
  expect((await owner.put("/back-office/tax-settings", settings)).status).toBe(200)
}

test("the owner registers the shop, sets a product's tax, and is warned of a price between two slabs", {
  tag: "@desktop",
}, async ({ page, market }) => {
  test.slow()
  const owner = await (await shop()).admin()
  const before = (await owner.get("/back-office/tax-settings")).body
  const name = "Kurta between two slabs"
  const kurta = await market.product({ name, price: 2700, quantity: 3 })
  await signInAsOwner(page)
  try {
    await page.goto("/admin/setting")
    const tax = page.getByRole("region", { name: "Tax and invoices" })
    await tax.getByRole("switch", { name: "Registered for GST" }).check()
    await tax.getByLabel("Legal name").fill("Haat Traders LLP")
    await tax.getByLabel("Address", { exact: true }).fill("Gat 412, Nagar Road\nPune 412207")
    await tax.getByLabel("GSTIN").fill("27ABCDE1234F1Z1")
    await choose(page, "State", "Maharashtra")
    await tax.getByRole("button", { name: "Save the tax settings" }).click()
    await expect(tax.getByText("This is not a GSTIN: please compare it with your certificate")).toBeVisible()
    await tax.getByLabel("GSTIN").fill("27abcde1234f1z0")
    await tax.getByRole("button", { name: "Save the tax settings" }).click()
    await expect(page.getByText("The tax settings are saved")).toBeVisible()
    await expect(tax.getByLabel("GSTIN")).toHaveValue("27ABCDE1234F1Z0")

    await moveTo(page, `/update-product/${kurta.id}`)
    await openTab(page, "Tax")
    const panel = page.getByRole("tabpanel", { name: "Tax" })
    await expect(panel).toContainText("Applies today: HSN none, 18%")
    await panel.getByLabel("HSN code").fill("62044")
    await openTab(page, "Facts")
    await page.getByRole("button", { name: "Update Product" }).click()
    await expect(panel.getByText("An HSN code has 4, 6 or 8 digits")).toBeVisible()
    await expect(panel.getByLabel("HSN code")).toBeFocused()
    await panel.getByLabel("HSN code").fill("620442")
    await updateProduct(page)
    await page.getByRole("button", { name: "OK" }).click()
    await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible()
    await moveTo(page, `/update-product/${kurta.id}/tax`)
    await expect(panel).toContainText("The nearest that fit are ₹2,625 and ₹2,950.01.")

    await moveTo(page, "/setting")
    await tax.getByRole("link", { name: new RegExp(name) }).click()
    await expect(page).toHaveURL(new RegExp(`/update-product/${kurta.id}`))
  } finally {
    await restore(before)
  }
})
