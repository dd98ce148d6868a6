import type { Page } from "@playwright/test"
import { expect, test } from "../../../e2e/shop-test.ts"
import { newPerson, signUp } from "../../../e2e/shopper.ts"

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
}

for (const words of [ENGLISH, HINDI]) {
  const open = (page: Page, path: string) => page.goto(`${words.prefix}${path}`)
  const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click()

  test(`without JavaScript the newsletter is subscribed to once, and ended, in ${words.language}`, async ({ page }) => {
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
}
