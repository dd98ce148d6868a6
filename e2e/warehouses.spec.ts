import { shop } from "@haat/testing"
import { orderCart, putInCart } from "./checkout.ts"
import { choose, openTab, signInAsOwner, updateProduct } from "./owner.ts"
import { expect, test } from "./shop-test.ts"
import { newPerson, saveAddress, signUp } from "./shopper.ts"

const WAREHOUSE = "Godown in Bengaluru"
const productIds: string[] = []

/** Moves all products back to the main warehouse and deletes the others. */
test.afterEach(async () => {
  const haat = shop()
  const owner = await haat.admin()
  const [{ stock_location_id: location_id }] = await haat.sql("select stock_location_id from shop_setup")
  for (const id of productIds) await owner.put(`/back-office/products/${id}/warehouse`, { location_id })
  const warehouses: { id: string; name: string }[] = (await owner.get("/back-office/warehouses")).body
  for (const { id } of warehouses.filter(({ name }) => name === WAREHOUSE))
    expect((await owner.delete(`/back-office/warehouses/${id}`)).status).toBe(200)
})

test("an order of goods from warehouses in two states leaves in two parcels with two invoices", {
  tag: ["@desktop", "@stock"],
}, async ({ page, browser, baseURL, market }) => {
  test.slow()
  const saree = await market.product({ name: "Saree kept in Pune", price: 900, quantity: 5 })
  const lamp = await market.product({ name: "Lamp kept in Bengaluru", price: 400, quantity: 5 })
  productIds.push(saree.id, lamp.id)
  await signInAsOwner(page)
  await page.goto("/admin/setting")
  const region = page.getByRole("region", { name: "Warehouses" })
  await expect(region).toContainText("All goods are in the main warehouse.")
  await region.getByRole("button", { name: "Add a warehouse" }).click()
  const dialog = page.getByRole("dialog", { name: "A warehouse" })
  await dialog.getByRole("textbox", { name: "Name", exact: true }).fill(WAREHOUSE)
  await dialog.getByRole("textbox", { name: "Address", exact: true }).fill("4 Peenya Road")
  await dialog.getByLabel("City").fill("Bengaluru")
  await choose(page, "State", "Karnataka")
  await dialog.getByLabel("Postal code").fill("560058")
  await dialog.getByLabel("Name at Shiprocket").fill("Bengaluru")
  await dialog.getByLabel("GSTIN").fill("27ABCDE1234F1Z0")
  await dialog.getByRole("button", { name: "Save the warehouse" }).click()
  await expect(dialog.getByText("The GSTIN is of another state than the address")).toBeVisible()
  await dialog.getByLabel("GSTIN").fill("29abcde1234f1zw")
  await dialog.getByRole("button", { name: "Save the warehouse" }).click()
  await expect(page.getByText("The warehouse is saved")).toBeVisible()
  await expect(region.getByRole("listitem")).toContainText("GSTIN 29ABCDE1234F1ZW")

  await page.goto(`/admin/update-product/${lamp.id}`)
  await openTab(page, "Delivery")
  await choose(page, "Warehouse", WAREHOUSE)
  await updateProduct(page)

  const visitor = await browser.newContext({ baseURL })
  const shopper = await visitor.newPage()
  await signUp(shopper, newPerson())
  await saveAddress(shopper)
  await putInCart(shopper, saree)
  await putInCart(shopper, lamp)
  const { id } = await orderCart(shopper)
  const { order } = await (await shopper.request.get(`/store/my-orders/${id}`)).json()

  await page.goto("/admin/orders")
  await page.getByLabel("Search by number or name").fill(`#${order.display_id}`)
  const row = page.getByRole("button", { name: `#${order.display_id}` })
  await row.click()
  const ship = page.getByRole("button", { name: /^Ship order: / })
  await expect(ship).toHaveCount(2)
  await expect(page.getByText("NaN")).toHaveCount(0)
  for (const left of [1, 0]) {
    await ship.first().click()
    const dialog = page.getByRole("alertdialog")
    await dialog.getByRole("button", { name: /^Ship order/ }).click()
    await expect(dialog).toBeHidden()
    await expect(ship).toHaveCount(left)
  }
  await expect(page.getByText(/Delhivery Surface · \d{10,}/)).toHaveCount(2)
  await page.getByRole("link", { name: "Packing slip" }).click()
  const sheet = page.getByRole("article", { name: "Packing slip" })
  await expect(sheet).toContainText("4 Peenya Road")
  await expect(sheet.getByRole("table")).toHaveCount(2)

  const documents = await shop().sql(
    "select content -> 'supplier' ->> 'gstin' as gstin, content -> 'lines' -> 0 ->> 'name' as name from " +
      "gst_document where order_id = $1",
    [id],
  )
  expect(documents).toHaveLength(2)
  expect(documents.find(({ name }) => name === lamp.name)?.gstin).toBe("29ABCDE1234F1ZW")
  await shopper.goto("/orders")
  const invoice = await shopper.request.get(`/store/my-orders/${id}/invoice?locale=en`)
  expect([invoice.status(), invoice.headers()["content-type"]]).toEqual([200, "application/pdf"])
  await page.goto("/admin/tax-returns")
  await choose(page, "GSTIN", "29ABCDE1234F1ZW")
  await expect(page.getByRole("link", { name: "JSON for the portal" })).toHaveAttribute("href", /gstin=29ABCDE1234F1ZW/)

  const owner = await shop().admin()
  for (let nth = 0; nth < 2; nth++)
    expect((await owner.post(`/back-office/orders/${id}/delivered`, {})).status).toBe(200)
  await visitor.close()
})
