import { shop } from "@haat/testing"
import type { Page } from "@playwright/test"
import { findSeriousViolationsInBothSchemes } from "../../../e2e/axe.ts"
import { holdResponses } from "../../../e2e/hold-responses.ts"
import { appendText, waitForElementHydration } from "../../../e2e/hydration.ts"
import { expectNotice } from "../../../e2e/notice.ts"
import { placeOrder, signInAsOwner } from "../../../e2e/owner.ts"
import { expect, resetBrowser, test } from "../../../e2e/shop-test.ts"
import { newPerson, signUp } from "../../../e2e/shopper.ts"

test("the newsletter says 'Subscribed Successfully!' for a moment, and takes an address once", async ({ page }) => {
  const form = page.getByRole("region", { name: "Hear of new things first" })
  const email = `reader${Date.now().toString(36)}@example.com`
  await page.goto("/")
  const field = form.getByLabel("Email")
  const subscribe = form.getByRole("button", { name: "Subscribe" })
  await waitForElementHydration(field)
  await field.fill(email)
  await expectNotice(page, "Subscribed Successfully!", () => subscribe.click())
  await expect(field).toHaveValue("")
  await expect(page.getByText("Subscribed Successfully!")).toBeHidden({ timeout: 4_000 })

  await field.fill(email.toUpperCase())
  await subscribe.click()
  await expect(form.getByText("Already Subscribed or Invalid!")).toBeVisible()
})

test("an address that is typed before the form's code is there stays", async ({ page }) => {
  const letGo = await holdResponses(page, /\/assets\/.*\.js$/)
  await page.goto("/", { waitUntil: "commit" })
  const field = page.getByLabel("Email").first()
  await field.fill("early@shop.test")
  letGo()
  await appendText(field, "0")
  await expect(field).toHaveValue("early@shop.test0")
})

test.describe("a subscription", () => {
  // colours in transition would fail the contrast rule
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  test("is chosen in the profile, and ended by the link of a mail", async ({ page }) => {
    const newsletter = (page: Page) => page.getByRole("region", { name: "Newsletter" })
    const person = newPerson()
    await signUp(page, person)
    await page.goto("/profile")
    await test.step("the newsletter is switched on and off in the profile, by one click each", async () => {
      const { email } = person
      await expect(newsletter(page).getByText(`${email} does not get our newsletter.`)).toBeVisible()
      await newsletter(page).getByRole("button", { name: "Subscribe" }).click()
      await expect(newsletter(page).getByText(`${email} gets our newsletter.`)).toBeVisible()
      await newsletter(page).getByRole("button", { name: "Unsubscribe" }).click()
      await expect(newsletter(page).getByText(`${email} does not get our newsletter.`)).toBeVisible()
    })

    await resetBrowser(page)
    await test.step("the link in a newsletter mail leads to one button that ends it", async () => {
      await page.goto(`/unsubscribe/${"0".repeat(64)}`)
      await expect(page.getByRole("heading", { name: "Unsubscribe from the newsletter" })).toBeVisible()
      expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
      await page.getByRole("button", { name: "Unsubscribe" }).click()
      await expect(page.getByText("You are unsubscribed. We will not write to you again.")).toBeVisible()
    })
  })
})

test("subscribers are found and taken away", { tag: "@desktop" }, async ({ page }) => {
  test.slow()
  const haat = await shop()
  const name = `Yamuna ${Date.now().toString(36)}`
  const order = await placeOrder(name)
  const { email } = (await (await haat.admin()).get(`/back-office/orders/${order.id}`)).body
  expect((await haat.guest().post("/store/newsletter", { email })).status).toBe(201)
  const exportCsv = async () => {
    const download = page.waitForEvent("download")
    await page.getByRole("link", { name: "Export CSV" }).click()
    return download
  }
  await signInAsOwner(page)

  await test.step("subscribers are found, taken away as CSV, opened, and lead to the customer of the same address", async () => {
    await page.goto("/admin/subscribers")
    await page.getByLabel("Search by email").fill(email)
    await expect(page.getByRole("table", { name: "Subscribers" }).locator("tbody").getByRole("row")).toHaveCount(1)
    expect((await exportCsv()).suggestedFilename()).toBe("subscribers.csv")
    await page.getByRole("link", { name: email }).click()
    await expect(page.getByRole("heading", { level: 1, name: email })).toBeVisible()
    await expect(page.getByText(/Subscribed \d/)).toBeVisible()
    await page.getByRole("table", { name: "Customers" }).getByRole("link", { name }).click()
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  })
})
