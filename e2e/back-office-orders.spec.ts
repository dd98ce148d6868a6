import { readFile } from "node:fs/promises"
import { shop } from "@haat/testing"
import { drawnText } from "@haat/testing/read-pdf"
import type { Page } from "@playwright/test"
import { seriousInBothSchemes } from "./axe.ts"
import { choose, payOrder, placeOrder, signInAsOwner } from "./owner.ts"
import { expect, startAnew, test } from "./shop-test.ts"

let made = 0
const unique = (word: string) => `${word}${Date.now().toString(36)}${made++}`

/** Opens the list of orders with one order of it expanded. */
const openOrder = async (page: Page, { display_id }: { display_id: number }) => {
  await page.goto("/admin/orders")
  await page.getByLabel("Search by number or name").fill(`#${display_id}`)
  // the newest order is on the screen before the search has found it
  await expect(page.getByText("1–1 of 1", { exact: true })).toBeVisible()
  const row = page.getByRole("button", { name: `#${display_id}` })
  await row.click()
  return row
}

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

  await startAnew(page)
  await test.step("the owner cancels an order after being asked, and its goods are back on sale", async () => {
    const order = await placeOrder("Urmila")
    await signInAsOwner(page)
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

  await startAnew(page)
  await test.step("a cancelled order shows what becomes of its money, and nothing of packing and sending it", async () => {
    const [inCash, online] = [await placeOrder(unique("Yashoda")), await payOrder(unique("Zeenat"))]
    const owner = await (await shop()).admin()
    for (const { id } of [inCash, online])
      expect((await owner.post(`/back-office/orders/${id}/cancellation`, {})).status).toBe(200)
    await signInAsOwner(page)
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
    await page.goto(`/admin/orders/${inCash.id}/slip`)
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
}, async ({ page, baseURL }) => {
  test.slow()
  const order = await payOrder(unique("Ila"))
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
  await dialog.getByRole("button", { name: "Refund" }).click()
  await expect(dialog.getByText("Say why: at least 3 characters")).toBeVisible()
  await dialog.getByLabel("Reason").fill("It came broken")
  expect(await seriousInBothSchemes(page), "the form").toEqual([])
  await dialog.getByRole("button", { name: "Refund" }).click()
  const question = page.getByRole("alertdialog", { name: "Refund ₹300?" })
  await question.getByRole("button", { name: "Refund ₹300" }).click()
  await expect(dialog).toHaveCount(0)
  const refunds = page.getByRole("list", { name: "Refunds" })
  await expect(refunds).toContainText(/Refunded.*₹300/)
  await expect(refunds).toContainText(`1 × ${order.product.name} · It came broken · by `)
  await expect(page.getByText("₹300 refunded", { exact: true }).first()).toBeVisible()

  // An amount beyond what is left: the server's sentence stands in the form.
  await page.getByRole("button", { name: "Refund", exact: true }).click()
  await dialog.getByLabel("An amount").check()
  await dialog.getByLabel("Amount", { exact: false }).last().fill("5000")
  await dialog.getByLabel("Reason").fill("Too much")
  await dialog.getByRole("button", { name: "Refund" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Refund ₹5,000" }).click()
  await expect(dialog.getByRole("alert")).toContainText(/Only ₹[\d.,]+ is left to refund/)

  await page.context().clearCookies()
  const person = { username: order.username, password: "Secret@123" }
  expect((await page.request.post("/auth/sign-in", { data: person })).status()).toBe(200)
  for (const [language, heading, sentence] of [
    ["en", "Refunds", /₹300 was sent back the way you paid on \d+ \w+ \d{4}/],
    ["hi", "रिफ़ंड", /को ₹300 वैसे ही वापस भेजे गए/],
  ] as const) {
    await page.context().addCookies([{ name: "language", value: language, url: baseURL as string }])
    await page.goto("/orders")
    const own = page.getByRole("main").getByRole("group").first()
    await own.locator("summary").click()
    const list = own.getByRole("list", { name: heading })
    await expect(list).toContainText(sentence)
    await expect(list).toContainText("It came broken")
  }
})

test("orders, customers and subscribers are found, filtered and taken away", { tag: "@desktop" }, async ({ page }) => {
  test.setTimeout(240_000)
  await test.step("orders are filtered by status, payment and days, at most one is open, and none says 'No Order Found till now!'", async () => {
    const name = unique("Vasudha")
    await placeOrder(name)
    await placeOrder(name)
    await signInAsOwner(page)
    await page.goto("/admin/orders")
    await page.getByLabel("Search by number or name").fill(name)
    const rows = page.getByRole("main").getByRole("button", { name: new RegExp(`#\\d+.*${name}`) })
    await expect(page.getByText("1–2 of 2", { exact: true })).toBeVisible()
    await rows.first().click()
    // It grows once more when its freight comes, and moves the row below it.
    await expect(page.getByText(/freight ₹70/)).toBeVisible()
    await rows.last().click()
    await expect(rows.first()).toHaveAttribute("aria-expanded", "false")
    await expect(rows.last()).toHaveAttribute("aria-expanded", "true")
    await choose(page, "Status", "To ship")
    await choose(page, "Payment", "Payment pending")
    await expect(rows).toHaveCount(2)
    await page.getByLabel("Until this day").fill("2024-01-31")
    await expect(page.getByText("No Order Found till now!")).toBeVisible()
    await page.getByLabel("Until this day").fill("")
    await expect(rows).toHaveCount(2)
    await choose(page, "Status", "Delivered")
    await expect(page.getByText("No Order Found till now!")).toBeVisible()
  })

  await startAnew(page)
  await test.step("a filter of the orders is saved under a name, found again after a reload, and removed", async () => {
    await signInAsOwner(page)
    await page.goto("/admin/orders")
    const saved = page.getByRole("button", { name: "Saved queries" })
    await saved.click()
    await expect(page.getByRole("menuitem", { name: "Save current query..." })).toBeDisabled()
    await page.keyboard.press("Escape")
    await choose(page, "Status", "Delivered")
    await expect(page).toHaveURL(/delivered/)
    await saved.click()
    await page.getByRole("menuitem", { name: "Save current query..." }).click()
    await page.getByRole("dialog").getByLabel("Query name").fill("What arrived")
    await page.getByRole("button", { name: "Save" }).click()

    await page.goto("/admin/orders")
    await saved.click()
    await page.getByRole("menuitem", { name: "What arrived" }).click()
    await expect(page).toHaveURL(/delivered/)
    await expect(page.getByRole("combobox", { name: "Status" })).toContainText("Delivered")
    await saved.click()
    await page.getByRole("menuitem", { name: 'Remove query "What arrived"' }).click()
    await page.getByRole("button", { name: "Confirm" }).click()
    await saved.click()
    await expect(page.getByRole("menuitem", { name: "What arrived" })).toHaveCount(0)
  })

  await startAnew(page)
  await test.step("the orders that a search has found are taken away as CSV", async () => {
    const order = await placeOrder(unique("Yashoda"))
    await signInAsOwner(page)
    await openOrder(page, order)
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name: "Export CSV" }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe("orders.csv")
    const [, ...rows] = (await readFile(await file.path(), "utf8")).trim().split(/\r?\n/)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(String(order.display_id))
  })

  await startAnew(page)
  await test.step("customers are found by name, opened to their addresses and orders, and taken away as CSV", async () => {
    const name = unique("Yamuna")
    const order = await placeOrder(name)
    await signInAsOwner(page)
    await page.goto("/admin/customers")
    await page.getByLabel("Search by name, email or phone").fill(name)
    const customers = page.getByRole("table", { name: "Customers" })
    await expect(customers.locator("tbody").getByRole("row")).toHaveCount(1)
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name: "Export CSV" }).click()
    expect((await download).suggestedFilename()).toBe("customers.csv")
    await customers.getByRole("link", { name }).click()
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
    await expect(page.getByText("12 Karve Road")).toBeVisible()
    await expect(page.getByRole("button", { name: `#${order.display_id}` })).toBeVisible()
  })

  await startAnew(page)
  await test.step("subscribers are listed, searched and taken away as CSV", async () => {
    const email = `${unique("zoya")}@example.com`
    expect((await (await shop()).guest().post("/store/newsletter", { email })).status).toBe(201)
    await signInAsOwner(page)
    await page.goto("/admin/subscribers")
    await page.getByLabel("Search by email").fill(email)
    await expect(page.getByRole("table", { name: "Subscribers" }).locator("tbody").getByRole("row")).toHaveCount(1)
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name: "Export CSV" }).click()
    expect((await download).suggestedFilename()).toBe("subscribers.csv")
  })

  await startAnew(page)
  await test.step("a subscriber is opened, and leads to the customer who signed up with the same address", async () => {
    const name = unique("Zubeida")
    const haat = await shop()
    const { person } = await haat.shopper({ first_name: name })
    expect((await haat.guest().post("/store/newsletter", { email: person.email })).status).toBe(201)
    await signInAsOwner(page)
    await page.goto("/admin/subscribers")
    await page.getByLabel("Search by email").fill(person.email)
    await page.getByRole("link", { name: person.email }).click()
    await expect(page.getByRole("heading", { level: 1, name: person.email })).toBeVisible()
    await expect(page.getByText(/Subscribed \d/)).toBeVisible()
    await page.getByRole("table", { name: "Customers" }).getByRole("link", { name }).click()
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
    await page.goto("/admin/subscribers/nsub_x")
    await expect(page.getByRole("heading", { level: 1, name: "There is no such subscriber" })).toBeVisible()
  })
})

test("the overview shows numbers, a chart and products", { tag: "@desktop" }, async ({ page }) => {
  test.setTimeout(120_000)
  await test.step("the overview draws revenue and orders by day, tells them as a table too, and leads to what waits", async () => {
    await placeOrder("Wahida")
    await signInAsOwner(page)
    await page.goto("/admin/panel")
    const sales = page.getByRole("region", { name: "Revenue and orders", exact: true })
    await expect(sales.getByRole("img", { name: /^Chart of revenue and orders by day/ })).toBeVisible()
    await sales.getByRole("button", { name: "Show as a table" }).click()
    await expect(sales.getByRole("row")).toHaveCount(31)
    await sales.getByLabel("Sales from this day").fill("2020-01-01")
    await expect(sales.getByText("At most a year at once")).toBeVisible()
    await page.getByRole("region", { name: "Orders to ship" }).getByRole("link").first().click()
    await expect(page).toHaveURL(/\/admin\/orders\?filter=/)
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()
  })

  await startAnew(page)
  await test.step("the overview has the four cards, a date, Refresh, Edit Summary and the products with '5 of 10' and a search", async () => {
    await signInAsOwner(page)
    await page.goto("/admin/panel")
    const summary = page.getByRole("region", { name: "Summary" })
    await expect(summary.getByRole("heading")).toHaveText(["Subscribers", "Orders", "Inquiry", "Revenue"])
    await expect(summary).toContainText("Inquiry10")
    await expect(summary).toContainText(/Revenue₹[\d,.]+₹[\d,.]+ paid₹[\d,.]+ unpaid cash on delivery/)
    await expect(summary).toContainText(/Orders[\d,]+without cancelled ones/)
    await expect(page.getByText("5 of 10")).toBeVisible()
    await page.getByLabel("Search products").fill("nothing is called like this")
    await expect(page.getByText("No products found.")).toBeVisible()
    await page.getByLabel("Numbers up to this day").fill("2020-01-02")
    await expect(summary).toContainText("Revenue₹0")
    await page.getByRole("button", { name: "Refresh" }).click()
    await page.getByRole("button", { name: "Edit Summary" }).click()
    await page.getByRole("checkbox", { name: "Inquiry" }).uncheck()
    await page.getByRole("button", { name: "Done" }).click()
    await expect(summary.getByRole("heading")).toHaveText(["Subscribers", "Orders", "Revenue"])
  })
})

test("an order's packing slip prints without the back office around it, and its invoice is there once it has left", {
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

test("axe finds nothing serious on an opened order, its customer and the overview, light and dark", async ({
  page,
}) => {
  test.slow()
  const name = unique("Ananya")
  const order = await placeOrder(name)
  await page.emulateMedia({ reducedMotion: "reduce" })
  await signInAsOwner(page)
  await openOrder(page, order)
  await expect(page.getByText(/freight ₹/)).toBeVisible()
  expect(await seriousInBothSchemes(page), "order").toEqual([])
  await page.getByRole("button", { name: "Enter a tracking number" }).click()
  const number = page
    .getByRole("dialog", { name: "Shipped without Shiprocket" })
    .getByRole("textbox", { name: "Tracking number" })
  await number.fill("EE123456789IN")
  // A click beside the dialog loses nothing.
  await page.mouse.click(4, 4)
  await expect(number).toHaveValue("EE123456789IN")
  expect(await seriousInBothSchemes(page), "tracking number").toEqual([])
  await page.getByRole("button", { name: "Cancel", exact: true }).click()
  await page.getByRole("button", { name: "Discard it" }).click()
  await page.getByRole("link", { name: "Customer", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  await expect(page.getByText("12 Karve Road")).toHaveCount(1)
  expect(await seriousInBothSchemes(page), "customer").toEqual([])
  await page.goto("/admin/panel")
  await expect(page.getByRole("img", { name: /^Chart of revenue/ })).toBeVisible()
  await expect(page.getByRole("heading", { name: "Newest reviews" })).toBeVisible()
  expect(await seriousInBothSchemes(page), "overview").toEqual([])
})
