import { shop } from "@haat/testing"
import { authenticator } from "@haat/testing/authenticator"
import type { Page } from "@playwright/test"
import { findSeriousViolations } from "./axe.ts"
import { expect, test } from "./shop-test.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof shop>>["staff"]>>

/** Signs this page in as a new member of staff with the role. */
const signInAs = async (page: Page, role: "support") => {
  const person = await (await shop()).staff(role)
  const { username, password } = person
  expect((await page.request.post("/auth/sign-in", { data: { username, password } })).status()).toBe(200)
  return person
}

/** Reads the key from the screen into an authenticator app. */
const scan = async (page: Page) => {
  await page.getByRole("button", { name: "Set it up" }).click()
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible()
  const key = String(await page.getByText(/^Key:/).textContent()).replace(/^Key:|\s/g, "")
  return authenticator(key)
}

/** From a page that asks nothing any more: it would go to the login page by itself. */
const signOut = async (page: Page) => {
  await page.goto("about:blank")
  await page.request.delete("/auth/session")
}

const logIn = async (page: Page, { username, password }: Member) => {
  await page.goto("/login")
  await page.getByLabel("Username").fill(username)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Log In", exact: true }).click()
  await expect(page.getByLabel("Code")).toBeFocused()
}

test("staff set up two-step sign-in and sign in with a code, or once with a recovery code", async ({ page }) => {
  // Three codes take up to a minute of the clock.
  test.slow()
  const person = await signInAs(page, "support")
  await page.goto("/admin/setting")
  await page.getByRole("link", { name: "Two-step sign-in" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Two-step sign-in" })).toBeVisible()
  const app = await scan(page)
  const code = page.getByLabel("Code")
  await code.fill(app.wrong())
  await page.getByRole("button", { name: "Switch on" }).click()
  await expect(page.getByText("This code is wrong or was used already")).toBeVisible()
  expect(await findSeriousViolations(page), "the key").toEqual([])
  await code.fill(await app.code())
  await page.getByRole("button", { name: "Switch on" }).click()
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")
  await expect(codes).toHaveCount(10)
  expect(await findSeriousViolations(page), "the recovery codes").toEqual([])
  const recovery = String(await codes.first().textContent())
  await page.getByRole("button", { name: "I have kept them" }).click()
  await expect(page.getByText("10 recovery codes are left")).toBeVisible()
  expect(await findSeriousViolations(page), "it is on").toEqual([])

  await signOut(page)
  await logIn(page, person)
  expect(await findSeriousViolations(page), "the second step").toEqual([])
  await page.goto("/admin/panel")
  await expect(page, "nobody before the code").toHaveURL(/\/login/)
  await logIn(page, person)
  await page.getByLabel("Code").fill(await app.code())
  await page.getByRole("button", { name: "Log In", exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/panel$/)

  await signOut(page)
  await logIn(page, person)
  await page.getByLabel("Code").fill(recovery)
  await page.getByRole("button", { name: "Log In", exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/panel$/)

  await page.goto("/admin/security")
  await expect(page.getByText("9 recovery codes are left")).toBeVisible()
  await page.getByRole("textbox", { name: "Password" }).fill(person.password)
  await page.getByLabel("Code").fill(await app.code())
  await page.getByRole("button", { name: "Switch off" }).click()
  await expect(page.getByRole("button", { name: "Set it up" })).toBeVisible()
})

test("the second step speaks Hindi, and goes back to another account", { tag: "@desktop" }, async ({ page }) => {
  const person = await (await shop()).staff("support")
  const { key } = (await person.post("/auth/second-factor", {})).body
  expect((await person.post("/auth/second-factor/confirm", { code: await authenticator(key).code() })).status).toBe(200)
  await page.goto("/hi/login")
  await page.getByLabel("यूज़रनेम").fill(person.username)
  await page.getByLabel("पासवर्ड", { exact: true }).fill(person.password)
  await page.getByRole("button", { name: "लॉग इन करें", exact: true }).click()
  await page.getByLabel("कोड").fill("AAAA-AAAA-AAAA-AAAA")
  await page.getByRole("button", { name: "लॉग इन करें", exact: true }).click()
  await expect(page.getByRole("dialog")).toContainText("यह कोड ग़लत है या पहले इस्तेमाल हो चुका है")
  await page.getByRole("dialog").getByRole("button").first().click()
  await page.getByRole("link", { name: "दूसरे खाते से लॉग इन करें" }).click()
  await expect(page.getByLabel("यूज़रनेम")).toBeVisible()
})

test("staff who must set it up see nothing else on any screen", async ({ page }) => {
  await signInAs(page, "support")
  // The setting is the whole shop's, and so that of everybody who works here in other tests: it is reported for this
  // page alone.
  let mustEnrol = true
  await page.route("**/back-office/me", async (route) => {
    const response = await route.fetch()
    const me = await response.json()
    await route.fulfill({ response, json: mustEnrol ? { ...me, must_enrol: true, permissions: [] } : me })
  })
  await page.goto("/admin/orders")
  await expect(page.getByRole("heading", { level: 1, name: "Two-step sign-in" })).toBeVisible()
  await expect(page.getByText("The shop asks this of everyone who works here")).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  const app = await scan(page)
  await page.getByLabel("Code").fill(await app.code())
  await page.getByRole("button", { name: "Switch on" }).click()
  await expect(page.getByRole("list", { name: "Recovery codes" })).toBeVisible()
  mustEnrol = false
  await page.getByRole("button", { name: "I have kept them" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()
})
