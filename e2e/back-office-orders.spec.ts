import { readFile } from "node:fs/promises"
import { shop } from "@haat/testing"
import { drawnText } from "@haat/testing/read-pdf"
import { localizedPath } from "../storefront/app/lib/language/addresses.ts"
import { findSeriousViolationsInTurn } from "./axe.ts"
import { moveTo } from "./move-to.ts"
import { openOrder, placeOrder, placePaidOrder, signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"

let made = 0
const unique = (word: string) => `${word}${Date.now().toString(36)}${made++}`

test("the owner delivers and cancels orders, and sees what becomes of their money", {
  tag: ["@desktop", "@money"],
}, async ({ page }) => {
  test.setTimeout(150_000)
  await test.step("the owner delivers an order with its cash, after which it is paid and offers no more cash to collect", async () => {
    const order = await placeOrder("Tulsi")
    const owner = await (await shop()).admin()
    expect((await owner.post(`/back-office/orders/${order.id}/shipment`, {})).status).toBe(200)
    await signInAsOwner(page)
    const row = await openOrder(page, order)
    await expect(row).toContainText("Payment pending")
    await page.getByRole("button", { name: "Delivered and cash collected" }).click()
    const question = page.getByRole("alertdialog", { name: "Has the parcel arrived and was it paid?" })
    await question.getByRole("button", { name: "Not yet" }).click()
    await expect(row).toContainText("Payment pending")
    await page.getByRole("button", { name: "Delivered and cash collected" }).click()
    await question.getByRole("button", { name: "Delivered and cash collected" }).click()
    await expect(row).toContainText("Paid")
    await expect(row).toContainText("Delivered")
    await expect(page.getByRole("button", { name: /cash collected/i })).toHaveCount(0)
  })

  await test.step("the owner cancels an order after being asked, and its goods are back on sale", async () => {
    const order = await placeOrder("Urmila")
    const row = await openOrder(page, order)
    await expect(page.getByText(/freight ₹/)).toBeVisible()
    await page.getByRole("button", { name: "Cancel order" }).click()
    const question = page.getByRole("alertdialog", { name: "Cancel this order?" })
    await question.getByRole("button", { name: "Keep order" }).click()
    await expect(row).not.toContainText("Cancelled")
    await page.getByRole("button", { name: "Cancel order" }).click()
    await question.getByRole("button", { name: "Cancel order" }).click()
    await expect(row).toContainText("Cancelled")
    await expect(page.getByRole("button", { name: "Ship order" })).toHaveCount(0)
  })

  await test.step("a cancelled order shows what becomes of its money, and nothing of packing and sending it", async () => {
    const [inCash, online] = [await placeOrder(unique("Yashoda")), await placePaidOrder(unique("Zeenat"))]
    const owner = await (await shop()).admin()
    for (const { id } of [inCash, online])
      expect((await owner.post(`/back-office/orders/${id}/cancellation`, {})).status).toBe(200)
    const row = await openOrder(page, inCash)
    await expect(row).toContainText("Nothing to refund")
    const details = page
      .getByRole("region")
      .filter({ has: page.getByRole("heading", { name: "Payment", exact: true }) })
    await expect(details).toContainText("Cash On DeliveryNothing to refund")
    await expect(page.getByRole("link", { name: /^Invoice/ })).toHaveCount(0)
    await expect(row).not.toContainText("Payment pending")
    for (const gone of ["Packing slip", "Not shipped yet"])
      await expect(details.getByText(gone, { exact: true })).toHaveCount(0)
    await moveTo(page, `/orders/${inCash.id}/slip`)
    await expect(
      page.getByRole("heading", { level: 1, name: "This order is cancelled: there is nothing to pack." }),
    ).toBeVisible()
    await page.getByRole("link", { name: "Back to the order" }).click()
    await expect(row).toHaveAttribute("aria-expanded", "true")
    await expect(await openOrder(page, online)).toContainText(/Refunded|Refund on its way/)
  })
})

test("the owner refunds a piece and its delivery of a paid order, and the shopper reads of it in Orders", {
  tag: "@money",
}, async ({ page }) => {
  test.slow()
  const order = await placePaidOrder(unique("Ila"))
  await signInAsOwner(page)
  await openOrder(page, order)
  await page.getByRole("button", { name: "Refund", exact: true }).click()
  const dialog = page.getByRole("dialog", { name: `Refund of order #${order.display_id}` })
  await expect(dialog).toContainText(/₹[\d.,]+ is left to refund/)
  await dialog.getByLabel(order.product.name).fill("1")
  await expect(dialog.getByRole("status")).toContainText(/(These items are cancelled|This cancels the whole order)/)
  await dialog.getByLabel("Send them anyway").check()
  await expect(dialog.getByRole("status")).toContainText("Comes to ₹300")
  await expect(dialog.getByRole("status")).not.toContainText("cancel")
  await dialog.getByLabel("Reason").fill("It came broken")
  expect(await findSeriousViolationsInTurn(page), "the form").toEqual([])
  await dialog.getByRole("button", { name: "Refund" }).click()
  const question = page.getByRole("alertdialog", { name: "Refund ₹300?" })
  await question.getByRole("button", { name: "Refund ₹300" }).click()
  await expect(dialog).toHaveCount(0)
  const refunds = page.getByRole("list", { name: "Refunds" })
  await expect(refunds).toContainText(/Refunded.*₹300/)
  await expect(refunds).toContainText(`1 × ${order.product.name} · It came broken · by `)
  await expect(page.getByText("₹300 refunded", { exact: true }).first()).toBeVisible()

  await page.context().clearCookies()
  const person = { username: order.username, password: "Secret@123" }
  expect((await page.request.post("/auth/sign-in", { data: person })).status()).toBe(200)
  for (const [language, heading, sentence] of [
    ["en", "Refunds", /₹300 was sent back the way you paid on \d+ \w+ \d{4}/],
    ["hi", "रिफ़ंड", /को ₹300 वैसे ही वापस भेजे गए/],
  ] as const) {
    await page.goto(localizedPath(language, "/orders"))
    const own = page.getByRole("main").getByRole("group").first()
    await own.locator("summary").click()
    const list = own.getByRole("list", { name: heading })
    await expect(list).toContainText(sentence)
    await expect(list).toContainText("It came broken")
  }
})

test("orders and customers are found and taken away", { tag: "@desktop" }, async ({ page }) => {
  test.slow()
  const name = unique("Yamuna")
  const order = await placeOrder(name)
  const exportCsv = async () => {
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name: "Export CSV" }).click()
    return download
  }
  await signInAsOwner(page)

  await test.step("the orders that a search has found are taken away as CSV", async () => {
    await openOrder(page, order)
    const file = await exportCsv()
    expect(file.suggestedFilename()).toBe("orders.csv")
    const [, ...rows] = (await readFile(await file.path(), "utf8")).trim().split(/\r?\n/)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(String(order.display_id))
  })

  await test.step("customers are found by name, opened to their addresses and orders, and taken away as CSV", async () => {
    await moveTo(page, "/customers")
    await page.getByLabel("Search by name, email or phone").fill(name)
    const customers = page.getByRole("table", { name: "Customers" })
    await expect(customers.locator("tbody").getByRole("row")).toHaveCount(1)
    expect((await exportCsv()).suggestedFilename()).toBe("customers.csv")
    await customers.getByRole("link", { name }).click()
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
    await expect(page.getByText("12 Karve Road")).toBeVisible()
    await expect(page.getByRole("button", { name: `#${order.display_id}` })).toBeVisible()
  })
})

test("the overview has cards, a chart by day that is told as a table too, and leads to what waits", {
  tag: "@desktop",
}, async ({ page }) => {
  await placeOrder("Wahida")
  await signInAsOwner(page)
  await page.goto("/admin/panel")
  const summary = page.getByRole("region", { name: "Summary" })
  await expect(summary.getByRole("heading")).toHaveText(["Subscribers", "Orders", "Inquiry", "Revenue"])
  await expect(summary).toContainText(/Revenue₹[\d,.]+₹[\d,.]+ paid₹[\d,.]+ unpaid cash on delivery/)
  await page.getByLabel("Numbers up to this day").fill("2020-01-02")
  await expect(summary).toContainText("Revenue₹0")
  const sales = page.getByRole("region", { name: "Revenue and orders", exact: true })
  await expect(sales.getByRole("img", { name: /^Chart of revenue and orders by day/ })).toBeVisible()
  await sales.getByRole("button", { name: "Show as a table" }).click()
  await expect(sales.getByRole("row")).toHaveCount(31)
  await page.getByRole("region", { name: "Orders to ship" }).getByRole("link").first().click()
  await expect(page).toHaveURL(/\/admin\/orders\?filter=/)
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()
})

test("a packing slip prints without the back office around it, and a shipped order has its invoice", {
  tag: ["@desktop", "@numbering"],
}, async ({ page }) => {
  const order = await placeOrder("Lalita")
  await signInAsOwner(page)
  await openOrder(page, order)
  await page.getByRole("link", { name: "Packing slip" }).click()
  const sheet = page.getByRole("article")
  await expect(sheet).toContainText("Ordered by Lalita")
  await expect(sheet).toContainText(/Collect ₹[\d,]+ in cash/)
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden()
  await expect(sheet).toBeVisible()
  await page.emulateMedia({ media: "screen" })
  await page.getByRole("link", { name: "Back to the order" }).click()
  await expect(page.getByRole("button", { name: `#${order.display_id}` })).toHaveAttribute("aria-expanded", "true")
  const invoice = page.getByRole("link", { name: /^Invoice H/ })
  await expect(invoice).toHaveCount(0)
  const owner = await (await shop()).admin()
  expect((await owner.post(`/back-office/orders/${order.id}/shipment`, {})).status).toBe(200)
  await page.reload()
  const file = await page.request.get((await invoice.getAttribute("href")) as string)
  expect(file.headers()["content-type"]).toBe("application/pdf")
  const text = await drawnText(await file.body())
  expect(text).toContain(`Order: #${order.display_id}`)
  expect(text).toContain(`₹${order.total.toLocaleString("en-IN")}.00`)
})
