import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { arrangeHome } from "../../../e2e/arrange-home.ts"
import { findSeriousViolationsInBothSchemes } from "../../../e2e/axe.ts"
import { comeHome } from "../../../e2e/come-home.ts"
import { expectInOrder } from "../../../e2e/expect-in-order.ts"
import { expectStill, watchShifts } from "../../../e2e/layout-shifts.ts"
import { expect, resetBrowser, test } from "../../../e2e/shop-test.ts"
import { DESKTOP, PHONE } from "../../../e2e/widths.ts"

const questionsOf = (page: Page) => page.getByRole("region", { name: "Frequently asked questions" })

test("questions are the last section of home, are read by machines, and go when the owner hides them", async ({
  page,
}) => {
  test.setTimeout(120_000)
  await test.step("questions are the last section of home", async () => {
    await page.goto("/")
    await expectInOrder(page, [
      page.getByRole("region", { name: "Explore Products" }),
      page.getByRole("region", { name: "What our shoppers say" }),
      questionsOf(page),
    ])
    const sections = page.getByRole("main").locator("section[aria-labelledby]:not(section section)")
    await expect(sections.last()).toHaveAccessibleName("Frequently asked questions")
  })

  const machinesRead = async () => {
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return texts.map((text) => JSON.parse(text)).find((thing) => thing["@type"] === "FAQPage")
  }
  await test.step("machines read the questions with their answers", async () => {
    const [question] = (await machinesRead()).mainEntity
    expect(question.acceptedAnswer.text.length).toBeGreaterThan(10)
    await expect(page.getByText(question.name, { exact: true })).toBeVisible()
  })

  await test.step("hidden by the owner, they are there for neither", async () => {
    await arrangeHome([{ id: "faqs", is_hidden: true }])
    try {
      await expect(async () => {
        await page.goto("/")
        await expect(page.getByRole("region", { name: "What our shoppers say" })).toBeVisible()
        await expect(page.locator("details")).toHaveCount(0, { timeout: 1_000 })
      }).toPass()
      expect(await machinesRead()).toBeUndefined()
    } finally {
      await arrangeHome([])
    }
    await expect(async () => {
      await page.goto("/")
      await expect(questionsOf(page)).toBeVisible({ timeout: 1_000 })
    }).toPass()
  })

  await resetBrowser(page)
  await test.step("failed loads of questions are only logged, with no message", async () => {
    const logged: string[] = []
    page.on("console", (message) => logged.push(message.text()))
    await page.route("**/store/faqs", (route) => route.fulfill({ status: 500, json: {} }))
    await comeHome(page)
    await expect.poll(() => logged.some((line) => /^Not read: \["faqs"\]/.test(line))).toBe(true)
    await expect(page.getByRole("region", { name: "Explore Products" })).toBeVisible()
    await expect(page.getByText(/Oops\.\.\.|went wrong/)).toHaveCount(0)
    await expect(page.getByRole("alert").or(page.getByRole("dialog"))).toHaveCount(0)
  })
})

test("what the owner changes of questions, shoppers see soon after", async ({ page }) => {
  const owner = await (await shop()).admin()
  const mark = Date.now().toString(36)
  const home = async () => (await page.request.get("/")).text()
  await home()
  const faq = await owner.post("/back-office/faqs", { question: `What is ${mark}?`, answer: "A mark." })
  expect(faq.status).toBe(201)
  const soon = { intervals: [100] }
  try {
    await expect.poll(async () => (await home()).includes(`What is ${mark}?`), soon).toBe(true)
  } finally {
    await owner.delete(`/back-office/faqs/${faq.body.id}`)
  }
  await expect.poll(async () => (await home()).includes(mark), soon).toBe(false)
})

test("nothing on home shifts while questions come to life", async ({ browser, baseURL }) => {
  for (const size of [PHONE, DESKTOP]) {
    const page = await browser.newPage({ baseURL, viewport: size })
    const shifted = await watchShifts(page)
    await page.goto("/")
    await expect(questionsOf(page)).toBeVisible()
    expectStill(await shifted())
    await page.close()
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("answers can be read, one at a time", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/")
    const question = page.locator("details").first()
    await question.locator("summary").click()
    await expect(question.getByRole("region")).toBeVisible()
    await page.locator("details").nth(1).locator("summary").click()
    await expect(question.getByRole("region")).toBeHidden()
  })
})

test("axe finds nothing serious on home with an open answer", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/")
  await page.locator("summary").first().click()
  // the many cards are looked at with the other screens of the shop window
  expect(await findSeriousViolationsInBothSchemes(page, "[aria-label='Explore Products']"), "home").toEqual([])
})
