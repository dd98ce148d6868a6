import { shop } from "@haat/testing"
import { kurtaVariants, saveProductVariants } from "@haat/testing/vary-product"
import type { Page } from "@playwright/test"
import { holdResponses } from "./hold-responses.ts"
import { expect, test } from "./shop-test.ts"
import { ADDRESS, lineQuantity, newPerson } from "./shopper.ts"

/** Address prefix and texts of each language that the journey uses. */
const LANGUAGES = [
  {
    ...{ language: "en", prefix: "" },
    ...{ choose: "Choose", red: "Red", add: "Add to Cart", loginToAdd: "Please login or sign up", signUp: "Sign Up" },
    ...{ inCart: "Products in your cart", saved: "Save For Later", save: "Save for Later", move: "Move to Cart" },
    ...{ oneMore: "One more", buy: "Buy Your Cart", proceed: "Proceed", place: "Place Order", orders: "Your orders" },
    ...{ cancel: "Cancel order", cancelled: /Order #\d+ cancelled/ },
  },
  {
    ...{ language: "hi", prefix: "/hi" },
    ...{ choose: "चुनें", red: "लाल", add: "कार्ट में डालें", loginToAdd: "कृपया लॉग इन या साइन अप करें", signUp: "साइन अप करें" },
    ...{ inCart: "आपके कार्ट का सामान", saved: "बाद के लिए सहेजा सामान", save: "बाद के लिए सहेजें", move: "कार्ट में डालें" },
    ...{ oneMore: "एक और", buy: "कार्ट ख़रीदें", proceed: "आगे बढ़ें", place: "ऑर्डर करें", orders: "आपके ऑर्डर" },
    ...{ cancel: "ऑर्डर रद्द करें", cancelled: /#\d+ रद्द हो गया/ },
  },
]

/** A kurta in two colours and three sizes: red costs ₹599. */
async function kurta() {
  const haat = await shop()
  const product = await haat.product({ name: `Plain kurta ${Date.now().toString(36)}` })
  await saveProductVariants(await haat.admin(), product.id, kurtaVariants())
  return product
}

/** Fills in fields by the names they are sent under, which no language changes. */
async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name="${name}"]`).fill(value)
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  for (const words of LANGUAGES)
    test(`an order is placed and cancelled without JavaScript (${words.language})`, {
      tag: "@stock",
    }, async ({ page }) => {
      test.setTimeout(150_000)
      const product = await kurta()
      const lines = page.getByRole("list", { name: words.inCart }).getByRole("listitem")
      const button = (name: string) => page.getByRole("button", { name: new RegExp(name) })

      await test.step("a guest finds a product, chooses a size, and is asked to sign up when adding it", async () => {
        await page.goto(`${words.prefix}/search`)
        const search = page.locator('input[name="query"]').first()
        await search.fill(product.name)
        await search.press("Enter")
        await page
          .getByRole("link", { name: new RegExp(words.choose) })
          .first()
          .click()
        await page.getByRole("radio", { name: words.red, exact: true }).click()
        await button(words.add).first().click()
        await expect(page).toHaveURL(`${words.prefix}/login?next=%2Fcart`)
        await expect(page.locator("noscript p")).toContainText(words.loginToAdd)
      })

      await test.step("what they wanted is in the cart once they have signed up", async () => {
        await page.getByRole("main").getByRole("link", { name: words.signUp }).click()
        await fill(page, newPerson())
        await page.locator('input[name="terms"]').check()
        await button(words.signUp).click()
        await expect(page).toHaveURL(`${words.prefix}/cart`)
        await expect(lines).toHaveCount(1)
        await expect(page.getByTestId("cart-total")).toHaveText("₹599")
      })

      await test.step("a line has one piece more, is saved for later and moved back", async () => {
        await button(words.oneMore).click()
        await expect(page.getByTestId("quantity")).toHaveText("2")
        await button(words.save).click()
        await expect(lines).toHaveCount(0)
        await expect(page.getByRole("region", { name: words.saved }).getByRole("listitem")).toHaveCount(1)
        await button(words.move).click()
        await expect(page.getByTestId("cart-total")).toHaveText("₹1,198")
      })

      await test.step("an address is saved on the way to checkout", async () => {
        await page.getByRole("link", { name: words.buy }).click()
        const { province, ...address } = ADDRESS
        await fill(page, address)
        await page.locator('[name="province"]').selectOption(province)
        await page.locator('[name="country_code"]').selectOption("in")
        await page.locator('form:has(input[name="address_1"]) button[type="submit"]').last().click()
        await expect(page).toHaveURL(`${words.prefix}/checkout`)
        await expect(page.getByTestId("order-total")).toBeVisible()
      })

      await test.step("a total that has changed is refused and shown anew; then the order is placed", async () => {
        await button(words.proceed).click()
        const total = page.getByTestId("order-total")
        const before = (await total.textContent()) ?? ""
        const { cart } = await (await page.request.get("/store/cart")).json()
        const line = `/store/cart/lines/${cart.lines[0].variant_id}`
        expect((await page.request.post(line, { data: { quantity: 1 } })).status()).toBe(200)
        await button(words.place).click()
        await expect(page.getByRole("alert")).toBeVisible()
        await expect(total).not.toHaveText(before)
        await button(words.place).click()
        await expect(page).toHaveURL(/\/orders\?opened=order_/)
        await expect(page.getByRole("list", { name: words.orders }).first()).toContainText(product.name)
      })

      await test.step("and it is cancelled", async () => {
        await page.getByRole("link", { name: words.cancel }).first().click()
        await expect(page).toHaveURL(/\/orders\/order_\w+\/cancel$/)
        await button(words.cancel).first().click()
        await expect(page.getByRole("main")).toContainText(words.cancelled)
      })
    })

  test("a guest's cart page says that it needs JavaScript or an account", async ({ page }) => {
    await page.goto("/cart")
    await expect(page.locator("noscript p").first()).toHaveText(/^Without JavaScript, please login or sign up/)
    await expect(page.getByText("Loading your cart")).toBeHidden()
  })
})

test("what a guest adds before the page's code is there is in the cart on the device when it is", async ({
  page,
  market,
}) => {
  const lamp = await market.product({ name: "Early lamp", price: 150, quantity: 9 })
  const letGo = await holdResponses(page, /\/assets\/.*\.js$/)
  await page.goto(`/product-info/${lamp.id}`, { waitUntil: "commit" })
  await page.getByRole("button", { name: `Add to Cart: ${lamp.name}` }).click()
  await expect(page).toHaveURL("/login?next=%2Fcart")
  letGo()
  await expect(page).toHaveURL("/cart")
  await expect(lineQuantity(page, lamp.name)).toHaveText("1")
  await page.reload()
  await expect(lineQuantity(page, lamp.name)).toHaveText("1")
})
