import { shop } from "@haat/testing"
import { openPaymentStep } from "./checkout.ts"
import { signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"

test("a business names its GSTIN at checkout, and is told at once when it is none", { tag: "@money" }, async ({
  page,
  market,
}) => {
  await openPaymentStep(page, await market.product({ name: "Ledger of brass", price: 400, quantity: 5 }))
  const field = page.getByLabel("GSTIN of your business (optional)")
  await field.fill("27abcde1234f1z1")
  await page.getByRole("button", { name: "Place Order" }).click()
  await expect(page.getByText("This is not a GSTIN: please compare it with your certificate")).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill("27abcde1234f1z0")
  await page.getByRole("button", { name: "Place Order" }).click()
  await expect(page).toHaveURL(/\/orders$/)
  const { orders } = await (await page.request.get("/store/my-orders")).json()
  const rows = await (await shop()).sql("select buyer_gstin from gst_order where order_id = $1", [orders[0].id])
  expect(rows).toEqual([{ buyer_gstin: "27ABCDE1234F1Z0" }])
})

test("the owner looks at a month's return and takes its files", { tag: ["@desktop", "@numbering"] }, async ({
  page,
}) => {
  await signInAsOwner(page)
  await page.goto("/admin/tax-returns")
  await expect(page.getByRole("heading", { name: "Tax returns" })).toBeVisible()
  const sums = page.getByRole("table").filter({ hasText: "In the shop's books" })
  await expect(sums.getByRole("row", { name: /Credit notes/ })).toBeVisible()
  const [json] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "JSON for the portal" }).click(),
  ])
  expect(json.suggestedFilename()).toMatch(/^[0-9A-Z]{15}-\d{4}-\d{2}-gstr1\.json$/)
  const month = page.getByLabel("Month", { exact: true })
  await month.fill("2025-04")
  await expect(page.getByRole("link", { name: "HSN codes, consumers: 0 rows" })).toBeVisible()
  await expect(page.getByText("Documents and books agree.")).toBeVisible()
  await expect(page.getByRole("link", { name: "Download as CSV" })).toHaveAttribute("href", /tax-report\/file\?from=/)

  await page.route("**/back-office/tax-returns/2025-05", async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ json: { ...(await reply.json()), gstin: "" } })
  })
  await month.fill("2025-05")
  await expect(page.getByText("The shop is not registered for GST")).toBeVisible()
})
