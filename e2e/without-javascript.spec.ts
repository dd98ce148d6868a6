import { expect, test } from "./shop-test.ts"
import { giveAddress, type Language, signInByHand, signUpByHand, type Visitor, visitor } from "./without-javascript.ts"

test.use({ javaScriptEnabled: false })

async function signOut({ openMenu, press, words, isAt }: Visitor) {
  await openMenu()
  await press(words.logout)
  await isAt("/login")
}

const LANGUAGES: Language[] = ["en", "hi"]

for (const language of LANGUAGES)
  test(`an account is opened and used without JavaScript (${language})`, async ({ page, context, baseURL }) => {
    test.setTimeout(120_000)
    await context.addCookies([{ name: "language", value: language, url: baseURL as string }])
    const me = visitor(page, language)
    const { words, open, isAt, says, press, follow, fill, field } = me

    await open("/signup?next=%2Fexplore")
    const person = await signUpByHand(me)
    await isAt("/explore")
    await signOut(me)

    await test.step("a new password and a code are asked for by mail", async () => {
      await follow(words.forgot)
      await fill({ email: person.email })
      await press(words.sendLink)
      await says(words.linkSent)
      await open("/login?next=%2Forders")
      await fill({ username: person.username })
      await press(words.codeByMail)
      await expect(field("username")).toHaveValue(person.username)
      await press(words.sendCode)
      await fill({ code: "12345" })
      await press(words.logIn)
      await says(words.wrongFields)
      await follow(words.withPassword)
      await isAt("/login?next=%2Forders")
    })

    await signInByHand(me, person)
    await isAt("/updateAddress?next=%2Forders")
    await giveAddress(me)
    await isAt("/orders")

    await test.step("the profile is changed, and has addresses added and removed", async () => {
      await open("/profile")
      await expect(field("addresses.0.city")).toHaveValue("Mumbai")
      await fill({ last_name: "Joshi", "addresses.0.address_2": "Fort" })
      await press(words.updateProfile)
      await says(words.profileUpdated)
      await expect(field("last_name")).toHaveValue("Joshi")
      await expect(field("addresses.0.address_2")).toHaveValue("Fort")

      await press(words.addAddress)
      await isAt("/updateAddress?next=%2Fprofile")
      await giveAddress(me, "2 Hill Road")
      await isAt("/profile")
      await expect(field("addresses.1.address_1")).toHaveValue("2 Hill Road")
      await press(words.removeFirst)
      await says(words.addressGone)
      await expect(field("addresses.0.address_1")).toHaveValue("2 Hill Road")
      await expect(field("addresses.1.address_1")).toHaveCount(0)
    })
  })
