import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { expect, test } from "../../../e2e/shop-test.ts"

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

/** `prefix` begins the addresses of a language. */
const ENGLISH = {
  language: "en",
  prefix: "",
  report: "Report a problem",
  wrong: "What is wrong?",
  sendReport: "Send",
  reported: "Thank you. The shop will look into it.",
}

const HINDI: typeof ENGLISH = {
  language: "hi",
  prefix: "/hi",
  report: "समस्या बताएँ",
  wrong: "क्या ग़लत है?",
  sendReport: "भेजें",
  reported: "धन्यवाद। दुकान इसे देखेगी।",
}

for (const words of [ENGLISH, HINDI]) {
  const open = (page: Page, path: string) => page.goto(`${words.prefix}${path}`)
  const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click()

  test(`without JavaScript a problem is reported on a page of its own, in ${words.language}`, async ({
    page,
    market,
  }) => {
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
}
