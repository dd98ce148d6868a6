import type { Page } from "@playwright/test"
import { findSeriousViolations } from "./axe.ts"
import {
  choosePaymentOutcome,
  openPaymentStep,
  openPaymentWindow,
  orderRows,
  payButton,
  paymentWindow,
  putInCart,
} from "./checkout.ts"
import { expectNotice } from "./notice.ts"
import { choose, signInAsOwner } from "./owner.ts"
import { expect, resetBrowser, test } from "./shop-test.ts"

const DECLINED = "Your payment has been declined by the bank"

/** Nothing was bought yet: the cart still has its one piece. */
const expectCartIntact = async (page: Page) => {
  const { cart } = await (await page.request.get("/store/cart")).json()
  expect(cart.item_count).toBe(1)
}

test("paying online places the order, paid, and empties the cart", { tag: "@money" }, async ({ page, market }) => {
  const lamp = await market.product({ name: "Prepaid lamp", price: 1234, quantity: 5 })
  await openPaymentStep(page, lamp)
  const total = (await page.getByTestId("order-total").textContent()) ?? ""
  await expect(page.getByRole("region", { name: "Order summary" })).toContainText("Test mode")
  await page.getByRole("radio", { name: /Online \(Prepaid\)/ }).check()
  await expect(payButton(page)).toHaveText(`Pay ${total}`)
  await payButton(page).dblclick()
  await expect(paymentWindow(page)).toContainText(total)
  await expect(paymentWindow(page)).toHaveCount(1)
  await expectNotice(page, "Order placed", () => choosePaymentOutcome(page, "Success"))

  await expect(page).toHaveURL(/\/orders$/)
  await expect(orderRows(page)).toHaveCount(1)
  await expect(orderRows(page)).toContainText("Online (Prepaid), Paid")
  await expect(orderRows(page).getByTestId("total-spent")).toHaveText(total)
  await expect.poll(() => market.stock(lamp.id)).toBe(4)
  await page.goto("/cart")
  await expect(page.getByText("Your cart is empty")).toBeVisible()
})

for (const how of ["online", "cash on delivery"])
  test(`after an order, ${how}, a slow network shows that it is placed, then the orders, and nothing else`, {
    tag: "@money",
  }, async ({ page, market }) => {
    await openPaymentStep(page, await market.product({ name: "Slow lamp", price: 640, quantity: 5 }))
    const rejected: string[] = []
    page.on("response", (response) => {
      if (response.status() >= 400) rejected.push(`${response.status()} ${response.url()}`)
    })
    await page.evaluate(() => {
      const seen = window as unknown as { headings: Set<string> }
      seen.headings = new Set()
      const look = () => {
        const { textContent } = document.querySelector("main") ?? document.body
        if (/cart is empty/i.test(textContent)) seen.headings.add("empty")
        if (textContent.includes("Order placed")) seen.headings.add("placed")
        if (document.querySelector("h1")?.textContent === "Orders") seen.headings.add("orders")
        requestAnimationFrame(look)
      }
      look()
    })
    if (how === "online") await openPaymentWindow(page)
    const network = await page.context().newCDPSession(page)
    await network.send("Network.enable")
    await network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 600,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    if (how === "online") await choosePaymentOutcome(page, "Success")
    else await page.getByRole("button", { name: "Place Order" }).click()
    await expect(page).toHaveURL(/\/orders$/)
    await expect(orderRows(page)).toHaveCount(1)
    const seen = await page.evaluate(() => [...(window as unknown as { headings: Set<string> }).headings])
    expect(seen).toEqual(["placed", "orders"])
    expect(rejected).toEqual([])
  })

test("a payment that failed, was closed or could not begin is paid at the next try", {
  tag: ["@desktop", "@money"],
}, async ({ page, market }) => {
  test.setTimeout(120_000)
  await openPaymentStep(page, await market.product({ name: "Second-try pot", price: 300, quantity: 5 }))
  await test.step("a provider that cannot be reached fails to initiate the payment, and one may try again", async () => {
    await page.route("**/razorpay-sandbox/checkout.js", (route) => route.abort())
    await page.getByRole("radio", { name: /Online \(Prepaid\)/ }).check()
    await payButton(page).click()
    const note = page.getByRole("alert")
    await expect(note).toContainText("Failed to initiate payment")
    await page.unroute("**/razorpay-sandbox/checkout.js")
    await note.getByRole("button", { name: "Try again" }).click()
    await expect(paymentWindow(page)).toBeVisible()
  })

  await test.step("a closed window charges nothing and leaves the cart as it was", async () => {
    await page.keyboard.press("Escape")
    await expect(page.getByText("Payment not completed. Nothing was charged.")).toBeVisible()
    await expect(payButton(page)).toBeFocused()
    await expectCartIntact(page)
  })

  await test.step("after a rejected payment and a closed window the reason stays, and one may pay again", async () => {
    await openPaymentWindow(page)
    await choosePaymentOutcome(page, "Failure")
    await expect(paymentWindow(page).getByRole("alert")).toHaveText(DECLINED)
    await choosePaymentOutcome(page, "Close")
    await expect(page.getByRole("alert")).toContainText("Payment Failed")
    await expect(page.getByRole("alert")).toContainText(DECLINED)
    await expect(payButton(page)).toBeFocused()
    await expectCartIntact(page)
  })

  await test.step("a rejected payment says why in the provider's words, and the same window takes the next try", async () => {
    await openPaymentWindow(page)
    await choosePaymentOutcome(page, "Failure")
    await expect(paymentWindow(page).getByRole("alert")).toHaveText(DECLINED)
    await choosePaymentOutcome(page, "Success")
    await expect(page).toHaveURL(/\/orders$/)
    await expect(orderRows(page)).toHaveCount(1)
    await expect(orderRows(page)).toContainText("Paid")
  })
})

test("a tab closed right after paying loses nothing: the order appears by itself", { tag: "@money" }, async ({
  page,
  market,
  context,
}) => {
  await openPaymentStep(page, await market.product({ name: "Hasty bag", price: 700, quantity: 5 }))
  await openPaymentWindow(page)
  // the browser never gets to say that it paid
  await context.route("**/store/razorpay/payments/**", (route) => route.abort())
  const verification = page.waitForRequest("**/store/razorpay/payments/verify")
  await choosePaymentOutcome(page, "Success")
  await verification
  await page.close()
  await context.unroute("**/store/razorpay/payments/**")
  const later = await context.newPage()
  await expect(async () => {
    await later.goto("/orders")
    await expect(orderRows(later)).toContainText("Paid", { timeout: 1_000 })
  }).toPass()
  await expect(orderRows(later)).toHaveCount(1)
})

test("without an answer the payment is being confirmed, also after a reload, and then the order is there", {
  tag: "@money",
}, async ({ page, market }) => {
  await openPaymentStep(page, await market.product({ name: "Patient drum", price: 800, quantity: 5 }))
  await openPaymentWindow(page)
  await page.route("**/store/razorpay/payments/verify", (route) => route.abort())
  // the shop says that it is waiting for the provider, until we let it say more
  await page.route(/\/store\/razorpay\/payments\/order_/, (route) =>
    route.fulfill({ json: { outcome: { state: "confirming" } } }),
  )
  await choosePaymentOutcome(page, "Success")
  await expect(page.getByText("We are confirming your payment")).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText("We are confirming your payment")).toBeVisible()
  await page.goto("/orders")
  await expect(page.getByText("We are confirming your payment")).toBeVisible()
  await page.unroute(/\/store\/razorpay\/payments\/order_/)
  await expect(orderRows(page)).toHaveCount(1, { timeout: 30_000 })
  await expect(orderRows(page)).toContainText("Paid")
  await expect(page.getByText("We are confirming your payment")).toHaveCount(0)
})

test("a payment that cannot become an order is refunded or said to be wrong", { tag: ["@desktop", "@money"] }, async ({
  page,
  market,
}) => {
  test.setTimeout(120_000)
  await test.step("a cart that changed while paying is refunded and says so", async () => {
    const shawl = await market.product({ name: "Last shawl", price: 1500, quantity: 5 })
    await openPaymentStep(page, shawl)
    await openPaymentWindow(page)
    // the same shopper adds one more piece elsewhere
    await putInCart(page, shawl)
    await choosePaymentOutcome(page, "Success")
    await expect(page.getByText("Your order could not be placed")).toBeVisible()
    await expect(page.getByRole("region", { name: "Payment" })).toContainText("The full amount")
    await page.getByRole("link", { name: "Go to your cart" }).click()
    await expect(page.getByText("Total (2 items)")).toBeVisible()
    await page.goto("/orders")
    await expect(page.getByText("No orders found.")).toBeVisible()
  })

  await resetBrowser(page)
  await test.step("a payment that cannot be verified says so", async () => {
    await openPaymentStep(page, await market.product({ name: "Forged coin", price: 220, quantity: 5 }))
    await openPaymentWindow(page)
    await page.route("**/store/razorpay/payments/verify", async (route) => {
      const sent = route.request().postDataJSON()
      await route.continue({ postData: JSON.stringify({ ...sent, razorpay_signature: "0".repeat(64) }) })
    })
    await choosePaymentOutcome(page, "Success")
    await expect(page.getByRole("alert")).toContainText("Payment verification failed")
  })
})

test("a paid order is cancelled, and the owner sees what became of each payment", { tag: "@money" }, async ({
  page,
  market,
}) => {
  test.setTimeout(120_000)
  await test.step("a piece is cancelled before packing, and the order shows what is left", async () => {
    const bowl = await market.product({ name: "Copper bowl", price: 320, quantity: 5 })
    await openPaymentStep(page, bowl)
    await putInCart(page, bowl, 2)
    await page.reload()
    await openPaymentWindow(page)
    await choosePaymentOutcome(page, "Success")
    await page.getByRole("link", { name: "Cancel some items" }).click()
    const dialog = page.getByRole("dialog", { name: "Cancel some items?" })
    await dialog.getByRole("button", { name: "Cancel some items" }).click()
    await expect(dialog.getByRole("alert")).toHaveText("Choose how many pieces to cancel")
    expect(await findSeriousViolations(page)).toEqual([])
    await dialog.getByLabel(/Copper bowl/).selectOption("1")
    await dialog.getByRole("button", { name: "Cancel some items" }).click()
    await expect(dialog).toHaveCount(0)
    await expect(orderRows(page)).toContainText("2 × ₹320")
    await expect(orderRows(page)).toContainText("Cancelled before packing: 1 × ")
    await expect.poll(() => market.stock(bowl.id)).toBe(3)
  })

  await resetBrowser(page)
  const total = await test.step("cancelling a paid order takes it off the list and sends the money back", async () => {
    const stool = await market.product({ name: "Returned stool", price: 640, quantity: 3 })
    await openPaymentStep(page, stool)
    const total = (await page.getByTestId("order-total").textContent()) ?? ""
    await openPaymentWindow(page)
    await choosePaymentOutcome(page, "Success")
    await page.getByRole("link", { name: "Cancel order" }).click()
    const dialog = page.getByRole("dialog", { name: "Cancel this order?" })
    await expect(dialog).toContainText(`${total} goes back to where it came from`)
    await dialog.getByRole("button", { name: "Keep order" }).click()
    await expect(page.getByRole("link", { name: "Cancel order" })).toBeFocused()

    await page.getByRole("link", { name: "Cancel order" }).click()
    await page.route("**/store/my-orders/*/cancel", (route) => route.abort())
    await dialog.getByRole("button", { name: "Cancel order" }).click()
    await expect(dialog.getByRole("alert")).toHaveText("Something went wrong.")
    await page.unroute("**/store/my-orders/*/cancel")
    await dialog.getByRole("button", { name: "Cancel order" }).click()
    await expect(page.getByText(/^Order #\d+ cancelled\./)).toContainText(total)
    await expect(page.getByText("No orders found.")).toBeVisible()
    await expect.poll(() => market.stock(stool.id)).toBe(3)
    return total
  })

  await test.step("the owner sees what became of each payment", async () => {
    const { person } = await (await page.request.get("/auth/me")).json()
    await page.request.delete("/auth/session")
    await signInAsOwner(page)
    await page.goto("/admin/orders")
    await page.getByRole("navigation", { name: "Orders and payments" }).getByRole("link", { name: "Payments" }).click()
    const payment = page.getByRole("row").filter({ hasText: person.email })
    await expect(async () => {
      await page.getByRole("button", { name: "Refresh" }).click()
      await expect(payment).toContainText("Refunded", { timeout: 1_000 })
    }).toPass()
    await choose(page, "State", "Refunded")
    await expect(payment).toContainText(total)
    await expect(payment.getByRole("link", { name: /^#\d+$/ })).toBeVisible()
    await choose(page, "State", "Ordered")
    await expect(payment).toHaveCount(0)
  })
})

test("a keyboard alone can pay online", { tag: ["@desktop", "@money"] }, async ({ page, market }) => {
  await openPaymentStep(page, await market.product({ name: "Keyboard veena", price: 950, quantity: 3 }))
  await page.getByRole("radio", { name: /Cash On Delivery/ }).focus()
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("radio", { name: /Online \(Prepaid\)/ })).toBeChecked()
  const focused = page.locator(":focus")
  const tabTo = (name: RegExp) =>
    expect(async () => {
      await page.keyboard.press("Tab")
      expect((await focused.textContent()) ?? "").toMatch(name)
    }).toPass({ intervals: [0] })
  await tabTo(/^Pay ₹/)
  await page.keyboard.press("Enter")
  await expect(paymentWindow(page)).toBeVisible()
  await expect(paymentWindow(page).locator(":focus")).toHaveCount(1)
  if ((await focused.textContent()) !== "Success") await tabTo(/^Success$/)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/orders$/)
  await expect(orderRows(page)).toContainText("Paid")
})

test.describe("for everybody", () => {
  // colours in transition would fail the contrast rule
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  const expectAccessible = async (page: Page, where: string) =>
    expect(await findSeriousViolations(page), where).toEqual([])

  test("axe finds nothing serious in any state of an online payment", async ({ page, market }) => {
    test.slow()
    await openPaymentStep(page, await market.product({ name: "Axe sitar", price: 450, quantity: 3 }))
    await openPaymentWindow(page)
    await expectAccessible(page, "the window")
    await choosePaymentOutcome(page, "Failure")
    await expect(paymentWindow(page).getByRole("alert")).toHaveText(DECLINED)
    await expectAccessible(page, "the window after a failure")
    await choosePaymentOutcome(page, "Close")
    await expect(page.getByRole("alert")).toContainText("Payment Failed")
    await expectAccessible(page, "after a failure")

    let outcome: unknown = { state: "confirming" }
    await page.route("**/store/razorpay/payments/*", (route) => route.fulfill({ json: { outcome } }))
    await openPaymentWindow(page)
    await choosePaymentOutcome(page, "Close")
    await expect(page.getByText("We are confirming your payment")).toBeVisible()
    await expectAccessible(page, "confirming")
    outcome = { state: "refunding", message: "Sold out while you were paying." }
    await expect(page.getByText("Your order could not be placed")).toBeVisible()
    await expectAccessible(page, "refunding")
    await page.unroute("**/store/razorpay/payments/*")
    await page.getByRole("button", { name: "Close" }).click()

    await openPaymentWindow(page)
    await choosePaymentOutcome(page, "Success")
    await expect(orderRows(page)).toContainText("Paid")
    await expectAccessible(page, "orders")
    await page.getByRole("link", { name: "Cancel order" }).click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await expectAccessible(page, "cancel dialog")
  })
})
