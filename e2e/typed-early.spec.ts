import type { Page } from "@playwright/test"
import { holdResponses } from "./hold-responses.ts"
import { appendText, waitForElementHydration } from "./hydration.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { newPerson, saveAddress, signUp } from "./shopper.ts"

const FORMS: { path: string; fields: Record<string, string> }[] = [
  { path: "/search", fields: { "Search products": "brass" } },
  // a wrong price keeps the form in sight on a phone as well
  { path: "/search?maxPrice=odd", fields: { Keyword: "brass", "Min price": "100" } },
  { path: "/login", fields: { Username: "early_bird", Password: "Early@1234" } },
  { path: "/signup", fields: { "First Name": "Early", Email: "early@shop.test" } },
  { path: "/contact", fields: { Name: "Early Bird", Subject: "A quick question" } },
  { path: "/Home", fields: { Name: "Early Bird", Email: "early@shop.test" } },
]

const ADDRESS = { "Address Line 1": "14 Marine Drive", City: "Mumbai" }

/** Types into the page as the server sent it, goes on typing when it is alive, and sees that everything is there. */
async function typeEarly(page: Page, path: string, fields: Record<string, string>) {
  const letGo = await holdResponses(page, /\/assets\/.*\.js$/)
  await page.goto(path, { waitUntil: "commit" })
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).first().fill(text)
  letGo()
  for (const label of Object.keys(fields)) await appendText(page.getByLabel(label).first(), "0")
  for (const [label, text] of Object.entries(fields))
    await expect(page.getByLabel(label).first()).toHaveValue(`${text}0`)
  await page.unrouteAll({ behavior: "ignoreErrors" })
}

test("what a guest types into a form before its code is there stays", async ({ page }) => {
  test.setTimeout(120_000)
  for (const { path, fields } of FORMS) await test.step(path, () => typeEarly(page, path, fields))
})

test("what a shopper types into a form before its code is there stays", async ({ page }) => {
  await signUp(page, newPerson())
  await saveAddress(page)
  for (const path of ["/profile", "/updateAddress"]) await test.step(path, () => typeEarly(page, path, ADDRESS))
})

test("a postal code typed before its form's code was there fills in the rest, like one typed later", async ({
  page,
}) => {
  await signUp(page, newPerson())
  for (const path of ["/updateAddress", "/profile"]) {
    if (path === "/profile") await saveAddress(page)
    const letGo = await holdResponses(page, /\/assets\/.*\.js$/)
    await page.goto(path, { waitUntil: "commit" })
    const code = page.getByLabel("Postal Code").first()
    await code.fill("700016")
    letGo()
    await expect(page.getByLabel("State").first(), path).toHaveValue("West Bengal")
    await expect(page.getByLabel("Country").first()).toHaveValue("in")
    await expect(code).toHaveValue("700016")
    await page.unrouteAll({ behavior: "ignoreErrors" })
  }
})

test("forms that were used before their code was there send what was typed, and keep it", async ({ page }) => {
  test.setTimeout(180_000)
  await test.step("beside a postal code typed early, a city that was typed early is the shopper's", async () => {
    await signUp(page, newPerson())
    const letGo = await holdResponses(page, /\/assets\/.*\.js$/)
    await page.goto("/updateAddress", { waitUntil: "commit" })
    await page.getByLabel("City").fill("Howrah")
    await page.getByLabel("Postal Code").fill("700016")
    letGo()
    await expect(page.getByLabel("State")).toHaveValue("West Bengal")
    await expect(page.locator('[name="city"]')).toHaveValue("Howrah")
  })

  await resetBrowser(page)
  await test.step("what was typed on /login before its code was there is what is sent", async () => {
    await typeEarly(page, "/login", { Username: "early_bird" })
    await page.getByLabel("Password", { exact: true }).fill("Early@1234")
    const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/auth/"))
    await page.getByRole("button", { name: "Log In" }).click()
    expect((await sent).postDataJSON()).toMatchObject({ username: "early_bird0", password: "Early@1234" })
  })

  await resetBrowser(page)
  await test.step("what was typed early is a draft as well, and comes back after a reload", async () => {
    const letGo = await holdResponses(page, /\/assets\/.*\.js$/)
    await page.goto("/contact", { waitUntil: "commit" })
    await page.getByLabel("Subject").fill("An early question")
    letGo()
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("An early question")
    await page.reload()
    await expect(page.getByLabel("Subject")).toHaveValue("An early question")
  })
})

test("the menu of a phone that was opened before its code was there stays open", async ({ page }) => {
  const letGo = await holdResponses(page, /\/assets\/.*\.js$/)
  await page.goto("/", { waitUntil: "commit" })
  await page.getByRole("button", { name: "Menu", exact: true }).click()
  const menu = page.getByRole("navigation", { name: "Menu" })
  letGo()
  await waitForElementHydration(menu)
  await menu.getByRole("link", { name: "Explore" }).click()
  await expect(page).toHaveURL(/\/explore$/)
  await expect(menu).toBeHidden()
})
