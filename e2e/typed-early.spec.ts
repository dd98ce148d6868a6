import type { Page } from "@playwright/test"
import { typeOn } from "./alive.ts"
import { holdAnswers } from "./hold-answers.ts"
import { expect, test } from "./shop-test.ts"
import { newPerson, saveAddress, signUp } from "./shopper.ts"

const FORMS: { path: string; fields: Record<string, string> }[] = [
  { path: "/search", fields: { Keyword: "brass", "Min price": "100" } },
  { path: "/login", fields: { Username: "early_bird", Password: "Early@1234" } },
  { path: "/signup", fields: { "First Name": "Early", Email: "early@shop.test" } },
  { path: "/contact", fields: { Name: "Early Bird", Subject: "A quick question" } },
  { path: "/Home", fields: { Name: "Early Bird", Email: "early@shop.test" } },
  { path: "/", fields: { Email: "early@shop.test" } },
]

const ADDRESS = { "Address Line 1": "14 Marine Drive", City: "Mumbai", State: "Maharashtra" }

/** Types into the page as the server sent it, goes on typing when it is alive, and sees that everything is there. */
async function typeEarly(page: Page, path: string, fields: Record<string, string>) {
  const letGo = await holdAnswers(page, /\/assets\/.*\.js$/)
  await page.goto(path, { waitUntil: "commit" })
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).first().fill(text)
  letGo()
  for (const label of Object.keys(fields)) await typeOn(page.getByLabel(label).first(), "0")
  for (const [label, text] of Object.entries(fields))
    await expect(page.getByLabel(label).first()).toHaveValue(`${text}0`)
}

for (const { path, fields } of FORMS)
  test(`what is typed on ${path} before its code is there stays`, ({ page }) => typeEarly(page, path, fields))

for (const path of ["/profile", "/updateAddress"])
  test(`what a shopper types on ${path} before its code is there stays`, async ({ page }) => {
    await signUp(page, newPerson())
    await saveAddress(page)
    await typeEarly(page, path, ADDRESS)
  })

test("what was typed on /login before its code was there is what is sent", async ({ page }) => {
  await typeEarly(page, "/login", { Username: "early_bird" })
  await page.getByLabel("Password", { exact: true }).fill("Early@1234")
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/auth/"))
  await page.getByRole("button", { name: "Log In" }).click()
  expect((await sent).postDataJSON()).toMatchObject({ username: "early_bird0", password: "Early@1234" })
})
