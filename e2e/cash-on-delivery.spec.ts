import type { SaveCodSettings } from "@haat/checkout/contract"
import { shop } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import type { Locator } from "@playwright/test"
import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { openPaymentWindow, orderRows, putInCart } from "./checkout.ts"
import { placeOrder, signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"
import { newPerson, saveAddress, signUp } from "./shopper.ts"

/** The reason as the server gives it by the owner's rules. */
const WITHHELD = {
  code: "cod_not_there",
  params: { postal_code: "400020" },
  message: "There is no cash on delivery to 400020. Please pay this order online",
}

test("who cannot pay on delivery reads why before ordering, in both languages, and pays online", {
  tag: "@money",
}, async ({ page, market }) => {
  await page.route("**/store/checkout?*", async (route) => {
    const response = await route.fetch()
    const { summary } = await response.json()
    await route.fulfill({ response, json: { summary: { ...summary, cod_withheld: WITHHELD } } })
  })
  await signUp(page, newPerson())
  await saveAddress(page)
  await putInCart(page, await market.product({ name: "Far jar", price: 150, quantity: 5 }))
  await page.goto("/cart")
  await page.getByRole("link", { name: "Buy Your Cart" }).click()
  await page.getByRole("button", { name: "Proceed" }).click()
  await expect(page.getByRole("radio", { name: /Cash On Delivery/ })).toBeDisabled()
  await expect(page.getByText(WITHHELD.message)).toBeVisible()
  await expect(page.getByRole("radio", { name: /Online/ })).toBeChecked()
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  await openPaymentWindow(page)

  await page.goto("/hi/cart")
  await page.getByRole("link", { name: "कार्ट ख़रीदें" }).click()
  await page.getByRole("button", { name: "आगे बढ़ें" }).click()
  await expect(page.getByText("400020 पर कैश ऑन डिलीवरी नहीं है", { exact: false })).toBeVisible()
})

/** Sets the owner's rules: none but those given. */
async function rule(changes: Partial<SaveCodSettings>) {
  const owner = await (await shop()).admin()
  const { version } = (await owner.get("/back-office/cod-settings")).body
  const free = {
    max_rupees: null,
    without_postal_codes: "",
    max_returned: null,
    code_above_rupees: null,
  }
  expect((await owner.put("/back-office/cod-settings", { ...free, ...changes, version })).status).toBe(200)
}

test("the owner sets the rules, receives a parcel that came back, and sees its postal code in the report", {
  tag: ["@desktop", "@money"],
}, async ({ page }) => {
  test.slow()
  const order = await placeOrder("Wapas")
  const owner = await (await shop()).admin()
  expect((await owner.post(`/back-office/orders/${order.id}/shipment`, {})).status).toBe(200)
  await signInAsOwner(page)
  try {
    await page.goto("/admin/setting")
    const cod = page.getByRole("region", { name: "Cash on delivery" })
    await cod.getByLabel("Not to these postal codes").fill("Imphal")
    await cod.getByRole("button", { name: "Save the rules" }).click()
    await expect(cod.getByText("Postal codes are six digits each", { exact: false })).toBeVisible()
    await cod.getByLabel("Not to these postal codes").fill("795001, 682")
    await cod.getByLabel("At most, in ₹").fill("900000")
    await cod.getByRole("button", { name: "Save the rules" }).click()
    await expect(page.getByText("The rules are saved")).toBeVisible()

    await page.goto("/admin/orders")
    await page.getByLabel("Search by number or name").fill(`#${order.display_id}`)
    await expect(page.getByText("1–1 of 1", { exact: true })).toBeVisible()
    const row = page.getByRole("button", { name: `#${order.display_id}` })
    await row.click()
    await page.getByRole("button", { name: "Came back, put on the stock" }).click()
    const question = page.getByRole("alertdialog", { name: "Did the parcel come back undelivered?" })
    await question.getByRole("button", { name: "Came back, put on the stock" }).click()
    await expect(row).toContainText("Came back undelivered")
    await expect(page.getByRole("button", { name: "Cancel order" })).toBeVisible()

    await page.goto("/admin/setting")
    await expect(cod.getByRole("table", { name: "Parcels that came back" }).getByRole("row").nth(1)).toBeVisible()
    await expect(cod.getByLabel("At most, in ₹")).toHaveValue("900000")
  } finally {
    await rule({})
  }
})

test("a first order for cash above the owner's amount needs the code of its mail, by the keyboard alone", {
  tag: "@money",
}, async ({ page, browser, baseURL, market }) => {
  test.slow()
  const bells = await market.product({ name: "Temple bell by the hundred", price: 9_500, quantity: 150, weight: 0.01 })
  const person = newPerson()
  try {
    const back = await browser.newPage({ baseURL })
    await signInAsOwner(back)
    await back.goto("/admin/setting")
    const cod = back.getByRole("region", { name: "Cash on delivery" })
    await cod.getByLabel("Code by mail above, in ₹").fill("940000")
    await cod.getByRole("button", { name: "Save the rules" }).click()
    await expect(back.getByText("The rules are saved")).toBeVisible()
    await back.close()

    await signUp(page, person)
    await saveAddress(page)
    await putInCart(page, bells, 100)
    await page.goto("/checkout?step=pay")
    await expect(page.getByRole("radio", { name: /Cash On Delivery/ })).toBeChecked()
    await expect(page.getByText("For your first order of this amount on delivery, we mail you a code.")).toBeVisible()
    expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])

    const tabTo = (control: Locator) =>
      expect(async () => {
        await page.keyboard.press("Tab")
        await expect(control).toBeFocused({ timeout: 1 })
      }).toPass({ intervals: [0] })
    const order = page.getByRole("button", { name: "Place Order" })
    const field = page.getByLabel("Code from our mail")
    await page.getByRole("radio", { name: /Cash On Delivery/ }).focus()
    await tabTo(page.getByRole("button", { name: "Mail me the code" }))
    await page.keyboard.press("Enter")
    await expect(page.getByText("We have mailed it to you")).toBeVisible()
    const { text } = await mailbox(await shop()).mail(person.email, "is your code")
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? ""

    await tabTo(field)
    await page.keyboard.type(code === "123456" ? "654321" : "123456")
    await tabTo(order)
    await page.keyboard.press("Enter")
    const wrong = page.getByRole("alert")
    await expect(wrong).toContainText("This is not the code of our latest mail. Compare the six digits")
    expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
    await expect(order).toBeEnabled()

    await field.focus()
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type(code)
    await expect(field).toHaveValue(code)
    await tabTo(order)
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/\/orders$/)
    await expect(orderRows(page)).toContainText("100 × ₹9,500")
    await expect.poll(() => market.stock(bells.id)).toBe(50)
  } finally {
    await rule({})
  }
})
