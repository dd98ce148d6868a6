import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { expectNotice } from "./notice.ts"
import { expect, test } from "./shop-test.ts"
import { logIn, newPerson, saveAddress, signUp } from "./shopper.ts"

// colours in transition would fail the contrast rule
test.use({ contextOptions: { reducedMotion: "reduce" } })

/** Opens the profile of a new shopper with an address. */
const openProfile = async (page: Page) => {
  const person = newPerson()
  await signUp(page, person)
  await saveAddress(page)
  await page.goto("/profile")
  await expect(page.getByRole("region", { name: "Your data" })).toBeVisible()
  return person
}

test("a shopper takes their data", async ({ page }) => {
  const person = await openProfile(page)
  await test.step("a shopper downloads everything that the shop holds about them, as one file", async () => {
    const waiting = page.waitForEvent("download")
    await page.getByRole("button", { name: "Download my data" }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toBe("my-data.json")
    const data = JSON.parse(await readFile(await download.path(), "utf8"))
    expect(data.profile).toMatchObject({ username: person.username, email: person.email, phone: person.phone })
    expect(data.addresses).toMatchObject([{ address_1: "14 Marine Drive" }])
  })
})

test("a shopper reads what goes and what stays, and erases their account with the password", async ({ page }) => {
  const person = await openProfile(page)
  await page.getByRole("link", { name: "Erase my account" }).click()
  const dialog = page.getByRole("dialog", { name: "Erase your account?" })
  await expect(dialog.getByRole("heading", { name: "What stays, and why" })).toBeVisible()
  await expect(dialog.getByText("the law on GST asks for them")).toBeVisible()
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  const erase = dialog.getByRole("button", { name: "Erase it for good" })
  await erase.click()
  await expect(dialog.getByText("Type your password to erase your account")).toBeVisible()
  await dialog.getByLabel("Your password").fill("Wrong@123")
  await erase.click()
  await expect(dialog.getByText("Your current password is wrong")).toBeVisible()
  await dialog.getByRole("button", { name: "Keep my account" }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole("link", { name: "Erase my account" }).click()
  await dialog.getByLabel("Your password").fill(person.password)
  await expectNotice(page, "Your account is erased.", () => erase.click())
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem("User"))).toBeNull()
  await page.goto("/profile")
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/)
  await logIn(page, person)
  await expect(page.getByText("Invalid username or password")).toBeVisible()
})
