import {
  expect,
  expectNoOverflow,
  findSeriousViolationsInBothSchemes,
  newPerson,
  putInCart,
  saveAddress,
  signUp,
  test,
} from "@haat/sdk/testing/browser"
import type { Page } from "@playwright/test"

const REASON = "A gift message needs gift wrapping. Please choose it, or remove the message"
const choice = (page: Page) => page.getByRole("checkbox", { name: "Wrap every piece" })

/** Expects that the reason stands beside the checkbox, also for screen readers. */
async function expectReasonBesideChoice(page: Page) {
  await expect(choice(page)).toHaveAttribute("aria-invalid", "true")
  await expect(choice(page)).toHaveAccessibleDescription(REASON)
}

test("a shopper has an order wrapped, and sees the fee and the message in it", async ({ page, market }) => {
  const product = await market.product({ name: "Lota to give", price: 300, quantity: 3 })
  await signUp(page, newPerson())
  await saveAddress(page)
  await putInCart(page, product)

  await test.step("the choice at checkout adds the fee to the total", async () => {
    await page.goto("/checkout")
    await page.getByRole("button", { name: "Proceed" }).click()
    const total = page.getByTestId("order-total")
    const before = await total.textContent()
    await page.getByLabel("Message on the card").fill("For Meera")
    await page.getByRole("button", { name: "Place Order" }).click()
    await expectReasonBesideChoice(page)
    await expect(choice(page)).toBeFocused()
    expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
    await expectNoOverflow(page)
    await choice(page).check()
    await expect(choice(page)).not.toHaveAttribute("aria-invalid")
    await expect(page.getByRole("term").filter({ hasText: "Gift wrapping" })).toBeVisible()
    expect(await total.textContent()).not.toBe(before)
    expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
    await expectNoOverflow(page)
  })

  await test.step("the order names the fee and the message", async () => {
    await page.getByRole("button", { name: "Place Order" }).click()
    await expect(page).toHaveURL(/\/orders/i)
    await expect(page.getByRole("term").filter({ hasText: "Gift message" })).toBeVisible()
    await expect(page.getByRole("definition").filter({ hasText: "For Meera" })).toBeVisible()
    await expect(page.getByRole("term").filter({ hasText: "Gift wrapping" })).toBeVisible()
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a shopper has an order wrapped without JavaScript", async ({ page, market }) => {
    const product = await market.product({ name: "Lota to post", price: 300, quantity: 3 })
    await signUp(page, newPerson())
    await saveAddress(page)
    await putInCart(page, product)
    await page.goto("/checkout?step=pay")
    const place = page.getByRole("button", { name: "Place Order" })

    await test.step("a message without wrapping is rejected beside the choice, and stays", async () => {
      await page.getByLabel("Message on the card").fill("For Meera")
      await place.click()
      await expectReasonBesideChoice(page)
      await expect(page.getByRole("alert").filter({ hasText: REASON }).first()).toBeFocused()
      await expect(page.getByLabel("Message on the card")).toHaveValue("For Meera")
    })

    await test.step("the total is updated with the fee, and the order is placed", async () => {
      await choice(page).check()
      await page.getByRole("button", { name: "Update the total" }).click()
      await expect(page.getByText("The total is up to date.")).toBeVisible()
      await expect(page.getByRole("term").filter({ hasText: "Gift wrapping" })).toBeVisible()
      await place.click()
      await expect(page).toHaveURL(/\/orders\?opened=order_/)
      await expect(page.getByRole("definition").filter({ hasText: "For Meera" })).toBeVisible()
    })
  })
})
