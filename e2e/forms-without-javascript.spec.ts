import { shop } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import type { Page } from "@playwright/test"
import { orderCart, putInCart } from "./checkout.ts"
import { expect, test } from "./shop-test.ts"
import { newPerson, saveAddress, signUp } from "./shopper.ts"

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

/** `prefix` begins the addresses of a language. */
const ENGLISH = {
  language: "en",
  prefix: "",
  email: "Email",
  name: "Name",
  subject: "Subject",
  message: "Message",
  send: "Send Message",
  validEmail: "Please enter a valid email address",
  sent: "Message sent successfully!",
  cancelItems: "Cancel some items",
  chooseItems: "Choose how many pieces to cancel",
  cancelledItems: "Cancelled before packing: 1 × ",
  cancel: "Cancel order",
  cancelled: /^Order #\d+ cancelled\.$/,
}

const HINDI: typeof ENGLISH = {
  language: "hi",
  prefix: "/hi",
  email: "ईमेल",
  name: "नाम",
  subject: "विषय",
  message: "संदेश",
  send: "संदेश भेजें",
  validEmail: "कृपया सही ईमेल लिखें",
  sent: "संदेश भेज दिया गया!",
  cancelItems: "कुछ सामान रद्द करें",
  chooseItems: "चुनें कि कितने नग रद्द करने हैं",
  cancelledItems: "पैक होने से पहले रद्द: 1 × ",
  cancel: "ऑर्डर रद्द करें",
  cancelled: /^ऑर्डर #\d+ रद्द हो गया।$/,
}

for (const words of [ENGLISH, HINDI]) {
  const open = (page: Page, path: string) => page.goto(`${words.prefix}${path}`)
  const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click()

  test(`without JavaScript people write to the shop, in ${words.language}`, async ({ page }) => {
    test.setTimeout(120_000)
    await test.step("a message says what it needs, keeps what was typed, and reaches the owner", async () => {
      const subject = `Leh ${newPerson().username}`
      await open(page, "/contact")
      await page.getByLabel(words.name).fill("Asha Rao")
      await page.getByLabel(words.subject).fill(subject)
      await page.getByLabel(words.message).fill("Do you deliver to Leh?")
      await press(page, words.send)
      await expect(page.getByText(words.validEmail)).toBeVisible()
      await expect(page.getByLabel(words.subject)).toHaveValue(subject)
      await page.getByLabel(words.email).fill("asha.visitor@example.com")
      await press(page, words.send)
      await expect(page.getByText(words.sent)).toBeVisible()
      await expect(page.getByLabel(words.subject)).toHaveValue("")
      const mail = await mailbox(await shop()).mail("owner@haat.example", subject)
      expect(mail.text).toContain("Do you deliver to Leh?")
    })
  })

  test(`without JavaScript a buyer cancels pieces, and then all, in ${words.language}`, async ({ page, market }) => {
    test.setTimeout(120_000)
    await test.step("pieces of an order are cancelled, and then all of it", async () => {
      const bowl = await market.product({ name: "Unscripted bowl", price: 320, quantity: 5 })
      await signUp(page, newPerson())
      await saveAddress(page)
      await putInCart(page, bowl, 3)
      const order = await orderCart(page)
      await open(page, `/orders/${order.id}`)
      await expect(page.locator("details[open]")).toContainText("3 × ₹320")
      await page.getByRole("link", { name: words.cancelItems }).click()
      await press(page, words.cancelItems)
      await expect(page.getByRole("alert").filter({ hasText: words.chooseItems })).toBeVisible()
      await page.getByRole("combobox").selectOption("1")
      await press(page, words.cancelItems)
      await expect(page.getByText(words.cancelledItems)).toBeVisible()
      expect(await market.stock(bowl.id)).toBe(3)

      await page.getByRole("link", { name: words.cancel }).click()
      await press(page, words.cancel)
      await expect(page.getByText(words.cancelled)).toBeVisible()
      await expect.poll(() => market.stock(bowl.id)).toBe(5)
    })
  })
}
