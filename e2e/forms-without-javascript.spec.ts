import { shop } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import type { Page } from "@playwright/test"
import { orderCart, putInCart } from "./checkout.ts"
import { signUpAsBuyer } from "./reviewer.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { newPerson, saveAddress, signUp } from "./shopper.ts"

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

/** `prefix` begins the addresses of a language. */
const ENGLISH = {
  language: "en",
  prefix: "",
  email: "Email",
  subscribe: "Subscribe",
  subscribed: "Subscribed Successfully!",
  already: "Already Subscribed or Invalid!",
  unsubscribe: "Unsubscribe",
  gets: (email: string) => `${email} gets our newsletter.`,
  name: "Name",
  subject: "Subject",
  message: "Message",
  send: "Send Message",
  validEmail: "Please enter a valid email address",
  sent: "Message sent successfully!",
  report: "Report a problem",
  wrong: "What is wrong?",
  sendReport: "Send",
  reported: "Thank you. The shop will look into it.",
  addReview: "Add Review",
  buyersOnly: "Those who have bought this product can review it.",
  review: "Review",
  saveReview: "Save Review",
  stars: "4 stars",
  tooShort: "Review should be at least 5 characters long",
  saved: "Review saved",
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
  subscribe: "सब्सक्राइब करें",
  subscribed: "सब्सक्राइब हो गया!",
  already: "पहले से सब्सक्राइब है या ईमेल ग़लत है!",
  unsubscribe: "सदस्यता छोड़ें",
  gets: (email) => `${email} पर हमारा न्यूज़लेटर आता है।`,
  name: "नाम",
  subject: "विषय",
  message: "संदेश",
  send: "संदेश भेजें",
  validEmail: "कृपया सही ईमेल लिखें",
  sent: "संदेश भेज दिया गया!",
  report: "समस्या बताएँ",
  wrong: "क्या ग़लत है?",
  sendReport: "भेजें",
  reported: "धन्यवाद। दुकान इसे देखेगी।",
  addReview: "रिव्यू लिखें",
  buyersOnly: "जिन्होंने यह प्रोडक्ट ख़रीदा है, वे इसका रिव्यू लिख सकते हैं।",
  review: "रिव्यू",
  saveReview: "रिव्यू सेव करें",
  stars: "4 स्टार",
  tooShort: "रिव्यू कम से कम 5 अक्षर का हो",
  saved: "रिव्यू सेव हो गया",
  cancelItems: "कुछ सामान रद्द करें",
  chooseItems: "चुनें कि कितने नग रद्द करने हैं",
  cancelledItems: "पैक होने से पहले रद्द: 1 × ",
  cancel: "ऑर्डर रद्द करें",
  cancelled: /^ऑर्डर #\d+ रद्द हो गया।$/,
}

for (const words of [ENGLISH, HINDI]) {
  const open = (page: Page, path: string) => page.goto(`${words.prefix}${path}`)
  const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click()

  test(`without JavaScript people write to the shop, in ${words.language}`, async ({ page, market }) => {
    test.setTimeout(120_000)
    await test.step("the newsletter is subscribed to once, and ended in the profile", async () => {
      const person = newPerson()
      await signUp(page, person)
      for (const sentence of [words.subscribed, words.already]) {
        await open(page, "/")
        await page.getByLabel(words.email).fill(person.email)
        await press(page, words.subscribe)
        await expect(page.getByText(sentence, { exact: true })).toBeInViewport()
      }
      await expect(page.getByLabel(words.email)).toHaveValue(person.email)
      await open(page, "/profile")
      await expect(page.getByText(words.gets(person.email))).toBeVisible()
      await press(page, words.unsubscribe)
      await expect(page.getByRole("button", { name: words.subscribe })).toBeInViewport()
    })

    await resetBrowser(page)
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

    await test.step("a problem with a product is reported on a page of its own", async () => {
      const jar = await market.product({ name: "Unscripted jar", price: 90, quantity: 2 })
      await open(page, `/product-info/${jar.id}`)
      await page.getByRole("link", { name: words.report }).click()
      await page.getByLabel(words.wrong).fill("It leaks")
      await press(page, words.sendReport)
      await expect(page.getByText(words.reported)).toBeVisible()
      await expect(page.getByRole("main").getByRole("link", { name: jar.name })).toBeVisible()
      const reports = await (await shop()).sql("select message from problem_report where product_id = $1", [jar.id])
      expect(reports).toEqual([{ message: "It leaks" }])
    })
  })

  test(`without JavaScript a buyer reviews and cancels, in ${words.language}`, async ({ page, market }) => {
    test.setTimeout(120_000)
    await test.step("a review is for buyers, and says what it needs", async () => {
      const bell = await market.product({ name: "Unscripted bell", price: 150, quantity: 5 })
      await signUp(page, newPerson())
      await open(page, `/review/${bell.id}`)
      await expect(page.getByText(words.buyersOnly)).toBeVisible()
      await page.context().clearCookies()
      await signUpAsBuyer(page, bell)
      await open(page, `/product-info/${bell.id}`)
      await page.getByRole("link", { name: words.addReview }).click()
      await page.getByRole("radio", { name: words.stars }).check()
      await page.getByLabel(words.review, { exact: true }).fill("Ring")
      await press(page, words.saveReview)
      await expect(page.getByRole("alert").filter({ hasText: words.tooShort })).toBeVisible()
      await expect(page.getByRole("radio", { name: words.stars })).toBeChecked()
      await page.getByLabel(words.review, { exact: true }).fill("Rings clear and long")
      await press(page, words.saveReview)
      await expect(page.getByText(words.saved)).toBeVisible()
      const reviews = await (await shop()).sql("select rating, comment from product_review where product_id = $1", [
        bell.id,
      ])
      expect(reviews).toEqual([{ rating: 4, comment: "Rings clear and long" }])
    })

    await resetBrowser(page)
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
