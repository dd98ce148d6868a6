import { shop } from "@haat/testing"
import { makeOffer } from "@haat/testing/make-offer"
import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { putInCart } from "./checkout.ts"
import { expectNotice } from "./notice.ts"
import { openMenuItem, signInAsOwner } from "./owner.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { addToCart, logIn, newPerson, saveAddress, signUp } from "./shopper.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

const offerOf = async (given: Parameters<typeof makeOffer>[1] = {}) => makeOffer(await (await shop()).admin(), given)

test("a code's saving is shown in cart, checkout and order, and a code can be removed", {
  tag: "@money",
}, async ({ page, market }) => {
  const { code } = await offerOf()
  const { code: tooHigh } = await offerOf({ min_amount: 5000 })
  await signUp(page, newPerson())
  await saveAddress(page)
  await putInCart(page, await market.product({ name: "Offered lamp", price: 500, quantity: 9 }), 2)
  await page.goto("/cart")
  const offers = page.getByRole("region", { name: "Offers" })
  const field = offers.getByRole("textbox", { name: "Coupon code" })
  await expect(field).toHaveValue("")

  await field.fill("nothing-like-it")
  await field.press("Enter")
  await expect(offers.getByText("The code NOTHING-LIKE-IT is not known")).toBeVisible()

  await field.fill(tooHigh ?? "")
  await offers.getByRole("button", { name: "Apply" }).click()
  await expect(offers).toContainText(`Add goods for ₹4,000 more to use ${tooHigh}`)
  await expect(page.getByTestId("cart-total")).toHaveText("₹1,000")
  await offers.getByRole("button", { name: `Take off ${tooHigh}` }).click()
  await expect(offers).not.toContainText("Add goods")

  await field.fill(code?.toLowerCase() ?? "")
  await field.press("Enter")
  await expect(offers.getByRole("listitem")).toContainText(`${code} · Ten percent off`)
  await expect(page.getByTestId("cart-total")).toHaveText("₹900")
  await expect(page.getByRole("list", { name: "Products in your cart" })).toContainText("₹100 off")
  expect(await findSeriousViolationsInBothSchemes(page), "cart with a code").toEqual([])

  await page.getByRole("link", { name: "Buy Your Cart" }).click()
  const summary = page.getByRole("region", { name: "Order summary" })
  await expect(summary).toContainText("−₹100")
  expect(await findSeriousViolationsInBothSchemes(page), "checkout with a code").toEqual([])
  const total = await page.getByTestId("order-total").textContent()
  await page.getByRole("button", { name: "Proceed" }).click()
  await page.getByRole("button", { name: "Place Order" }).click()
  const orders = page.getByRole("list", { name: "Your orders" })
  await orders.getByRole("button").first().click()
  await expect(orders).toContainText(`${code} · Ten percent off`)
  await expect(orders.getByTestId("total-spent")).toHaveText(total ?? "")
  await expect(orders).toContainText("−₹100")
})

test("offers reach a cart by a link, or by themselves", { tag: "@money" }, async ({ page, market, context }) => {
  test.setTimeout(120_000)
  await test.step("a code that comes by link is kept for a guest and put on the cart when they log in", async () => {
    const { code } = await offerOf()
    const person = newPerson()
    await signUp(page, person)
    await saveAddress(page)
    await context.clearCookies()
    const lamp = await market.product({ name: "Linked lamp", price: 300, quantity: 9 })
    await page.goto(`/?code=${code?.toLowerCase()}`)
    await expect(page.getByText(`${code} is kept on this device`)).toBeVisible()
    await addToCart(page, lamp)
    await page.goto("/cart")
    await expect(page.getByRole("region", { name: "Offers" })).toContainText(
      `${code} is kept on this device and put on your cart when you log in.`,
    )
    await expect(page.getByTestId("cart-total")).toHaveText("₹300")
    await page.goto("/login?next=/cart")
    await logIn(page, person)
    await expect(page.getByTestId("cart-total")).toHaveText("₹270")
    await expect(page.getByRole("region", { name: "Offers" }).getByRole("listitem")).toContainText(code ?? "")
    expect(await page.evaluate(() => localStorage.getItem("offer_code"))).toBeNull()
  })

  await resetBrowser(page)
  await test.step("an offer that needs no code stands on the product's page, and the cart says how much more it takes", async () => {
    const owner = await (await shop()).admin()
    const lamp = await market.product({ name: "Automatic lamp", price: 300, quantity: 9 })
    const given = { name: "A fifth off lamps above ₹500", automatic: true, percent: 20, min_amount: 500 }
    const { id } = await makeOffer(owner, { ...given, scope: "products", product_ids: [lamp.id] })
    await page.goto(`/product-info/${lamp.id}`)
    await expect(page.getByRole("region", { name: "Offers" })).toContainText(given.name)
    await signUp(page, newPerson())
    await saveAddress(page)
    await putInCart(page, lamp)
    await page.goto("/cart")
    await expect(page.getByRole("region", { name: "Offers" })).toContainText(`₹200 more for “${given.name}”`)
    await page.getByRole("button", { name: "One more of Automatic lamp" }).click()
    await expect(page.getByTestId("cart-total")).toHaveText("₹480")
    await owner.delete(`/back-office/offers/${id}`)
  })
})

test("an owner makes an offer, tries it on a cart before saving, makes unique codes, and switches it off", {
  tag: "@money",
}, async ({ page, market, isPhone }) => {
  test.slow()
  const lamp = await market.product({ name: `Tried lamp ${Date.now()}`, price: 500, quantity: 9 })
  const name = `Diwali ${Date.now()}`
  await signInAsOwner(page)
  await page.goto("/admin/panel")
  await openMenuItem(page, "Offers", isPhone)
  await expect(page.getByRole("heading", { level: 1, name: "Offers" })).toBeVisible()
  await page.getByRole("link", { name: "New offer" }).click()
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name)
  await page.getByRole("spinbutton", { name: "Off" }).fill("25")

  const calculator = page.getByRole("region", { name: "Try it on a cart" })
  await calculator.getByRole("combobox").fill(lamp.name)
  await page.getByRole("option", { name: new RegExp(lamp.name) }).click()
  await calculator.getByRole("spinbutton", { name: `Pieces of ${lamp.name}` }).fill("2")
  await calculator.getByRole("button", { name: "Calculate" }).click()
  await expect(calculator.getByRole("status")).toContainText("₹750")
  expect(await findSeriousViolationsInBothSchemes(page), "form of an offer").toEqual([])

  await page.getByRole("button", { name: "Save" }).click()
  await expect(page).toHaveURL(/\/admin\/offers\/offer_/)
  const codes = page.getByRole("region", { name: "Unique codes" })
  await codes.getByRole("spinbutton", { name: "How many" }).fill("3")
  await codes.getByRole("textbox", { name: "They begin with" }).fill("diwali-")
  await codes.getByRole("button", { name: "Make codes" }).click()
  await expect(codes).toContainText("There are 3 of them.")
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    codes.getByRole("link", { name: "Download all as CSV" }).click(),
  ])
  expect(file.suggestedFilename()).toBe("offer-codes.csv")

  await page.getByRole("switch", { name: "Active" }).click()
  await expectNotice(page, "Element updated", () => page.getByRole("button", { name: "Save" }).click())
  await page.getByRole("link", { name: "To the offers" }).click()
  const row = page.getByRole("row", { name: new RegExp(name) })
  await expect(row).toContainText("25% off: The order")
  await expect(row).toContainText("3 unique codes")
  await expect(row).toContainText("Off")
  expect(await findSeriousViolationsInBothSchemes(page), "list of offers").toEqual([])
})
