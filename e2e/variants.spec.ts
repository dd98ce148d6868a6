import { shop } from "@haat/testing"
import { orderCart as buy, buyer, put } from "@haat/testing/buyer"
import { kurtaVariants, saveProductVariants } from "@haat/testing/vary-product"
import type { Browser, Page } from "@playwright/test"
import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { orderCart } from "./checkout.ts"
import { waitForElementHydration } from "./hydration.ts"
import { openTab, signInAsOwner, updateProduct } from "./owner.ts"
import { expect, test } from "./shop-test.ts"
import { newPerson, saveAddress, signUp } from "./shopper.ts"
import { PHONE } from "./widths.ts"

/**
 * A kurta in two colours and three sizes; red costs 599, indigo 499. Red in M and L is sold out, and there is no indigo
 * in L.
 */
async function kurta() {
  const haat = await shop()
  const product = await haat.product({ name: `Kurta ${Date.now().toString(36)}` })
  const { options, variants } = kurtaVariants()
  const made = variants.filter(({ values }) => values.join() !== "Indigo,L")
  for (const variant of made) if (["Red,M", "Red,L"].includes(variant.values.join())) variant.quantity = 0
  await saveProductVariants(await haat.admin(), product.id, { options, variants: made })
  return product
}

const at = (product: { id: string }, query = "") => `/product-info/${product.id}${query}`
const openWithoutJavaScript = (browser: Browser, baseURL?: string) =>
  browser.newPage({ baseURL, viewport: PHONE, javaScriptEnabled: false })
const value = (page: Page, name: string) => page.getByRole("radio", { name, exact: true })
const price = (page: Page, rupees: string) => page.getByText(rupees, { exact: true }).first()

test("a variant is chosen on the page, and machines and Hindi readers find all of them", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const product = await kurta()
  await test.step("machines read a product's variants as a group", async () => {
    await page.goto(at(product))
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const group = texts
      .flatMap((text) => JSON.parse(text)["@graph"] ?? JSON.parse(text))
      .find((one) => one["@type"] === "ProductGroup")
    expect(group).toMatchObject({ productGroupID: product.id, variesBy: ["Colour", "Size"] })
    expect(group.hasVariant).toHaveLength(5)
    expect(group.hasVariant[0]).toMatchObject({ name: `${product.name} (Indigo, S)`, offers: { price: 499 } })
  })

  await test.step("choosing a variant changes price, stock and address, and a shared link shows the same", async () => {
    await expect(value(page, "Indigo")).toHaveAttribute("aria-checked", "true")
    await expect(price(page, "₹499")).toBeVisible()
    await waitForElementHydration(value(page, "Red"))
    await expect(page.getByRole("region", { name: "Delivery" })).toHaveCount(1)
    await value(page, "Red").click()
    await expect(price(page, "₹599")).toBeVisible()
    await expect(page).toHaveURL(/\?colour=red&size=s$/)
    await expect(page.getByRole("region", { name: "Delivery" })).toHaveCount(1)
    expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])

    const friend = await context.newPage()
    await friend.goto(page.url())
    await expect(value(friend, "Red")).toHaveAttribute("aria-checked", "true")
    await expect(price(friend, "₹599")).toBeVisible()
    await friend.close()
  })

  await test.step("what is sold out or not made cannot be chosen and says so, and the arrow keys choose", async () => {
    await page.goto(at(product, "?colour=red"))
    const soldOut = page.getByRole("radio", { name: "M, sold out" })
    await expect(soldOut).toHaveAttribute("aria-disabled", "true")
    await soldOut.click({ force: true })
    await expect(value(page, "S")).toHaveAttribute("aria-checked", "true")
    await waitForElementHydration(value(page, "Indigo"))
    await value(page, "Red").focus()
    await page.keyboard.press("ArrowLeft")
    await expect(value(page, "Indigo")).toHaveAttribute("aria-checked", "true")
    await expect(value(page, "Indigo")).toBeFocused()
    await expect(page.getByRole("radio", { name: "L, not available" })).toHaveAttribute("aria-disabled", "true")
  })

  await test.step("in Hindi common options and values have Hindi names, and sizes stay as they are", async () => {
    await page.goto(`/hi${at(product)}`)
    await expect(page.getByRole("radiogroup", { name: "रंग" })).toBeVisible()
    await expect(value(page, "लाल")).toBeVisible()
    await expect(page.getByRole("radiogroup", { name: "साइज़" }).getByRole("radio", { name: "S" })).toBeVisible()
  })

  await test.step("without JavaScript the choices are links", async () => {
    const plain = await openWithoutJavaScript(browser, baseURL)
    await plain.goto(at(product))
    await value(plain, "Red").click()
    await expect(plain).toHaveURL(/colour=red/)
    await expect(price(plain, "₹599")).toBeVisible()
    await plain.close()
  })
})

/** Makes a line of the cart one of another size. */
async function changeIn(page: Page, name: string, size: string, becomes: string) {
  const change = page.getByRole("link", { name: `Change ${name}` })
  await waitForElementHydration(change)
  await change.click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("button", { name: "Change" })).toBeDisabled()
  await dialog.getByRole("radio", { name: size, exact: true }).click()
  await dialog.getByRole("button", { name: "Change" }).click()
  const lines = page.getByRole("list", { name: "Products in your cart" })
  await expect(lines).toContainText(becomes)
  await expect(lines).not.toContainText(name)
}

test("a card asks which variant, the size can be changed in the cart, and cart and order name it", {
  tag: "@stock",
}, async ({ page }) => {
  const product = await kurta()
  await page.goto(`/search?query=${encodeURIComponent(product.name)}`)
  await expect(page.getByText("from ₹499")).toBeVisible()
  const choose = page.getByRole("link", { name: `Choose ${product.name}` })
  await waitForElementHydration(choose)
  await choose.click()
  const dialog = page.getByRole("dialog", { name: product.name })
  await dialog.getByRole("radio", { name: "Red", exact: true }).click()
  await dialog.getByRole("button", { name: /Add to Cart/ }).click()
  await expect(dialog).toBeHidden()
  await page.goto(at(product, "?colour=indigo&size=m"))
  const add = page.getByRole("button", { name: `Add to Cart: ${product.name}` })
  await waitForElementHydration(add)
  await add.click()
  await page.goto("/cart")
  const lines = page.getByRole("list", { name: "Products in your cart" }).getByRole("listitem")
  await expect(lines).toHaveCount(2)
  await expect(lines.nth(0)).toContainText(`${product.name} (Red, S)`)
  await expect(lines.nth(1)).toContainText(`${product.name} (Indigo, M)`)
  await expect(page.getByTestId("cart-total")).toHaveText("₹1,098")

  await changeIn(page, `${product.name} (Indigo, M)`, "S", `${product.name} (Indigo, S)`)

  await signUp(page, newPerson())
  await page.goto("/cart")
  await expect(lines).toHaveCount(2)
  await changeIn(page, `${product.name} (Indigo, S)`, "M", `${product.name} (Indigo, M)`)
  await saveAddress(page)
  await orderCart(page)
  await page.goto("/orders")
  await expect(page.getByRole("main")).toContainText(`${product.name} (Red, S)`)
})

/** A saree in 5 borders, 5 colours and 4 lengths; the first of all is sold out, and the last is not made. */
async function saree() {
  const haat = await shop()
  const product = await haat.product({ name: `Saree ${Date.now().toString(36)}` })
  const options = [
    { title: "Border", values: ["B1", "B2", "B3", "B4", "B5"] },
    { title: "Colour", values: ["C1", "C2", "C3", "C4", "C5"] },
    { title: "Length", values: ["5 m", "6 m", "8 m", "9 m"] },
  ]
  const all = options.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((v) => [...row, v])),
    [[]],
  )
  await saveProductVariants(await haat.admin(), product.id, {
    options: options.map(({ title, values }) => ({ title, values: values.map((value) => ({ value })) })),
    variants: all
      .slice(0, -1)
      .map((values, nth) => ({ values, price: 500 + nth, quantity: nth ? 3 : 0, active: true })),
  })
  return product
}

test("of a hundred variants the page has the chosen one, and each can be chosen and bought", async ({
  page,
  browser,
  baseURL,
}) => {
  const product = await saree()
  const html = await (await page.request.get(at(product, "?border=b1&colour=c1&length=6-m"))).text()
  expect(html).toContain('aria-label="5 m, sold out"')
  await page.goto(at(product, "?border=b5&colour=c5"))
  await expect(page.getByRole("radio", { name: "9 m, not available" })).toHaveAttribute("aria-disabled", "true")
  const group = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(group as string)).toMatchObject({
    "@type": "ProductGroup",
    offers: { lowPrice: 500, highPrice: 598, offerCount: 99 },
  })
  await waitForElementHydration(value(page, "C1"))
  await value(page, "C1").click()
  await expect(price(page, "₹580")).toBeVisible()
  await value(page, "9 m").click()
  await expect(price(page, "₹583")).toBeVisible()
  await page.getByRole("button", { name: `Add to Cart: ${product.name}` }).click()
  await page.goto("/cart")
  await expect(page.getByRole("main")).toContainText(`${product.name} (B5, C1, 9 m)`)

  await test.step("without JavaScript each can be reached by links", async () => {
    const plain = await openWithoutJavaScript(browser, baseURL)
    await plain.goto(at(product))
    await value(plain, "B3").click()
    await value(plain, "C2").click()
    await value(plain, "8 m").click()
    await expect(plain).toHaveURL(/\?border=b3&colour=c2&length=8-m$/)
    await expect(price(plain, "₹546")).toBeVisible()
    await plain.close()
  })
})

test("the owner gives a product sizes, fills the stock down, pastes prices, and shoppers can choose", async ({
  page,
}) => {
  const product = await (await shop()).product({ name: `Chappal ${Date.now().toString(36)}`, quantity: 4 })
  await signInAsOwner(page)
  await page.goto(`/admin/update-product/${product.id}`)
  await openTab(page, "Prices and variants")
  await page.getByRole("button", { name: "Add an option" }).click()
  await page.getByLabel("Name, such as Size or Colour").fill("Size")
  const values = page.getByLabel("Values, in the order shown")
  await values.fill("UK 6,UK 7,UK 8")
  await values.press("Enter")
  await expect(page.getByLabel("Stock: UK 6")).toHaveValue("4")
  await page.getByRole("button", { name: "Fill down Stock" }).click()
  await expect(page.getByLabel("Stock: UK 8")).toHaveValue("4")
  const cell = page.getByLabel("Price in ₹: UK 7")
  await cell.focus()
  await cell.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text/plain", "525\t3\n550\t2\n")
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  })
  await page.keyboard.press("ArrowDown")
  await expect(page.getByLabel("Price in ₹: UK 8")).toBeFocused()
  await expect(page.getByLabel("Price in ₹: UK 8")).toHaveValue("550")
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  await updateProduct(page)
  await page.goto(`/admin/update-product/${product.id}/variants`)
  await expect(page.getByText("their prices and stock are under “Sizes and colours”")).toBeVisible()
  await expect(page.getByRole("spinbutton", { name: "Price" })).toHaveCount(0)
  await expect(async () => {
    await page.goto(at(product, "?size=uk-8"))
    await expect(price(page, "₹550")).toBeVisible({ timeout: 500 })
  }).toPass()
})

test("the owner says how much each variant holds, and the page says it with the price of a unit", async ({ page }) => {
  const haat = await shop()
  const facts = { net_quantity: 100, net_unit: "g", origin: "IN" } as const
  const tea = await haat.product({ name: `Assam tea ${Date.now().toString(36)}`, price: 60, facts })
  const weights = [
    { value: "100 g", price: 60 },
    { value: "250 g", price: 120 },
    { value: "1 kg", price: 440 },
  ]
  await saveProductVariants(await haat.admin(), tea.id, {
    options: [{ title: "Weight", values: weights.map(({ value }) => ({ value })) }],
    variants: weights.map(({ value, price }) => ({ values: [value], price, quantity: 5, active: true })),
  })
  await signInAsOwner(page)
  await page.goto(`/admin/update-product/${tea.id}`)
  await openTab(page, "Prices and variants")
  const cell = (weight: string) => page.getByLabel(`Net quantity, such as 250 g: ${weight}`)
  await cell("250 g").fill("250")
  await page.getByRole("button", { name: "Update Product" }).click()
  await expect(page.getByText("The unit of the net quantity is one of g, kg")).toBeVisible()
  await cell("250 g").fill("250 g")
  await page.keyboard.press("ArrowDown")
  await expect(cell("1 kg")).toBeFocused()
  await page.keyboard.type("1 kg")
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  await updateProduct(page)

  const information = page.getByRole("region", { name: "Product information" })
  await expect(async () => {
    await page.goto(at(tea, "?weight=1-kg"))
    await expect(information.getByText("₹440 per 1 kg", { exact: true })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(information.getByText("1 kg", { exact: true })).toBeVisible()
  await waitForElementHydration(value(page, "250 g"))
  await value(page, "250 g").click()
  await expect(information.getByText("₹48 per 100 g", { exact: true })).toBeVisible()
  await expect(information.getByText("250 g", { exact: true })).toBeVisible()
  await value(page, "100 g").click()
  await expect(information.getByText("100 g", { exact: true })).toBeVisible()
  await expect(information.getByText("Unit price")).toHaveCount(0)
})

test("the packing slip names the variant, and the charge of delivery is that of the one chosen", async ({ page }) => {
  const haat = await shop()
  const product = await haat.product({ name: `Kurta ${Date.now().toString(36)}`, weight: 0.4 })
  const wanted = kurtaVariants()
  for (const variant of wanted.variants) if (variant.values[1] === "L") variant.weight = 2.1
  const { variantOf } = await saveProductVariants(await haat.admin(), product.id, wanted)
  const shopper = await buyer(haat)
  await put(shopper, variantOf("Red", "M").id)
  const order = await buy(shopper)

  await page.goto(at(product, "?colour=red&size=s"))
  const code = page.getByLabel("Check delivery to your postal code")
  await waitForElementHydration(code)
  await code.fill("411004")
  await code.press("Enter")
  await expect(page.getByText("₹42", { exact: false })).toBeVisible()
  await value(page, "L").click()
  await expect(page.getByText("₹154", { exact: false })).toBeVisible()

  await signInAsOwner(page)
  await page.goto(`/admin/orders/${order.id}/slip`)
  await expect(page.getByRole("cell", { name: `${product.name} (Red, M)` })).toBeVisible()
})
