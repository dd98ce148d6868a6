import type { Page } from "@playwright/test"
import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { expectNotice } from "./notice.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { fillAddress, logIn, newPerson, saveAddress, signUp } from "./shopper.ts"

// colours in transition would fail the contrast rule
test.use({ contextOptions: { reducedMotion: "reduce" } })

const update = (page: Page) => page.getByRole("button", { name: "Update Profile" }).click()
const me = async (page: Page) => (await (await page.request.get("/auth/me")).json()).person
const addressBlock = (page: Page, number: number) => page.getByRole("group", { name: `Address ${number}` })

/** Opens the profile of a new shopper. */
const openProfile = async (page: Page) => {
  const person = newPerson()
  await signUp(page, person)
  await page.goto("/profile")
  await expect(page.getByLabel("Username")).toHaveValue(person.username)
  return person
}

test("the profile is in the navigation of who is signed in, and asks a guest to log in first", async ({
  page,
  isPhone,
}) => {
  const person = newPerson()
  await signUp(page, person)
  await saveAddress(page)
  await page.request.delete("/auth/session")
  await page.goto("/profile")
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/)
  await logIn(page, person)
  await expect(page).toHaveURL(/\/profile$/)
  if (isPhone) await page.getByRole("button", { name: "Menu" }).click()
  const links = page.getByRole("navigation", { name: "Menu" }).getByRole("link")
  await expect(links).toHaveText(["Home", "Explore", "About Us", "Contact", "Cart", "Profile", "Orders"])
})

test("the profile is checked, drafted and saved", async ({ page }) => {
  test.setTimeout(120_000)
  await openProfile(page)
  await test.step("names and phone change without a password, and the shop says so", async () => {
    await page.getByLabel("First name").fill("Usha")
    await page.getByLabel("Phone").fill("1234567890")
    await expect(page.getByText("You have unsaved changes.")).toBeVisible()
    await expectNotice(page, "Profile updated", () => update(page))
    await expect(page.getByText("You have unsaved changes.")).toBeHidden()
    expect(await me(page)).toMatchObject({ first_name: "Usha", phone: "1234567890" })
  })

  await test.step("what was typed into the profile is there again after a reload, except passwords", async () => {
    await page.getByLabel("First name").fill("Nisha")
    await page.getByLabel("New password").fill("Changed@456")
    await page.reload()
    await expect(page.getByLabel("First name")).toHaveValue("Nisha")
    await expect(page.getByLabel("New password")).toHaveValue("")
    await expect(page.getByText("You have unsaved changes.")).toBeVisible()
    await page.getByRole("button", { name: "Discard" }).click()
    await expect(page.getByLabel("First name")).toHaveValue("Usha")
    await page.reload()
    await expect(page.getByLabel("First name")).toHaveValue("Usha")
  })

  await test.step("the profile says what is wrong under each field", async () => {
    for (const label of ["Username", "Email", "First name", "Last name", "Phone"]) await page.getByLabel(label).fill("")
    await page.getByLabel("New password").fill("short")
    await update(page)
    for (const message of [
      "Username must be at least 3 characters",
      "Invalid email address",
      "First name is required",
      "Last name is required",
      "Phone must be 10 digits",
      "Password must be at least 6 characters",
    ])
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expect(page.getByLabel("Username")).toBeFocused()
  })
})

test("a username, an email or a password changes with the current password alone", async ({ page, market }) => {
  test.setTimeout(120_000)
  const person = await openProfile(page)
  await test.step("another username or password needs the current one, and this browser stays signed in", async () => {
    const username = newPerson().username
    await page.getByLabel("Username").fill(username)
    await page.getByLabel("New password").fill("Changed@456")
    await update(page)
    await expect(page.getByText("Enter your current password to change your username, email or password")).toBeVisible()
    const current = page.getByLabel("Current password")
    await expect(current).toBeFocused()
    await current.fill("Wrong@123")
    await update(page)
    const dialog = page.getByRole("dialog", { name: "Update Failed" })
    await expect(dialog).toContainText("Your current password is wrong")
    await dialog.getByRole("button", { name: "OK" }).click()

    await page.getByRole("button", { name: "Show password" }).last().click()
    await expect(current).toHaveAttribute("type", "text")
    await current.fill(person.password)
    await expectNotice(page, "Profile updated", () => update(page))
    await expect(current).toHaveValue("")
    expect((await me(page)).username).toBe(username)
    const again = await page.request.post("/auth/sign-in", { data: { username, password: "Changed@456" } })
    expect(again.status()).toBe(200)
  })

  await test.step("a taken username is rejected with 'Update Failed', and everything stays as it was typed", async () => {
    const taken = await market.stranger()
    await page.getByLabel("Username").fill(taken.person.username)
    await page.getByLabel("Last name").fill("Iyer")
    await page.getByLabel("Current password").fill("Changed@456")
    await update(page)
    const dialog = page.getByRole("dialog", { name: "Update Failed" })
    await expect(dialog).toContainText("This username is already taken")
    await dialog.getByRole("button", { name: "OK" }).click()
    await expect(page.getByLabel("Last name")).toHaveValue("Iyer")
    expect((await me(page)).last_name).toBe(person.last_name)

    await page.route("**/store/profile", (route) => route.abort())
    await update(page)
    await expect(dialog).toContainText("Server not responding or no response received")
  })
})

test("addresses are added, marked, checked and removed", async ({ page }) => {
  test.setTimeout(120_000)
  await test.step("up to four addresses are added, marked, removed, brought back and saved together", async () => {
    await openProfile(page)
    const add = page.getByRole("button", { name: "Add Address" })
    await add.click()
    await expect(page.getByLabel("Address Line 1")).toBeFocused()
    await fillAddress(page)
    await expect(page.getByLabel("Default address")).toBeChecked()
    await page.getByLabel("Type").selectOption("Billing")
    await expectNotice(page, "Profile updated", () => update(page))
    expect((await me(page)).addresses).toMatchObject([{ city: "Mumbai", type: "billing", is_default: true }])

    for (let more = 0; more < 3; more++) await page.request.post("/store/addresses", { data: CHENNAI })
    await page.reload()
    await expect(addressBlock(page, 4)).toBeVisible()
    await expect(add).toBeHidden()
    await expect(page.getByText("You can save at most 4 addresses.")).toBeVisible()
    await addressBlock(page, 3).getByLabel("Default address").check()
    await expect(addressBlock(page, 1).getByLabel("Default address")).not.toBeChecked()
    await addressBlock(page, 2).getByRole("button", { name: "Remove address 2" }).click()
    await expect(addressBlock(page, 4)).toBeHidden()
    await page.getByRole("button", { name: "Undo" }).click()
    await expect(addressBlock(page, 4)).toBeVisible()
    await addressBlock(page, 4).getByRole("button", { name: "Remove address 4" }).click()
    await update(page)
    await expect.poll(async () => (await me(page)).addresses.length).toBe(3)
    expect((await me(page)).addresses.map(({ is_default }: { is_default: boolean }) => is_default)).toEqual([
      false,
      false,
      true,
    ])
  })

  await resetBrowser(page)
  await test.step("an address of the profile says what is missing, and its postal code fills it in", async () => {
    await openProfile(page)
    await page.getByRole("button", { name: "Add Address" }).click()
    await update(page)
    for (const message of [
      "Address Line 1 is required",
      "City is required",
      "State is required",
      "Postal Code is too short",
      "Country is required",
    ])
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    await page.getByLabel("Postal Code").fill("110001")
    await expect(page.getByLabel("State")).toHaveValue("Delhi")
    await expect(page.getByLabel("Country")).toHaveValue("in")
  })
})

const CHENNAI = {
  address_1: "7 Beach Road",
  city: "Chennai",
  province: "Tamil Nadu",
  postal_code: "600001",
  country_code: "in",
}

test("axe finds nothing serious on the profile, light and dark", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openProfile(page)
  await page.getByRole("button", { name: "Add Address" }).click()
  await page.getByRole("button", { name: "Add Address" }).click()
  await page.getByRole("button", { name: "Remove address 2" }).click()
  await page.getByLabel("Phone").fill("1")
  await update(page)
  await expect(page.getByText("Phone must be 10 digits")).toBeVisible()
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
})
