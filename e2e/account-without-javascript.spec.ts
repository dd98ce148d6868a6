import type { Page } from "@playwright/test"
import { expect, test } from "./shop-test.ts"
import { newPerson } from "./shopper.ts"

test.use({ javaScriptEnabled: false })

/** Each language with the prefix of its addresses and the texts that a visitor reads and presses. */
const LANGUAGES = [
  {
    ...{ language: "en", prefix: "", menu: "Menu", logIn: "Log In", signUp: "Sign Up", logout: "Logout" },
    ...{ wrong: "Please correct what is marked below.", short: "Password must be at least 6 characters" },
    ...{ wrongSignIn: "Invalid username or password", saveAddress: "Save Address", noCity: "City is required" },
    ...{ forgot: "Forgot password", sendLink: "Send link", linkSent: "If this email address belongs to an account" },
    ...{ codeByMail: "Mail me a code instead", sendCode: "Send code", withPassword: "Use my password" },
    ...{ update: "Update Profile", updated: "Profile updated", add: "Add Address", remove: "Remove address 1" },
    ...{ removed: "Address removed", passwordNeeded: "current password" },
    ...{ erase: "Erase my account", eraseNow: "Erase it for good", wrongPassword: "Your current password is wrong" },
  },
  {
    ...{ language: "hi", prefix: "/hi", menu: "मेन्यू", logIn: "लॉग इन करें", signUp: "साइन अप करें", logout: "लॉग आउट" },
    ...{ wrong: "कृपया नीचे बताई गई ग़लतियाँ ठीक करें।", short: "पासवर्ड कम से कम 6 अक्षर का हो" },
    ...{ wrongSignIn: "यूज़रनेम या पासवर्ड ग़लत है", saveAddress: "पता सेव करें", noCity: "शहर ज़रूरी है" },
    ...{ forgot: "पासवर्ड भूल गए", sendLink: "लिंक भेजें", linkSent: "अगर इस ईमेल से कोई खाता है" },
    ...{ codeByMail: "ईमेल पर कोड मँगाएँ", sendCode: "कोड भेजें", withPassword: "पासवर्ड डालें" },
    ...{ update: "प्रोफ़ाइल अपडेट करें", updated: "प्रोफ़ाइल अपडेट हो गई", add: "पता जोड़ें", remove: "पता 1 हटाएँ" },
    ...{ removed: "पता हटा दिया गया", passwordNeeded: "मौजूदा पासवर्ड लिखें" },
    ...{ erase: "मेरा खाता मिटाएँ", eraseNow: "हमेशा के लिए मिटाएँ", wrongPassword: "आपका मौजूदा पासवर्ड ग़लत है" },
  },
]

/** Fields are known by the names they are sent under, which no language changes. */
const fieldsOf = (page: Page) => {
  const field = (name: string) => page.locator(`main [name="${name}"]`)
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await field(name).fill(value)
  }
  return { field, fill }
}

for (const { language, prefix, ...words } of LANGUAGES)
  test(`an account is opened, used and erased without JavaScript (${language})`, async ({ page }) => {
    test.setTimeout(150_000)
    const { field, fill } = fieldsOf(page)
    const press = (name: string) => page.getByRole("button", { name, exact: true }).filter({ visible: true }).click()
    const followLink = (name: string) => page.getByRole("link", { name, exact: true }).filter({ visible: true }).click()
    const isAt = (path: string) => expect(page).toHaveURL(path === "/" ? prefix || "/" : prefix + path)
    const reads = (text: string) => expect(page.getByText(text).first()).toBeVisible()
    const { password, ...person } = newPerson()

    await test.step("a sign-up with a short password is refused, and the next one leads on", async () => {
      await page.goto(`${prefix}/signup?next=%2Fexplore`)
      await fill({ ...person, password: "short" })
      await field("terms").check()
      await press(words.signUp)
      await reads(words.wrong)
      await reads(words.short)
      await expect(field("email")).toHaveValue(person.email)
      await expect(field("terms")).toBeChecked()
      await expect(field("password")).toHaveValue("")
      await fill({ password })
      await press(words.signUp)
      await isAt("/explore")
    })

    await test.step("after logging out, a new password and a code are asked for by mail", async () => {
      await page.getByRole("button", { name: words.menu, exact: true }).first().click()
      await press(words.logout)
      await isAt("/login")
      await followLink(words.forgot)
      await fill({ email: person.email })
      await press(words.sendLink)
      await reads(words.linkSent)

      await page.goto(`${prefix}/login?next=%2Forders`)
      await fill({ username: person.username })
      await press(words.codeByMail)
      await expect(field("username")).toHaveValue(person.username)
      await press(words.sendCode)
      await fill({ code: "12345" })
      await press(words.logIn)
      await reads(words.wrong)
      await expect(field("code")).toHaveValue("")
      await followLink(words.withPassword)
      await isAt("/login?next=%2Forders")
    })

    await test.step("a wrong password is refused, and the right one leads to the address", async () => {
      await fill({ username: person.username, password: "Wrong@123" })
      await press(words.logIn)
      await reads(words.wrongSignIn)
      await expect(field("username")).toHaveValue(person.username)
      await expect(field("password")).toHaveValue("")
      await fill({ password })
      await press(words.logIn)
      await isAt("/updateAddress?next=%2Forders")
    })

    const giveAddress = async (address_1: string) => {
      await fill({ address_1, postal_code: "400020" })
      await field("province").selectOption("Maharashtra")
      await field("country_code").selectOption("in")
      await press(words.saveAddress)
      await reads(words.noCity)
      await expect(field("postal_code")).toHaveValue("400020")
      await expect(field("province")).toHaveValue("Maharashtra")
      await fill({ city: "Mumbai" })
      await press(words.saveAddress)
    }

    await test.step("an address without a city is refused, and the next one leads on", async () => {
      await giveAddress("14 Marine Drive")
      await isAt("/orders")
    })

    await test.step("the profile is changed, and has addresses added and removed", async () => {
      await page.goto(`${prefix}/profile`)
      await expect(field("addresses.0.city")).toHaveValue("Mumbai")
      await fill({ last_name: "Joshi", "addresses.0.address_2": "Fort" })
      await press(words.update)
      await reads(words.updated)
      await expect(field("last_name")).toHaveValue("Joshi")
      await expect(field("addresses.0.address_2")).toHaveValue("Fort")
      await fill({ email: `new-${person.email}`, "addresses.0.address_2": "Colaba" })
      await press(words.update)
      await reads(words.passwordNeeded)
      await expect(field("current_password")).toHaveAttribute("aria-invalid", "true")
      await expect(field("addresses.0.address_2")).toHaveValue("Colaba")

      await press(words.add)
      await isAt("/updateAddress?next=%2Fprofile")
      await giveAddress("2 Hill Road")
      await isAt("/profile")
      await expect(field("addresses.1.address_1")).toHaveValue("2 Hill Road")
      await press(words.remove)
      await reads(words.removed)
      await expect(field("addresses.0.address_1")).toHaveValue("2 Hill Road")
      await expect(field("addresses.1.address_1")).toHaveCount(0)
    })

    await test.step("the account is erased with its password", async () => {
      await followLink(words.erase)
      const form = page.locator('form:has([name="form"][value="erase"])')
      await form.locator('[name="current_password"]').fill("Wrong@123")
      await press(words.eraseNow)
      await reads(words.wrongPassword)
      await form.locator('[name="current_password"]').fill(password)
      await press(words.eraseNow)
      await isAt("/")
      await page.goto(`${prefix}/profile`)
      await isAt("/login?next=%2Fprofile")
    })
  })
