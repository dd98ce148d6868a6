import { seeNotice } from "./notice.ts"
import { expect, startAnew, test } from "./shop-test.ts"
import { fillAddress, fillSignUp, logIn, newPerson, signUp } from "./shopper.ts"

test("the login screen says what is wrong, that it is on its way, and why it was rejected", async ({ page }) => {
  test.setTimeout(150_000)
  await test.step("login says what is wrong under each field, first error only", async () => {
    await page.goto("/login")
    await page.getByRole("button", { name: "Log In" }).click()
    await expect(page.getByText("Username must be at least 3 characters long")).toBeVisible()
    await expect(page.getByText("Password should be 3 character long")).toBeVisible()
    await expect(page.getByLabel("Username")).toBeFocused()
    await page.getByLabel("Username").fill("a".repeat(16))
    await expect(page.getByText("Username can't exceed more than 15 characters long")).toBeVisible()
    await expect(page.getByText("Username must be at least 3 characters long")).toBeHidden()
  })

  await startAnew(page)
  await test.step("a rejected login opens 'Oops...' with the server's reason and keeps what was typed", async () => {
    await page.goto("/login")
    await logIn(page, { username: "nobody", password: "wrong-one" })
    const dialog = page.getByRole("dialog", { name: "Oops..." })
    await expect(dialog.getByRole("paragraph")).toHaveText(/\w+/)
    await dialog.getByRole("button", { name: "OK" }).click()
    await expect(page.getByLabel("Username")).toHaveValue("nobody")
    await expect(page.getByRole("button", { name: "Log In" })).toBeFocused()

    await page.route("**/auth/sign-in", (route) => route.abort())
    await page.getByRole("button", { name: "Log In" }).click()
    await expect(page.getByRole("dialog", { name: "Oops..." })).toContainText("Something went wrong!")
  })

  await startAnew(page)
  await test.step("a loading dialog shows while the login is on its way", async () => {
    await page.goto("/login")
    let response = () => {}
    const answered = new Promise<void>((resolve) => {
      response = resolve
    })
    await page.route("**/auth/sign-in", async (route) => {
      await answered
      await route.continue()
    })
    await logIn(page, { username: "nobody", password: "wrong-one" })
    await expect(page.getByRole("dialog", { name: "Logging you in" })).toBeVisible()
    response()
    await expect(page.getByRole("dialog", { name: "Oops..." })).toBeVisible()
  })
})

test("a customer without addresses gives one after logging in", async ({ page }) => {
  test.setTimeout(120_000)
  await test.step("a customer without addresses is led to the address screen and then to where they were going", async () => {
    const person = newPerson()
    await signUp(page, person)
    await page.request.delete("/auth/session")
    await page.goto("/login?next=%2Forders")
    await seeNotice(page, "Login successful", () => logIn(page, person))
    await expect(page).toHaveURL(/\/updateAddress\?next=%2Forders$/)

    await page.getByRole("button", { name: "Save Address" }).click()
    await expect(page.getByText("Please fill in all required fields.")).toBeVisible()
    await expect(page.getByText("Postal Code is too short")).toBeVisible()
    await fillAddress(page)
    await page.getByRole("button", { name: "Save Address" }).click()
    await expect(page).toHaveURL(/\/orders$/)
  })

  await startAnew(page)
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

test("somebody signs up, after what is wrong was said", async ({ page }) => {
  test.setTimeout(120_000)
  await test.step("sign-up says what is wrong under each field", async () => {
    await page.goto("/signup")
    const terms = page.getByRole("checkbox", { name: /terms/ })
    await expect(terms).toBeChecked()
    await terms.uncheck()
    const submit = page.getByRole("button", { name: "Sign Up" })
    await submit.click()
    for (const message of [
      "Username must be at least 3 characters",
      "Please enter a valid email address",
      "Password must be at least 6 characters",
      "First name is required",
      "Last name is required",
      "Phone number must be 10 digits and start with 6-9",
      "You must agree to the terms and conditions",
    ])
      await expect(page.getByText(message, { exact: true })).toBeVisible()

    await page.getByLabel("Username").fill("a".repeat(16))
    await expect(page.getByText("Username must be at most 15 characters")).toBeVisible()
    await page.getByLabel("Password", { exact: true }).fill("alllowercase1")
    await expect(
      page.getByText(
        "Password Must contain these - Special Symbols , 1 Uppercase letter, 1 Lowercase letter , 1 number",
      ),
    ).toBeVisible()
    await page.getByLabel("Password", { exact: true }).fill("A@1a".repeat(6))
    await expect(page.getByText("Password must be at most 20 characters")).toBeVisible()
    await page.getByRole("button", { name: "Show password" }).click()
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text")
  })

  await startAnew(page)
  await test.step("a taken username keeps the form as typed, a silent server is named, and success goes home", async () => {
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
})
