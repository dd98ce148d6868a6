import { expect, type Page } from "@playwright/test"
import { expectNotice } from "./notice.ts"

export type NewPerson = ReturnType<typeof newPerson>

let people = 0

/** Sign-up data of a new person: valid in every field, different every time. */
export const newPerson = () => {
  const tag = `${Date.now().toString(36).slice(-6)}${process.pid.toString(36).slice(-3)}${people++}`
  return {
    username: `e${tag}`.slice(0, 15),
    email: `e${tag}@example.com`,
    password: "Secret@123",
    first_name: "Esha",
    last_name: "Rao",
    phone: "9876543210",
  }
}

/** Types what sign-up asks for, and agrees to the terms. */
export const fillSignUp = async (page: Page, person: NewPerson) => {
  await page.getByLabel("First name").fill(person.first_name)
  await page.getByLabel("Last name").fill(person.last_name)
  await page.getByLabel("Username").fill(person.username)
  await page.getByLabel("Email").fill(person.email)
  await page.getByLabel("Phone").fill(person.phone)
  await page.getByLabel("Password", { exact: true }).fill(person.password)
  await page.getByRole("checkbox", { name: /terms/ }).check()
}

/** Signs up behind the screens; the browser then holds the session. */
export const signUp = async (page: Page, person: NewPerson) => {
  const response = await page.request.post("/auth/sign-up", { data: { ...person, terms: true } })
  expect(response.status(), await response.text()).toBe(201)
}

export const ADDRESS = { address_1: "14 Marine Drive", city: "Mumbai", province: "Maharashtra", postal_code: "400020" }

/** Saves an address of the signed-in shopper through the API. */
export const saveAddress = async (page: Page, other: Partial<typeof ADDRESS> = {}) => {
  const response = await page.request.post("/store/addresses", { data: { ...ADDRESS, country_code: "in", ...other } })
  expect(response.status(), await response.text()).toBe(201)
}

/** Types a postal code and waits until the form knows what became of it. */
export const fillPostalCode = async (page: Page, code: string) => {
  const field = page.getByLabel("Postal Code")
  await field.fill(code)
  await expect(field).not.toHaveAttribute("aria-busy")
}

/** Types an address into the form, the city by hand whether or not the postal code has several. */
export const fillAddress = async (page: Page, address = ADDRESS) => {
  await page.getByLabel("Address Line 1").fill(address.address_1)
  await fillPostalCode(page, address.postal_code)
  const choices = page.getByRole("combobox", { name: "City" })
  if (await choices.isVisible()) await choices.selectOption("Other (Enter Manually)")
  await page.getByRole("textbox", { name: /^City/ }).fill(address.city)
  await page.getByLabel("State").selectOption(address.province)
  await page.getByLabel("Country").selectOption("India")
}

/** Logs in on the login screen, where the browser must be. */
export const logIn = async (page: Page, person: { username: string; password: string }) => {
  await page.getByLabel("Username").fill(person.username)
  await page.getByLabel("Password", { exact: true }).fill(person.password)
  await page.getByRole("button", { name: "Log In" }).click()
}

/** Puts one piece into the cart from the product page and waits until the shop has said so. */
export const addToCart = async (page: Page, product: { id: string; name: string }) => {
  await page.goto(`/product-info/${product.id}`)
  await expectNotice(page, "Added to ", () =>
    page.getByRole("button", { name: `Add to Cart: ${product.name}` }).click(),
  )
}

/** The number between minus and plus. */
export const lineQuantity = (page: Page, name: string) =>
  page.getByRole("group", { name: `Quantity of ${name}` }).getByTestId("quantity")
