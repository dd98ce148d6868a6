import type { Page } from "@playwright/test"
import { waitForHydration } from "./hydration.ts"
import { expectNotice } from "./notice.ts"
import { signInAsOwner } from "./owner.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"
import { addToCart, fillSignUp, lineQuantity, newPerson } from "./shopper.ts"
import { atBothWidths } from "./widths.ts"

const addButton = (page: Page, { name }: { name: string }) => page.getByRole("button", { name: `Add to Cart: ${name}` })
const oops = (page: Page) => page.getByRole("dialog", { name: "Oops..." })
const guestCart = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("guest_cart") ?? "[]"))
const keepAsGuest = (page: Page, lines: { productId: string; quantity: number }[]) =>
  page.evaluate((kept) => localStorage.setItem("guest_cart", JSON.stringify(kept)), lines)

test("only what is left can be added, and the page says how much that is", { tag: "@stock" }, async ({
  page,
  market,
}) => {
  test.setTimeout(150_000)
  await test.step("a guest adds what is left and no more, and is told so on the page, on a card and in the cart", async () => {
    const bell = await market.product({ name: "Rare temple bell", price: 300, quantity: 3 })
    await addToCart(page, bell)
    await page.getByLabel("Quantity").selectOption("2")
    await expectNotice(page, "Added to your cart on this device", () => addButton(page, bell).click())
    await addButton(page, bell).click()
    await expect(oops(page)).toContainText(`Only 3 left of ${bell.name}. You have 3 in your cart.`)
    await oops(page).getByRole("button", { name: "OK" }).click()
    expect(await guestCart(page)).toEqual([{ productId: bell.id, quantity: 3 }])

    await page.goto(`/search?query=${encodeURIComponent(bell.name)}`)
    await waitForHydration(page)
    await addButton(page, bell).first().click()
    await expect(oops(page)).toContainText("Only 3 left")
    expect(await guestCart(page)).toEqual([{ productId: bell.id, quantity: 3 }])

    await page.goto("/cart")
    await expect(lineQuantity(page, bell.name)).toHaveText("3")
    await expect(page.getByText("No more than 3 in stock")).toBeVisible()
    const more = page.getByRole("button", { name: `No more than 3 of ${bell.name} to be had` })
    await expect(more).toHaveAttribute("aria-disabled", "true")
  })

  await resetBrowser(page)
  const [cup, single, crate] = await Promise.all([
    market.product({ name: "Chosen cup", price: 50, quantity: 3 }),
    market.product({ name: "Single bowl", price: 50, quantity: 1 }),
    market.product({ name: "Crate of mangoes", price: 50, quantity: 50_000 }),
  ])
  await test.step("the product page says how many are left from the owner's low-stock limit down", async () => {
    const { low_stock_limit } = await (await page.request.get("/store/shop")).json()
    expect(low_stock_limit).toBeGreaterThanOrEqual(3)
    expect(low_stock_limit).toBeLessThan(50_000)
    await page.goto(`/product-info/${crate.id}`)
    await expect(addButton(page, crate)).toBeVisible()
    await expect(page.getByText(/^Only \d+ left/)).toHaveCount(0)
    await expect(page.getByLabel("Quantity").getByRole("option")).toHaveCount(10)
    await page.goto(`/product-info/${cup.id}`)
    await expect(page.getByText("Only 3 left", { exact: true })).toBeVisible()
  })

  await test.step("the product page offers one piece up to what is left, ten at most, and adds as many as are chosen", async () => {
    await expect(page.getByLabel("Quantity").getByRole("option")).toHaveText(["1", "2", "3"])
    await waitForHydration(page)
    await page.getByLabel("Quantity").selectOption("3")
    await expectNotice(page, "Added to your cart on this device", () => addButton(page, cup).click())
    expect(await guestCart(page)).toEqual([{ productId: cup.id, quantity: 3 }])
    await page.goto(`/product-info/${single.id}`)
    await expect(addButton(page, single)).toBeVisible()
    await expect(page.getByLabel("Quantity")).toHaveCount(0)

    await page.request.post("/auth/sign-up", { data: { ...newPerson(), terms: true } })
    await page.goto(`/product-info/${crate.id}`)
    await waitForHydration(page)
    await page.getByLabel("Quantity").selectOption("7")
    await expectNotice(page, "Added to cart", () => addButton(page, crate).click())
    await page.goto("/cart")
    await expect(lineQuantity(page, crate.name)).toHaveText("7")
  })
})

test("after signing up, a quantity that was reduced to what is left is told", { tag: ["@desktop", "@stock"] }, async ({
  page,
  market,
}) => {
  const [lota, sieve] = await Promise.all([
    market.product({ name: "Reduced lota", price: 200, quantity: 2 }),
    market.product({ name: "Vanished sieve", price: 80, quantity: 0 }),
  ])
  await page.goto("/signup")
  await keepAsGuest(page, [
    { productId: lota.id, quantity: 5 },
    { productId: sieve.id, quantity: 1 },
  ])
  await waitForHydration(page)
  await fillSignUp(page, newPerson())
  await page.getByRole("button", { name: "Sign Up" }).click()
  const notice = page.getByText(/^Fewer were left than you picked/)
  await expect(notice).toContainText("Reduced lota (2)")
  await expect(notice).toContainText("Vanished sieve (0)")
  await page.getByRole("link", { name: "View cart" }).last().click()
  await expect(lineQuantity(page, lota.name)).toHaveText("2")
})

test("the message after adding leads to the cart, by keyboard too, and stays while the focus is on it", {
  tag: "@desktop",
}, async ({ page, market }) => {
  const comb = await market.product({ name: "Linked comb", price: 60, quantity: 9 })
  await page.clock.install()
  await page.goto(`/product-info/${comb.id}`)
  await waitForHydration(page)
  await addButton(page, comb).press("Enter")
  const link = page.getByRole("region", { name: /^Messages/ }).getByRole("link", { name: "View cart" })
  await expect(link).toBeVisible()
  await page.keyboard.press("Alt+KeyT")
  // the message first, then its link
  for (let press = 0; press < 2; press++) await page.keyboard.press("Tab")
  await expect(link).toBeFocused()
  // longer than the message would stand by itself
  await page.clock.runFor(4_500)
  await expect(link).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/cart$/)
  await expect(lineQuantity(page, comb.name)).toHaveText("1")
  await expect(link).toHaveCount(0)
})

test("the badge counts what the total counts: a guest's sold-out line is in neither, on every page", async ({
  page,
  market,
}) => {
  const [ladle, gone] = await Promise.all([
    market.product({ name: "Counted ladle", price: 120, quantity: 5 }),
    market.product({ name: "Uncounted sieve", price: 80, quantity: 0 }),
  ])
  await page.goto("/aboutUs")
  await keepAsGuest(page, [
    { productId: ladle.id, quantity: 2 },
    { productId: gone.id, quantity: 4 },
  ])
  const badge = page.getByTestId("cart-count").filter({ visible: true }).first()
  for (const path of ["/aboutUs", "/cart"]) {
    await page.goto(path)
    await atBothWidths(page, async (isPhone) => {
      await expect(badge, isPhone ? `${path} on a phone` : path).toHaveText(/^2\b/)
      return []
    })
  }
  await expect(page.getByText("Total (2 items)")).toBeVisible()
})

test("an administrator sees the goods and no button that would add them", { tag: "@desktop" }, async ({
  page,
  market,
}) => {
  const [vase, gone] = await Promise.all([
    market.product({ name: "Looked-at vase", price: 500, quantity: 5 }),
    market.product({ name: "Looked-for vase", price: 500, quantity: 0 }),
  ])
  const offers = page.getByRole("button", { name: /Add to Cart/ })
  await page.goto(`/product-info/${vase.id}`)
  await expect(offers).toHaveCount(1)
  await signInAsOwner(page)
  for (const [path, heading] of [
    [`/product-info/${vase.id}`, vase.name],
    [`/product-info/${gone.id}`, gone.name],
    ["/", "Explore Products"],
    ["/explore", "Explore"],
    [`/search?query=${encodeURIComponent(vase.name)}`, vase.name],
  ]) {
    const html = await (await page.request.get(path)).text()
    expect(html, path).not.toContain("Add to Cart")
    await page.goto(path)
    await waitForHydration(page)
    await expect(page.getByRole("heading", { name: heading }).first(), path).toBeVisible()
    await expect(offers, path).toHaveCount(0)
  }
})
