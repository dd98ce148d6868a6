import { shop } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import type { Page } from "@playwright/test"
import { findSeriousViolations } from "./axe.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { newPerson, signUp } from "./shopper.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

async function write(page: Page, subject: string) {
  await page.getByLabel("Name").fill("Asha Rao")
  await page.getByLabel("Email").fill("asha.visitor@example.com")
  await page.getByLabel("Subject").fill(subject)
  await page.getByLabel("Message").fill("Do you deliver to Leh?")
  await page.getByRole("button", { name: "Send Message" }).click()
}

test("a visitor's message reaches the owner", async ({ page, isPhone }) => {
  const subject = `Leh ${Date.now().toString(36)}${isPhone ? "p" : "d"}`
  await page.goto("/aboutUs")
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click()
  await expect(page).toHaveURL(/\/contact$/)
  expect(await findSeriousViolations(page), "contact").toEqual([])
  await write(page, subject)
  await expect(page.getByText("Message sent successfully!")).toBeVisible()
  await expect(page.getByLabel("Message")).toHaveValue("")

  const mail = await mailbox(await shop()).mail("owner@haat.example", subject)
  expect(mail.reply_to).toBe("Asha Rao <asha.visitor@example.com>")
  expect(mail.text).toContain("Do you deliver to Leh?")
})

test("the contact form says what it needs, keeps what it could not send, and knows who is signed in", async ({
  page,
}) => {
  test.setTimeout(150_000)
  await test.step("each field says what it needs", async () => {
    await page.goto("/contact")
    await page.getByRole("button", { name: "Send Message" }).click()
    for (const sentence of [
      "Name is required",
      "Please enter a valid email address",
      "Subject is required",
      "Message is required",
    ])
      await expect(page.getByText(sentence)).toBeVisible()
    expect(await findSeriousViolations(page), "contact with errors").toEqual([])
  })

  await resetBrowser(page)
  await test.step("a message that could not be sent says so and stays as it was typed", async () => {
    await page.goto("/contact")
    await page.route("**/store/contact", (route) => route.abort())
    await write(page, "Leh")
    await expect(page.getByText("Oops! Something went wrong.")).toBeVisible()
    await expect(page.getByLabel("Message")).toHaveValue("Do you deliver to Leh?")
    await expect(page.getByLabel("Subject")).toHaveValue("Leh")
  })

  await resetBrowser(page)
  await test.step("who is signed in need not type who they are", async () => {
    const person = newPerson()
    await signUp(page, person)
    await page.goto("/contact")
    await expect(page.getByLabel("Name")).toHaveValue("Esha Rao")
    await expect(page.getByLabel("Email")).toHaveValue(person.email)
  })
})
