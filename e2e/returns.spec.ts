import { shop } from "@haat/testing"
import { placeOrder } from "@haat/testing/buyer"
import { editProduct } from "@haat/testing/edit-product"
import { photoFile, sendPhoto } from "@haat/testing/send-photo"
import type { Page } from "@playwright/test"
import { findSeriousViolationsInBothSchemes } from "./axe.ts"
import { choosePaymentOutcome } from "./checkout.ts"
import { expectNotice } from "./notice.ts"
import { signInAsOwner } from "./owner.ts"
import { expect, test } from "./shop-test.ts"
import { logIn } from "./shopper.ts"
import { expectNoOverflow } from "./widths.ts"

const RULE = { returnable: true, days: 10, paid_by: "shop", exchange_only: false }

/** A delivered order of three returnable pieces. */
async function delivered() {
  const haat = await shop()
  const owner = await haat.admin()
  const placed = await placeOrder(haat, { product: { quantity: 5, returns: RULE } as object, quantity: 3 })
  for (const step of ["shipment", "delivered"])
    expect((await owner.post(`/back-office/orders/${placed.order.id}/${step}`, {})).status).toBe(200)
  return { ...placed, owner }
}

/** The beginning of a PNG, which says how large the picture is. */
function pngHead(width: number, height: number) {
  const head = Buffer.alloc(64)
  head.writeUInt32BE(0x89504e47)
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

/** Logs in where the browser is, until the notice of it has gone: what fades is no finding of axe's. */
async function logInTo(page: Page, { person }: Awaited<ReturnType<typeof delivered>>["shopper"]) {
  const login = { username: person.username, password: "Secret@123" }
  await expectNotice(page, "Login successful", () => logIn(page, login))
  await expect(page.getByText("Login successful")).toBeHidden()
}

test("a shopper sends two of three pieces back, and follows what becomes of it", { tag: "@money" }, async ({
  page,
}) => {
  const { order, product, shopper } = await delivered()
  await page.goto(`/product-info/${product.id}`)
  await expect(page.getByText("Can be sent back within 10 days of delivery; the way back is free")).toBeVisible()

  await page.goto(`/orders/${order.id}`)
  await logInTo(page, shopper)
  await expect(page).toHaveURL(/\/orders\?opened=/)
  await page.getByRole("button", { name: "Send something back" }).click()
  const dialog = page.getByRole("dialog", { name: "What do you send back?" })
  await dialog.getByRole("button", { name: "Send request" }).click()
  await expect(dialog.getByRole("alert")).toHaveText("Pick at least one piece.")
  await dialog.getByLabel(/^Pieces of/).selectOption("2")
  await dialog.getByLabel("Why?").selectOption({ label: "It does not fit" })
  await dialog.getByLabel("How does it come back?").selectOption({ label: "I send it myself" })
  const chooser = dialog.getByLabel("Pictures (optional)")
  await chooser.setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") })
  await expect(dialog.getByRole("alert")).toContainText("note.txt is not a JPEG, PNG, WebP, AVIF or HEIC picture")
  await chooser.setInputFiles({ name: "huge.png", mimeType: "image/png", buffer: pngHead(8_160, 6_120) })
  await expect(dialog.getByRole("alert")).toContainText("huge.png has more than 40 megapixels")
  const buffer = Buffer.from(await (await photoFile()).arrayBuffer())
  for (const name of ["crack.jpg", "other.jpg"]) await chooser.setInputFiles({ name, mimeType: "image/jpeg", buffer })
  await dialog.getByRole("button", { name: "Remove other.jpg" }).click()
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  await dialog.getByRole("button", { name: "Send request" }).click()
  await expect(dialog).toBeHidden()
  const returns = page.getByRole("region", { name: "Returns and exchanges" })
  await expect(returns.getByText("Being looked at")).toBeVisible()
  await expect(returns.getByText(`2 × ${product.name}`)).toBeVisible()
  const picture = returns.getByRole("img", { name: "Picture 1 of this return" })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1_280)
  await expect(returns.getByRole("img")).toHaveCount(1)
  await expectNoOverflow(page)
  await returns.getByRole("button", { name: "Cancel the return" }).click()
  await expect(returns.getByText("Cancelled")).toBeVisible()

  await test.step("a damaged piece is claimed: picked up for nothing, for the money or a replacement", async () => {
    const terms = returns.getByRole("list", { name: "What can be sent back, and until when" })
    await expect(terms.getByText(/Can be sent back until .* What is wrong with it can be reported until/)).toBeVisible()
    await returns.getByRole("button", { name: "Report something wrong" }).click()
    const claim = page.getByRole("dialog", { name: "What is wrong?" })
    await claim.getByLabel(/^Pieces of/).selectOption("1")
    await expect(claim.getByText("We have it picked up at your address. You pay nothing.")).toBeVisible()
    await expect(claim.getByLabel("What do you want for it?").getByRole("option")).toHaveText([
      "The money back, where it came from",
      "A replacement",
    ])
    await claim.getByLabel("Why?").selectOption({ label: "It came later than was said" })
    expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
    await expectNoOverflow(page)
    await claim.getByRole("button", { name: "Send request" }).click()
    await expect(claim).toBeHidden()
    await expect(returns.getByText("Reported as wrong: It came later than was said.")).toBeVisible()
  })
})

test("a return is approved, received by pieces and refunded; only resellable pieces are restocked", {
  tag: "@money",
}, async ({ page, market }) => {
  test.slow()
  const { order, product, shopper, owner } = await delivered()
  expect((await owner.post(`/back-office/orders/${order.id}/cash-collected`, {})).status).toBe(200)
  const requested = await shopper.post(`/store/my-orders/${order.id}/returns`, {
    lines: [{ line_id: order.items[0]?.id, quantity: 2 }],
    ...{ reason: "damaged", note: "One of them has a crack", outcome: "refund", way: "drop_off" },
    photos: [await sendPhoto(shopper)],
  })
  expect(requested.status).toBe(201)
  await signInAsOwner(page)
  await page.goto("/admin/returns")
  const row = page.getByRole("listitem").filter({ hasText: `Order #${order.display_id}` })
  await expect(row.getByText("One of them has a crack")).toBeVisible()
  const picture = row.getByRole("img", { name: "Picture 1 of this return" })
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1_280)
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  await row.getByRole("button", { name: "Approve" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click()
  // The list is hidden behind the question, too.
  await expect(page.getByText("The return is Approved")).toBeVisible()

  await page.goto(`/admin/returns?filter=${encodeURIComponent(JSON.stringify({ state: "approved" }))}`)
  await row.getByRole("button", { name: "Receive" }).click()
  const dialog = page.getByRole("dialog", { name: "What has come back?" })
  await dialog.getByLabel(/can be sold again/).fill("1")
  await dialog.getByLabel(/damaged/).fill("1")
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  await dialog.getByRole("button", { name: "Receive" }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => market.stock(product.id)).toBe(3)

  await page.goto(`/admin/returns?filter=${encodeURIComponent(JSON.stringify({ state: "received" }))}`)
  await row.getByRole("button", { name: "Refund" }).click()
  const refund = page.getByRole("dialog", { name: `Refund of order #${order.display_id}` })
  await expect(refund.getByLabel(product.name)).toHaveValue("500")
  await expect(refund.getByLabel("Reason")).toHaveValue("Your return has come back")
  await refund.getByLabel("As store credit").check()
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  await refund.getByLabel(product.name).fill("400")
  await refund.getByRole("button", { name: "Refund" }).click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Refund/ })
    .click()
  await expect(row.getByText(/₹400 refunded on .* as store credit/)).toBeVisible()

  await test.step("the owner opens a claim for the shopper, and sets until when claims are possible", async () => {
    await page.goto("/admin/orders")
    await page.getByLabel("Search by number or name").fill(`#${order.display_id}`)
    await expect(page.getByText("1–1 of 1", { exact: true })).toBeVisible()
    await page.getByRole("button", { name: `#${order.display_id}` }).click()
    await page.getByRole("button", { name: "Open a claim" }).click()
    const claim = page.getByRole("dialog", { name: `Claim for order #${order.display_id}` })
    await claim.getByLabel("What the shopper says").fill("The third one leaks")
    expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
    await claim.getByRole("button", { name: "Open a claim" }).click()
    await expect(page.getByText("The claim is opened")).toBeVisible()
    await page.goto("/admin/returns")
    await expect(row.getByText("The third one leaks")).toBeVisible()
    await expect(row.getByText("Opened by the shop")).toBeVisible()

    await page.goto("/admin/setting")
    const settings = page.getByRole("region", { name: "Returns and claims" })
    await settings.getByLabel("Days for claims, after delivery").fill("6")
    await settings.getByRole("button", { name: "Save these settings" }).click()
    await expect(settings.getByText("from 7 to 365")).toBeVisible()
    await settings.getByLabel("Days for claims, after delivery").fill("8")
    await settings.getByRole("button", { name: "Save these settings" }).click()
    await expect(page.getByText("Returns and claims are saved")).toBeVisible()
    const saved = (await owner.get("/back-office/return-settings")).body
    expect(saved.claim_days).toBe(8)
    expect((await owner.put("/back-office/return-settings", { ...saved, claim_days: 7 })).status).toBe(200)
  })
})

test("a shopper exchanges for something dearer: it is kept for them, and the difference is paid online", {
  tag: "@money",
}, async ({ page }) => {
  const { order, product, shopper, owner } = await delivered()
  expect((await owner.post(`/back-office/orders/${order.id}/cash-collected`, {})).status).toBe(200)
  expect((await editProduct(owner, product.id, { price: product.price + 60 })).status).toBe(200)
  const [item] = order.items
  const requested = await shopper.post(`/store/my-orders/${order.id}/returns`, {
    lines: [{ line_id: item?.id, quantity: 1, exchange_variant_id: item?.variant_id }],
    ...{ reason: "does_not_fit", outcome: "exchange", way: "drop_off" },
  })
  await signInAsOwner(page)
  await page.goto("/admin/returns")
  const row = page.getByRole("listitem").filter({ hasText: `Order #${order.display_id}` })
  await row.getByRole("button", { name: "Approve" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click()
  // The list is hidden behind the question, too.
  await expect(page.getByText("The return is Approved")).toBeVisible()
  await page.goto(`/admin/returns?filter=${encodeURIComponent(JSON.stringify({ state: "approved" }))}`)
  await expect(row.getByText(/Replaced by order #\d+\. ₹60 is to be paid for it/)).toBeVisible()
  await expect(row.getByRole("button", { name: "Reject" })).toBeVisible()
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])

  await page.context().clearCookies()
  await page.goto(`/orders/${order.id}`)
  await logInTo(page, shopper)
  const returns = page.getByRole("region", { name: "Returns and exchanges" })
  await expect(returns.getByText("₹60 to pay, on delivery or online")).toBeVisible()
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  await returns.getByRole("button", { name: "Pay ₹60 online" }).click()
  await choosePaymentOutcome(page, "Success")
  await expect(returns.getByRole("button", { name: "Pay ₹60 online" })).toBeHidden()
  const { exchange_order } = (await owner.get(`/back-office/returns/${requested.body.return.id}`)).body
  expect((await shopper.get(`/store/my-orders/${exchange_order.id}`)).body.order.payment_status).toBe("Paid")
})

test("what is to be picked up is booked when it is approved, and its shopper sees who has it", {
  tag: "@money",
}, async ({ page }) => {
  const { order, shopper } = await delivered()
  const requested = await shopper.post(`/store/my-orders/${order.id}/returns`, {
    lines: [{ line_id: order.items[0]?.id, quantity: 1 }],
    ...{ reason: "damaged", outcome: "refund", way: "pickup" },
  })
  expect(requested.status).toBe(201)
  await signInAsOwner(page)
  await page.goto("/admin/returns")
  const row = page.getByRole("listitem").filter({ hasText: `Order #${order.display_id}` })
  await row.getByRole("button", { name: "Approve" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click()
  await expect(page.getByText("The return is Approved")).toBeVisible()
  await page.goto(`/admin/returns?filter=${encodeURIComponent(JSON.stringify({ state: "approved" }))}`)
  await expect(row.getByText(/The carrier picks it up: Delhivery Surface · \d+/)).toBeVisible()

  const haat = await shop()
  const { number } = (await shopper.get(`/store/my-orders/${order.id}/returns`)).body.returns[0].parcel
  await fetch(`${haat.sandboxUrl}/shiprocket/move`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ awb: number }),
  })
  await expect
    .poll(async () => (await shopper.get(`/store/my-orders/${order.id}/returns`)).body.returns[0].state, {
      timeout: 20_000,
    })
    .toBe("picked_up")
  await page.goto(`/admin/returns?filter=${encodeURIComponent(JSON.stringify({ state: "picked_up" }))}`)
  await expect(row.getByRole("list", { name: "What the courier says" })).toContainText("Picked up")
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])

  await page.context().clearCookies()
  await page.goto(`/orders/${order.id}`)
  await logIn(page, { username: shopper.person.username, password: "Secret@123" })
  const returns = page.getByRole("region", { name: "Returns and exchanges" })
  await expect(returns.getByText("On its way back")).toBeVisible()
  await expect(returns.getByText(number)).toBeVisible()
  await expect(returns.getByRole("list", { name: "What the courier says" })).toContainText("Picked up by the carrier")
  expect(await findSeriousViolationsInBothSchemes(page)).toEqual([])
  await expectNoOverflow(page)
})
