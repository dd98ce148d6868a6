import { placeOrder, signInAsOwner } from "./owner.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"

test("the owner ships an order that its carrier takes, and reads why one was rejected", { tag: "@desktop" }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  await test.step("the owner ships an order, sees its tracking number, and marks it as delivered", async () => {
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

  await resetBrowser(page)
  await test.step("an order that the carrier rejects says why, and can be tried again", async () => {
    // An army post office, where no courier goes any more.
    const order = await placeOrder("Roopa", "900001")
    await signInAsOwner(page)
    await page.goto("/admin/orders")
    await page.getByLabel("Search by number or name").fill(`#${order.display_id}`)
    await page.getByRole("button", { name: `#${order.display_id}` }).click()
    await page.getByRole("button", { name: "Ship order" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Ship order" }).click()
    await expect(page.getByText("Shiprocket rejected the parcel: Courier is not serviceable")).toBeVisible()
    await expect(page.getByText("Not shipped yet")).toBeVisible()
    await expect(page.getByRole("button", { name: "Ship order" })).toBeEnabled()
  })
})

test("the owner packs an order, enters another carrier by hand, and the shopper tracks it", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const order = await placeOrder("Padma", "900001")
  await signInAsOwner(page)
  await page.goto("/admin/orders")
  await page.getByLabel("Search by number or name").fill(`#${order.display_id}`)
  const row = page.getByRole("button", { name: `#${order.display_id}` })
  await row.click()
  await page.getByRole("button", { name: "Mark as packed" }).click()
  const boxed = page.getByRole("alertdialog", { name: "Is everything in the box?" })
  await boxed.getByRole("button", { name: "Mark as packed" }).click()
  await expect(row).toContainText("Packed")
  await expect(page.getByRole("button", { name: "Mark as packed" })).toHaveCount(0)

  const shopper = await browser.newPage({ baseURL })
  const login = { username: order.username, password: "Secret@123" }
  expect((await shopper.request.post("/auth/sign-in", { data: login })).status()).toBe(200)
  await shopper.goto("/orders")
  const bought = shopper.getByRole("list", { name: "Your orders" }).getByRole("group").first()
  await bought.locator("summary").click()
  await expect(bought.locator("summary")).toContainText("Packed")

  await page.getByRole("button", { name: "Ship order" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Ship order" }).click()
  await expect(page.getByText("Shiprocket rejected the parcel: Courier is not serviceable")).toBeVisible()
  await page.getByRole("button", { name: "Enter a tracking number" }).click()
  const form = page.getByRole("dialog", { name: "Shipped without Shiprocket" })
  await form.getByRole("button", { name: "Mark as shipped" }).click()
  await expect(form.getByText("Please enter the tracking number")).toBeVisible()
  await form.getByLabel("Tracking number").fill("EW 4711 IN")
  await form.getByLabel("Carrier").fill("India Post")
  await form.getByLabel("Tracking link").fill("https://www.indiapost.gov.in/track")
  await form.getByRole("button", { name: "Mark as shipped" }).click()
  await expect(form).toBeHidden()
  await expect(row).toContainText("Shipped")
  await expect(page.getByText("India Post · EW 4711 IN")).toBeVisible()
  await expect(page.getByRole("link", { name: "EW 4711 IN" })).toHaveAttribute("href", /indiapost/)
  await expect(page.getByText("Shiprocket rejected the parcel")).toHaveCount(0)
  await shopper.goto("/orders")
  await bought.locator("summary").click()
  await expect(bought.getByText("EW 4711 IN", { exact: true })).toBeVisible()
  await expect(bought.getByRole("link", { name: /Track/ })).toHaveAttribute("href", /indiapost/)
  await shopper.close()
})
