import { expectNotice } from "./notice.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { fillAddress, fillSignUp, logIn, newPerson, signUp } from "./shopper.ts"

test("a rejected login opens 'Oops...' with the server's reason and keeps what was typed", async ({ page }) => {
  await page.goto("/login")
  await logIn(page, { username: "nobody", password: "wrong-one" })
  const dialog = page.getByRole("dialog", { name: "Oops..." })
  await expect(dialog.getByRole("paragraph")).toHaveText(/\w+/)
  await dialog.getByRole("button", { name: "OK" }).click()
  await expect(page.getByLabel("Username")).toHaveValue("nobody")
  await expect(page.getByRole("button", { name: "Log In" })).toBeFocused()
})

test("a customer without addresses gives one after logging in", async ({ page }) => {
  test.setTimeout(120_000)
  await test.step("a customer without addresses is led to the address screen and then to where they were going", async () => {
    const person = newPerson()
    await signUp(page, person)
    await page.request.delete("/auth/session")
    await page.goto("/login?next=%2Forders")
    await expectNotice(page, "Login successful", () => logIn(page, person))
    await expect(page).toHaveURL(/\/updateAddress\?next=%2Forders$/)

    await page.getByRole("button", { name: "Save Address" }).click()
    await expect(page.getByText("Please fill in all required fields.")).toBeVisible()
    await expect(page.getByText("Postal Code is too short")).toBeVisible()
    await fillAddress(page)
    await page.getByRole("button", { name: "Save Address" }).click()
    await expect(page).toHaveURL(/\/orders$/)
  })

  await resetBrowser(page)
  await test.step("an address that cannot be saved says so and stays in the form", async () => {
    await signUp(page, newPerson())
    await page.goto("/updateAddress")
    await fillAddress(page)
    await page.route("**/store/addresses", (route) => route.abort())
    await page.getByRole("button", { name: "Save Address" }).click()
    await expect(page.getByText("Failed to save address.")).toBeVisible()
    await expect(page.getByRole("textbox", { name: /^City/ })).toHaveValue("Mumbai")
  })
})

test("a taken username keeps the form as typed, a silent server is named, and success goes home", async ({ page }) => {
  const taken = newPerson()
  await signUp(page, taken)
  await page.request.delete("/auth/session")
  const person = newPerson()
  await page.goto("/signup")
  await fillSignUp(page, { ...person, username: taken.username.toUpperCase() })
  await page.getByRole("button", { name: "Sign Up" }).click()
  const dialog = page.getByRole("dialog", { name: "Oops..." })
  await expect(dialog).toBeVisible()
  await dialog.getByRole("button", { name: "OK" }).click()
  await expect(page.getByLabel("Email")).toHaveValue(person.email)

  await page.getByLabel("Username").fill(person.username)
  await page.route("**/auth/sign-up", (route) => route.abort())
  await page.getByRole("button", { name: "Sign Up" }).click()
  await expect(dialog).toContainText("Server not responding or no response received")
  await dialog.getByRole("button", { name: "OK" }).click()
  await page.unroute("**/auth/sign-up")
  await page.getByRole("button", { name: "Sign Up" }).click()
  await expect(page).toHaveURL((url) => url.pathname === "/")

  await page.goto("/signup")
  await expect(page).toHaveURL((url) => url.pathname === "/")
})
