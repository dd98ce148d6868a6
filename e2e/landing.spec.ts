import { shop } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import type { Page } from "@playwright/test"
import { findSeriousViolations, findSeriousViolationsInBothSchemes } from "./axe.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

const PITCH = "Your own online shop. No code, no catch."

async function write(page: Page, name: string) {
  await page.getByLabel("Name").fill(name)
  await page.getByLabel("Phone").fill("98765 43210")
  await page.getByLabel("Email").fill("meena@example.com")
  await page.getByLabel("Message").fill("We weave in Maheshwar.")
  await page.getByRole("button", { name: "Send Message" }).click()
}

test("the landing page pitches, is one of its own, and can be looked at by everybody", async ({ page }) => {
  test.setTimeout(150_000)
  await test.step("/Home is the landing page outside the public layout, whatever the case, and / is the shop's home", async () => {
    for (const path of ["/Home", "/home"]) {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1, name: PITCH })).toBeVisible()
      await expect(page.getByRole("navigation", { name: "Menu" })).toHaveCount(0)
      await expect(page.getByRole("search")).toHaveCount(0)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /^http.*\/Home$/)
    }
    await page.getByRole("link", { name: "See a live shop" }).last().click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole("combobox", { name: "Search products" })).toBeVisible()
    await expect(page.getByRole("heading", { name: PITCH })).toHaveCount(0)
  })

  await test.step("the landing page pitches zero setup, zero subscription and zero commission", async () => {
    await page.goto("/Home")
    for (const what of ["Zero setup", "Zero subscription", "Zero commission"])
      await expect(page.getByText(what, { exact: true })).toBeVisible()
    await expect(page).toHaveTitle(/without code/)
  })

  await test.step("axe finds nothing serious on the landing page", async () => {
    await page.goto("/Home")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await findSeriousViolationsInBothSchemes(page), "landing page").toEqual([])
  })
})

test("an enquiry is checked, kept when it could not be sent, and reaches the owner", async ({ page, isPhone }) => {
  test.setTimeout(150_000)
  await test.step("the landing page's contact form requires name, phone, email and message", async () => {
    await page.goto("/Home")
    await page.getByRole("button", { name: "Send Message" }).click()
    for (const sentence of [
      "Name is required",
      "Phone is required",
      "Please enter a valid email address",
      "Message is required",
    ])
      await expect(page.getByText(sentence)).toBeVisible()
    expect(await findSeriousViolations(page), "landing page with errors").toEqual([])
  })

  await resetBrowser(page)
  await test.step("an enquiry that could not be sent says 'Oops! Something went wrong.' and stays as it was typed", async () => {
    await page.goto("/Home")
    await page.route("**/store/enquiries", (route) => route.abort())
    await write(page, "Meena")
    await expect(page.getByText("Oops! Something went wrong.")).toBeVisible()
    await expect(page.getByLabel("Message")).toHaveValue("We weave in Maheshwar.")
    await expect(page.getByLabel("Phone")).toHaveValue("98765 43210")
  })

  await resetBrowser(page)
  await test.step("an enquiry says 'Message sent successfully!', reaches the owner and leaves the form empty", async () => {
    const name = `Meena ${Date.now().toString(36)}${isPhone ? "p" : "d"}`
    await page.goto("/Home")
    await write(page, name)
    await expect(page.getByText("Message sent successfully!")).toBeVisible()
    await expect(page.getByLabel("Phone")).toHaveValue("")
    const mail = await mailbox(await shop()).mail("owner@haat.example", name)
    expect(mail.reply_to).toBe(`${name} <meena@example.com>`)
    expect(mail.text).toContain("9876543210")
  })
})
