import { shop } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import type { Page } from "@playwright/test"
import { findSeriousViolations } from "./axe.ts"
import { expectNotice } from "./notice.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { logIn, newPerson, signUp } from "./shopper.ts"
import { expectNoOverflow } from "./widths.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

/** Opens the prompt on the login screen and asks for a link. */
async function forgot(page: Page, email: string) {
  await page.goto("/login")
  await page.getByRole("link", { name: "Forgot password" }).click()
  const prompt = page.getByRole("dialog", { name: "Forgot password" })
  await prompt.getByLabel("Email").fill(email)
  await prompt.getByRole("button", { name: "Send link" }).click()
  return prompt
}

test("a forgotten password is set anew by the link in the mail, which works once", async ({ page }) => {
  const person = newPerson()
  await signUp(page, person)
  await page.request.delete("/auth/session")
  await forgot(page, person.email)
  const sent = page.getByRole("dialog", { name: "Check your mail" })
  await expect(sent).toContainText("If this email address belongs to an account")
  expect(await findSeriousViolations(page), "link is sent").toEqual([])
  await sent.getByRole("button", { name: "OK" }).click()
  await expect(page.getByRole("link", { name: "Forgot password" })).toBeFocused()

  const mail = await mailbox(await shop()).mail(person.email, "Set a new password")
  const link = new URL(/\S+\/reset-password\/\S+/.exec(mail.text)?.[0] ?? "")
  await page.goto(link.pathname)
  const password = page.getByLabel("New password")
  await password.fill("short")
  await page.getByRole("button", { name: "Change Password" }).click()
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible()
  expect(await findSeriousViolations(page), "reset with an error").toEqual([])
  await password.fill("Changed@456")
  await expectNotice(page, "Password changed. Please log in.", () =>
    page.getByRole("button", { name: "Change Password" }).click(),
  )
  await expect(page).toHaveURL(/\/login$/)

  await logIn(page, { ...person, password: "Changed@456" })
  await expect(page).toHaveURL(/\/updateAddress$/)

  await page.goto(link.pathname)
  await password.fill("Another@789")
  await page.getByRole("button", { name: "Change Password" }).click()
  await expect(page.getByRole("dialog")).toContainText("Link expired or invalid.")
  await page.getByRole("button", { name: "OK" }).click()
  await expect(password).toHaveValue("Another@789")

  await resetBrowser(page)
  await test.step("a shopper logs in with a code by mail, by email address, in place of the password", async () => {
    await page.goto("/login?next=%2Fcart")
    await page.getByLabel("Username").fill(person.email)
    await page.getByRole("button", { name: "Mail me a code instead" }).click()
    await expect(page.getByLabel("Username")).toHaveValue(person.email)
    await page.getByRole("button", { name: "Send code" }).click()
    await expect(page.getByText("If this is a shopper's account, a code is on its way")).toBeVisible()
    expect(await findSeriousViolations(page), "code by mail").toEqual([])
    const code = page.getByLabel("Code from our mail")
    await expect(code).toBeFocused()
    await code.fill("12345")
    await page.getByRole("button", { name: "Log In" }).click()
    await expect(page.getByText("The code of our mail has six digits")).toBeVisible()
    const { subject } = await mailbox(await shop()).mail(person.email, "is your code to log in")
    await code.fill(subject.slice(0, 6))
    await page.getByRole("button", { name: "Log In" }).click()
    await expect(page).toHaveURL(/\/updateAddress\?next=%2Fcart$/)
  })
})

test("the prompt for a link, and the mailbox without mail", async ({ page }) => {
  test.setTimeout(120_000)
  await test.step("the prompt asks for an address, and a failure says 'Oops!' and keeps what was typed", async () => {
    const prompt = await forgot(page, "asha")
    await expect(prompt.getByText("Please enter a valid email address")).toBeVisible()
    expect(await findSeriousViolations(page), "prompt").toEqual([])

    await page.route("**/auth/forgot-password", (route) => route.abort())
    await prompt.getByLabel("Email").fill("asha@example.com")
    await prompt.getByRole("button", { name: "Send link" }).click()
    const oops = page.getByRole("dialog", { name: "Oops!" })
    await expect(oops).toContainText("Something went wrong")
    await oops.getByRole("button", { name: "OK" }).click()
    await expect(prompt.getByLabel("Email")).toHaveValue("asha@example.com")

    await page.unroute("**/auth/forgot-password")
    await page.route("**/auth/forgot-password", (route) =>
      route.fulfill({ status: 429, json: { type: "too_many_requests", message: "Too many attempts." } }),
    )
    await prompt.getByRole("button", { name: "Send link" }).click()
    await expect(oops).toContainText("Too many attempts.")
  })

  await resetBrowser(page)
  await test.step("a mailbox without mail says so", async () => {
    await page.goto("/sandbox/mail?to=nobody@example.com")
    await expect(page.getByText("No mail yet")).toBeVisible()
    expect(await findSeriousViolations(page), "empty mailbox").toEqual([])
  })
})

test("signing in elsewhere ends when the password is changed by mail", { tag: "@desktop" }, async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson()
  await signUp(page, person)
  await page.goto("/orders")
  await expect(page).toHaveURL(/\/orders$/)

  const elsewhere = await browser.newPage({ baseURL })
  await forgot(elsewhere, person.email)
  const mail = await mailbox(await shop()).mail(person.email, "Set a new password")
  await elsewhere.goto(new URL(/\S+\/reset-password\/\S+/.exec(mail.text)?.[0] ?? "").pathname)
  await elsewhere.getByLabel("New password").fill("Changed@456")
  await elsewhere.getByRole("button", { name: "Change Password" }).click()
  await expect(elsewhere).toHaveURL(/\/login$/)
  await elsewhere.close()

  await page.reload()
  await expect(page).toHaveURL(/\/login\?next=%2Forders$/)
})

test("the mail can be read in the mailbox of the sandbox, and its link leads to the shop", async ({ page }) => {
  const person = newPerson()
  await signUp(page, person)
  await page.request.post("/auth/forgot-password", { data: { email: person.email } })
  const { html } = await mailbox(await shop()).mail(person.email, "Set a new password")

  await page.goto("/sandbox/mail")
  expect(await findSeriousViolations(page), "mailbox").toEqual([])
  await page.getByLabel("Mails to").fill(person.email)
  await page.getByRole("button", { name: "Show" }).click()
  await page
    .getByRole("link", { name: /Set a new password/ })
    .first()
    .click()
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible()
  const link = page.frameLocator("iframe").getByRole("link", { name: "Set a new password" })
  await expect(link).toBeVisible()
  await expectNoOverflow(page)
  const [shopPage] = await Promise.all([page.waitForEvent("popup"), link.click()])
  await expect(shopPage).toHaveURL(/\/reset-password\/.+/)
  await expect(shopPage.getByLabel("New password")).toBeVisible()

  // axe cannot enter a frame that runs nothing, so page and mail are looked at one by one
  await page.locator("iframe").evaluate((frame) => frame.remove())
  expect(await findSeriousViolations(page), "page of a mail").toEqual([])
  await shopPage.setContent(html)
  expect(await findSeriousViolations(shopPage), "the mail itself").toEqual([])
})
