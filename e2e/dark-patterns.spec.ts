import { TICKED_TERMS } from "@haat/shop-settings/contract"
import { shop } from "@haat/testing"
import type { Locator, Page } from "@playwright/test"
import { orderRows, putInCart } from "./checkout.ts"
import { expect, test } from "./shop-test.ts"
import { addToCart, newPerson, saveAddress, signUp } from "./shopper.ts"

/* The Guidelines for Prevention and Regulation of Dark Patterns, 2023: those of the thirteen that can be tested. */

/** Boxes that are ticked when the page is opened. */
const tickedOn = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached()
  return page.locator("input[type=checkbox]:checked")
}

test("forced action: no box is ticked beforehand but that of the terms, where the owner has turned it on", async ({
  page,
  market,
}) => {
  const owner = await shop().staff("owner")
  const saveTicking = async (preticks_terms: boolean) => {
    const { body: settings } = await owner.get("/back-office/settings")
    const change = { ...settings, preticks_terms, confirmed: TICKED_TERMS.en }
    expect((await owner.put("/back-office/settings", change)).status).toBe(200)
  }
  const signUpButton = page.getByRole("button", { name: "Sign Up" })
  const missing = page.getByText("You must agree to the terms and conditions")

  await test.step("in the demo shop, as the specification has it; unticked, signing up says what is missing", async () => {
    const ticked = await tickedOn(page, "/signup")
    await expect(ticked).toHaveAccessibleName(/terms and conditions/)
    await ticked.uncheck()
    await signUpButton.click()
    await expect(missing).toBeVisible()
  })

  await test.step("nowhere where the owner has turned it off, as in every other shop", async () => {
    await saveTicking(false)
    try {
      await expect(async () => {
        await expect(await tickedOn(page, "/signup")).toHaveCount(0, { timeout: 500 })
      }).toPass()
      await signUpButton.click()
      await expect(missing).toBeVisible()
    } finally {
      await saveTicking(true)
    }
  })

  await test.step("on no other page", async () => {
    for (const path of ["/", "/login", "/contact", "/legal"]) await expect(await tickedOn(page, path)).toHaveCount(0)
    await signUp(page, newPerson())
    await saveAddress(page)
    await putInCart(page, await market.product({ name: "Unticked lota", price: 300, quantity: 5 }))
    await page.goto("/profile")
    // a saved setting, and no consent
    await expect(page.locator("main input:checked")).toHaveAccessibleName("Default address")
    for (const path of ["/checkout", "/checkout?step=pay"]) await expect(await tickedOn(page, path)).toHaveCount(0)
  })
})

test("a shopper pays what was shown, and cancels in as few steps", { tag: "@money" }, async ({ page, market }) => {
  test.setTimeout(120_000)
  let buying = 0
  const press = async (target: Locator) => {
    await target.click()
    buying++
  }
  await test.step("basket sneaking, drip pricing: the order holds what was added, at the price and charges shown", async () => {
    const lota = await market.product({ name: "Honest lota", price: 300, quantity: 5 })
    await signUp(page, newPerson())
    await saveAddress(page)
    await addToCart(page, lota)
    await page.goto("/cart")
    await expect(page.getByRole("list", { name: "Products in your cart" }).getByRole("listitem")).toHaveCount(1)
    await expect(page.getByTestId("cart-total")).toHaveText("₹300")
    await expect(page.getByText("Delivery is added at checkout")).toBeVisible()
    await press(page.getByRole("link", { name: "Buy Your Cart" }))
    await press(page.getByRole("button", { name: "Proceed" }))
    const placing = page.getByRole("button", { name: "Place Order" })
    await expect(placing).toBeEnabled()
    const total = await page.getByTestId("order-total").textContent()
    await press(placing)
    await expect(page).toHaveURL(/\/orders$/)
    await expect(orderRows(page)).toHaveCount(1)
    await expect(orderRows(page)).toContainText("1 × ₹300")
    await expect(orderRows(page)).toContainText(total ?? "no total")
  })

  await test.step("subscription trap: an order is cancelled in no more steps than it takes to buy", async () => {
    let cancelling = 0
    await orderRows(page).getByRole("link", { name: "Cancel order" }).click()
    cancelling++
    await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click()
    cancelling++
    await expect(page.getByText("No orders found.")).toBeVisible()
    expect(cancelling).toBeLessThanOrEqual(buying)
  })
})

test("a guest is not pressed, hurried or shamed", async ({ page, market }) => {
  test.setTimeout(150_000)
  await test.step("false urgency: what is said to be left is what is left, and nothing counts down", async () => {
    const few = await market.product({ name: "Scarce lota", price: 300, quantity: 2 })
    await page.goto(`/product-info/${few.id}`)
    await expect(page.getByText(`Only ${await market.stock(few.id)} left`, { exact: true })).toBeVisible()
    const plenty = await market.product({ name: "Plentiful lota", price: 300, quantity: 50_000 })
    await page.goto(`/product-info/${plenty.id}`)
    await expect(page.getByRole("heading", { name: "Plentiful lota" })).toBeVisible()
    await expect(page.getByText(/hurry|ends in|last chance|people are (viewing|looking)/i)).toHaveCount(0)
    await expect(page.getByText(/only \d+ left/i)).toHaveCount(0)
    await page.goto("/")
    await expect(page.getByText(/hurry|ends in|last chance|\d\d:\d\d:\d\d/i)).toHaveCount(0)
  })

  await test.step("confirm shaming, nagging: a guest closes the sign-in request, worded plainly, and it stays closed", async () => {
    await addToCart(page, await market.product({ name: "Guest lota", price: 300, quantity: 5 }))
    await page.goto("/cart")
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await page.getByRole("button", { name: "Buy Your Cart" }).click()
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByText(/no thanks|I don.t (want|like)|miss out/i)).toHaveCount(0)
    await dialog.getByRole("button", { name: "Close" }).click()
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole("button", { name: "Buy Your Cart" })).toBeVisible()
    await expect(page.getByRole("dialog")).toHaveCount(0)
  })

  await test.step("the product page shows the facts of packed goods, and policies have their own pages", async () => {
    const haat = shop()
    const facts = { mrp: 15_000, origin: "IN", net_quantity: 500, net_unit: "g", made: "2026-03" } as const
    const { id } = await haat.product({ name: "Packed jaggery", price: 120, facts })
    await page.goto(`/product-info/${id}`)
    const information = page.getByRole("region", { name: "Product information" })
    for (const text of ["₹150 (inclusive of all taxes)", "500 g", "₹24 per 100 g", "India", "March 2026"])
      await expect(information.getByText(text, { exact: true })).toBeVisible()
    await page.goto("/policies/privacy")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy")
    await page.goto("/policies/nothing")
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Privacy")
  })
})
