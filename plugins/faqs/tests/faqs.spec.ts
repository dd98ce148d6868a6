import { comeHome } from "../../../e2e/come-home.ts"
import { expect, test } from "../../../e2e/shop-test.ts"

test("one question is open at a time, a click closes it, and a long answer scrolls within 10rem", async ({ page }) => {
  const answer = "A long answer. ".repeat(150)
  const faqs = [1, 2].map((n) => ({ id: `faq_${n}`, question: `Question ${n}?`, answer, rank: n }))
  await page.route("**/store/faqs", (route) => route.fulfill({ json: { faqs } }))
  await comeHome(page)
  const [first, second] = [1, 2].map((n) => page.getByRole("region", { name: `Question ${n}?` }))
  await page.getByText("Question 1?").click()
  await expect(first).toBeVisible()
  await page.getByText("Question 2?").click()
  await expect(second).toBeVisible()
  await expect(first).toBeHidden()
  const { shown, whole, rem } = await second.evaluate((element) => ({
    shown: element.clientHeight,
    whole: element.scrollHeight,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  }))
  expect(shown).toBeLessThanOrEqual(10 * rem)
  expect(whole).toBeGreaterThan(shown)
  await page.getByText("Question 2?").focus()
  await page.getByText("Question 2?").press("Enter")
  await expect(second).toBeHidden()
})
