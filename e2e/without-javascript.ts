import { expect, type Locator, type Page } from "@playwright/test"
import { type NewPerson, newPerson } from "./shopper.ts"

const ENGLISH = {
  prefix: "",
  logIn: "Log In",
  signUp: "Sign Up",
  logout: "Logout",
  menu: "Menu",
  wrongFields: "Please correct what is marked below.",
  shortPassword: "Password must be at least 6 characters",
  wrongSignIn: "Invalid username or password",
  saveAddress: "Save Address",
  cityRequired: "City is required",
  updateProfile: "Update Profile",
  profileUpdated: "Profile updated",
  addAddress: "Add Address",
  removeFirst: "Remove address 1",
  addressGone: "Address removed",
  codeByMail: "Mail me a code instead",
  sendCode: "Send code",
  withPassword: "Use my password",
  forgot: "Forgot password",
  sendLink: "Send link",
  linkSent: "If this email address belongs to an account",
}

const HINDI: typeof ENGLISH = {
  prefix: "",
  logIn: "लॉग इन करें",
  signUp: "साइन अप करें",
  logout: "लॉग आउट",
  menu: "मेन्यू",
  wrongFields: "कृपया नीचे बताई गई ग़लतियाँ ठीक करें।",
  shortPassword: "पासवर्ड कम से कम 6 अक्षर का हो",
  wrongSignIn: "यूज़रनेम या पासवर्ड ग़लत है",
  saveAddress: "पता सेव करें",
  cityRequired: "शहर ज़रूरी है",
  updateProfile: "प्रोफ़ाइल अपडेट करें",
  profileUpdated: "प्रोफ़ाइल अपडेट हो गई",
  addAddress: "पता जोड़ें",
  removeFirst: "पता 1 हटाएँ",
  addressGone: "पता हटा दिया गया",
  codeByMail: "ईमेल पर कोड मँगाएँ",
  sendCode: "कोड भेजें",
  withPassword: "पासवर्ड डालें",
  forgot: "पासवर्ड भूल गए",
  sendLink: "लिंक भेजें",
  linkSent: "अगर इस ईमेल से कोई खाता है",
}

/** What a visitor without JavaScript reads and presses, and what the addresses of pages in that language begin with. */
export const LANGUAGES = { en: ENGLISH, hi: HINDI }
export type Language = keyof typeof LANGUAGES

/** One visitor's way through the shop in a browser without JavaScript. Fields are known by their names. */
export function visitor(page: Page, language: Language) {
  const words = LANGUAGES[language]
  const field = (name: string) => page.locator(`main [name="${name}"]`)
  const press = (name: string) => page.getByRole("button", { name, exact: true }).filter({ visible: true }).click()
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await field(name).fill(value)
  }
  return {
    page,
    words,
    field,
    fill,
    press,
    follow: (name: string) => page.getByRole("link", { name, exact: true }).filter({ visible: true }).click(),
    open: (path: string) => page.goto(words.prefix + path),
    isAt: (path: string) => expect(page).toHaveURL(words.prefix + path),
    says: (text: string, within: Page | Locator = page) => expect(within.getByText(text).first()).toBeVisible(),
    openMenu: () => page.getByRole("button", { name: words.menu, exact: true }).first().click(),
  }
}
export type Visitor = ReturnType<typeof visitor>

/** Signs up on the page that is open, `/signup`, after a password that is too short. */
export async function signUpByHand({ fill, field, press, says, words }: Visitor): Promise<NewPerson> {
  const { password, ...person } = newPerson()
  await fill({ ...person, password: "short" })
  await field("terms").check()
  await press(words.signUp)
  await says(words.wrongFields)
  await says(words.shortPassword)
  await expect(field("email")).toHaveValue(person.email)
  await expect(field("terms")).toBeChecked()
  await expect(field("password")).toHaveValue("")
  await fill({ password })
  await press(words.signUp)
  return { ...person, password }
}

/** Signs in on the page that is open, `/login`, after a wrong password. */
export async function signInByHand({ fill, field, press, says, words }: Visitor, { username, password }: NewPerson) {
  await fill({ username, password: "Wrong@123" })
  await press(words.logIn)
  await says(words.wrongSignIn)
  await expect(field("username")).toHaveValue(username)
  await expect(field("password")).toHaveValue("")
  await fill({ password })
  await press(words.logIn)
}

/** Gives an address on the page that is open, `/updateAddress`, after one without a city. */
export async function giveAddress({ fill, field, press, says, words }: Visitor, address_1 = "14 Marine Drive") {
  await fill({ address_1, postal_code: "400020" })
  await field("province").selectOption("Maharashtra")
  await field("country_code").selectOption("in")
  await press(words.saveAddress)
  await says(words.cityRequired)
  await expect(field("postal_code")).toHaveValue("400020")
  await expect(field("province")).toHaveValue("Maharashtra")
  await fill({ city: "Mumbai" })
  await press(words.saveAddress)
}
