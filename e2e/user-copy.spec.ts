import type { Page } from "@playwright/test"
import { waitForElementHydration, waitForHydration } from "./hydration.ts"
import { getOwnerCredentials, openMenuItem } from "./owner.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { addToCart, fillAddress, fillSignUp, logIn, newPerson, saveAddress, signUp } from "./shopper.ts"

type User = Record<string, unknown> & { addresses: Record<string, unknown>[] }

/** The copy that an old script reads, or null. */
const userOn = (page: Page): Promise<User | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("User") ?? "null"))

test("a shopper is kept under `User` from sign-up, follows changes, and is removed at logout", async ({
  page,
  market,
  isPhone,
}) => {
  const lamp = await market.product({ name: "Copied lamp", price: 150, quantity: 9 })
  const person = newPerson()
  await page.goto("/signup")
  await waitForHydration(page)
  expect(await userOn(page)).toBeNull()
  await fillSignUp(page, person)
  await page.getByRole("button", { name: "Sign Up" }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect
    .poll(() => userOn(page))
    .toMatchObject({
      username: person.username,
      email: person.email,
      firstname: "Esha",
      lastname: "Rao",
      phone: person.phone,
      isAdmin: false,
      addresses: [],
      cart: [],
    })
  const { person: me } = await (await page.request.get("/auth/me")).json()
  expect((await userOn(page))?._id).toBe(me.id)

  await page.goto("/updateAddress")
  await fillAddress(page)
  await page.getByRole("button", { name: "Save Address" }).click()
  await expect
    .poll(async () => (await userOn(page))?.addresses)
    .toMatchObject([
      {
        addressLine1: "14 Marine Drive",
        state: "Maharashtra",
        postalCode: "400020",
        country: "India",
        isDefault: true,
      },
    ])
  await page.goto("/profile")
  const firstName = page.getByLabel("First name")
  await waitForElementHydration(firstName)
  await firstName.fill("Anjali")
  await page.getByRole("button", { name: "Update Profile" }).click()
  await expect.poll(async () => (await userOn(page))?.firstname).toBe("Anjali")
  await addToCart(page, lamp)
  await expect.poll(async () => (await userOn(page))?.cart).toEqual([{ productId: lamp.id, quantity: 1 }])
  expect(JSON.stringify(await userOn(page))).not.toMatch(/password|secret/i)

  if (isPhone) await page.getByRole("button", { name: "Menu", exact: true }).click()
  await page.getByRole("button", { name: "Logout" }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test("`User` says what the session says", async ({ page }) => {
  test.setTimeout(120_000)
  await test.step("`User` says what the server says: a change made elsewhere is in it, and without a session it goes", async () => {
    const person = newPerson()
    await signUp(page, person)
    await page.goto("/")
    await expect.poll(() => userOn(page)).toMatchObject({ username: person.username, addresses: [] })
    await saveAddress(page)
    await page.goto("/aboutUs")
    await expect.poll(async () => (await userOn(page))?.addresses).toHaveLength(1)
    await page.request.delete("/auth/session")
    await page.goto("/aboutUs")
    await expect.poll(() => userOn(page)).toBeNull()
  })

  await resetBrowser(page)
  await test.step("a forged `User` grants nothing: only the session identifies a person", async () => {
    await page.goto("/aboutUs")
    await waitForHydration(page)
    await page.evaluate(() =>
      localStorage.setItem("User", JSON.stringify({ _id: "user_1", isAdmin: true, addresses: [] })),
    )
    await page.goto("/orders")
    await expect(page).toHaveURL(/\/login\?next=/)
    await expect.poll(() => userOn(page)).toBeNull()
    await page.evaluate(() =>
      localStorage.setItem("User", JSON.stringify({ _id: "user_1", isAdmin: true, addresses: [] })),
    )
    await page.goto("/admin/panel")
    await expect(page).toHaveURL(/\/login$/)
    await expect.poll(() => userOn(page)).toBeNull()
  })
})

test("an administrator is kept under `User` until the back office is left", { tag: "@desktop" }, async ({
  page,
  isPhone,
}) => {
  test.setTimeout(120_000)
  await test.step("an administrator is kept under `User` in shop and back office, until the back office is left", async () => {
    const owner = getOwnerCredentials()
    await page.goto("/login")
    await waitForHydration(page)
    await logIn(page, owner)
    await expect(page).toHaveURL(/\/admin\/panel$/)
    await expect
      .poll(() => userOn(page))
      .toMatchObject({ username: owner.username, isAdmin: true, addresses: [], cart: [] })
    await page.evaluate(() => localStorage.removeItem("User"))
    await page.reload()
    await expect.poll(() => userOn(page)).toMatchObject({ isAdmin: true })
    await page.goto("/aboutUs")
    await expect.poll(() => userOn(page)).toMatchObject({ username: owner.username, isAdmin: true })

    await page.goto("/admin/panel")
    await openMenuItem(page, "Products", isPhone)
    if (isPhone) await page.getByRole("button", { name: "Open the menu" }).click()
    await page.getByRole("button", { name: "Logout" }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/\/$/)
    await waitForHydration(page)
    expect(await userOn(page)).toBeNull()
  })

  await resetBrowser(page)
  await test.step("logging out of the back office while a screen loads leads to the shop's home page", async () => {
    await page.goto("/login")
    await waitForHydration(page)
    await logIn(page, getOwnerCredentials())
    await expect(page).toHaveURL(/\/admin\/panel$/)

    const requested = page.waitForRequest("**/back-office/products?*")
    const loggedOut = page.waitForResponse((response) => response.request().method() === "DELETE")
    const rejected = page.waitForResponse((response) => response.status() === 401)
    await page.route("**/back-office/products?*", async (route) => {
      await loggedOut
      await route.continue()
    })
    await page.route(
      (url) => url.pathname === "/",
      async (route) => {
        await rejected
        await route.continue()
      },
    )
    await openMenuItem(page, "Products", isPhone)
    await requested
    if (isPhone) await page.getByRole("button", { name: "Open the menu" }).click()
    await page.getByRole("button", { name: "Logout" }).filter({ visible: true }).click()
    await rejected
    await expect(page).toHaveURL(/\/$/)
    await waitForHydration(page)
  })
})
