import { shop } from "@haat/testing"
import { buyer, orderCart, placeOrder, put } from "@haat/testing/buyer"
import { mailbox, until } from "@haat/testing/mailbox"
import { drawnText } from "@haat/testing/read-pdf"
import { saveProductVariants } from "@haat/testing/vary-product"
import type { MedusaContainer } from "@medusajs/framework/types"
import { afterEach, describe, expect, it } from "vitest"
import { findMissedMails } from "./queries/missed-mails"

const haat = shop()
const box = mailbox(haat)
afterEach(() => box.smtp("normal"))

/** Signs up a shopper and orders two pieces of a product. */
async function order(name = `Brass lota ${Date.now().toString(36)}`, person = {}) {
  const placed = await placeOrder(haat, { product: { name, price: 61_728, quantity: 10 }, person })
  return { ...placed, email: placed.shopper.person.email }
}

const rupees = (amount: number) =>
  new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)

/** Reads the outbox rows of an order. */
const outboxOf = (id: string) => haat.sql("select id, state, payload from outbox_mail where id like '%' || $1", [id])

describe("the mail about an order", () => {
  it("tells what was ordered, what it costs and where it goes, to the last rupee of the order's total", async () => {
    const { order: placed, product, email } = await order()
    const mail = await box.mail(email, "is placed")
    expect(mail.subject).toBe(`Your order #${placed.display_id} is placed`)
    for (const text of [mail.text, mail.html]) {
      for (const part of [product.name, "Esha Rao", "12 Fergusson College Road", "411004", "Cash On Delivery"]) {
        expect(text).toContain(part)
      }
      expect(text).toContain(rupees(placed.total))
      expect(text).toContain(rupees(placed.delivery_charge))
      expect(text).toContain("₹61,728")
    }
    expect(mail.text).toContain(`Total: ${rupees(placed.total)}`)
    expect(mail.text).toContain("2 × ")
    expect(mail.html).toContain("₹1,23,456")
    expect(mail.html).toContain(`${haat.webUrl}/orders`)
  })

  it("names the variant that was ordered", async () => {
    const product = await haat.product()
    const { variantOf } = await saveProductVariants(await haat.admin(), product.id)
    const shopper = await buyer(haat)
    await put(shopper, variantOf("Red", "M").id)
    await orderCart(shopper)
    const mail = await box.mail(shopper.person.email, "is placed")
    for (const text of [mail.text, mail.html]) expect(text).toContain(`${product.name} (Red, M)`)
  })

  it("tells of a cancelled order", async () => {
    const { order: placed, email } = await order()
    const owner = await haat.admin()
    expect((await owner.post(`/admin/orders/${placed.id}/cancel`)).status).toBe(200)
    const mail = await box.mail(email, "is cancelled")
    expect(mail.text).toContain(`order #${placed.display_id} is cancelled`)
    expect(await box.to(email)).toHaveLength(2)
  })

  it("tells of money that went back, also when the payment never became an order", async () => {
    const { order: placed, shopper, email } = await order()
    const refund = { customer_id: shopper.person.id, amount: 123_456, reason: "The cart had changed" }
    for (const order_id of [placed.id, null]) {
      const payload = { ...refund, order_id, razorpay_order_id: `order_${order_id ?? placed.id}x` }
      await haat.sql("insert into outbox_mail (id, kind, payload) values ($1, 'payment-refunded', $2)", [
        `payment-refunded:${payload.razorpay_order_id}${order_id}`,
        JSON.stringify(payload),
      ])
    }
    // any new mail wakes those who send
    await haat.guest().post("/store/contact", { name: "A", email: "a@example.com", subject: "Wake", message: "up" })
    const received = await until(async () => {
      const mails = (await box.to(email)).filter(({ subject }) => subject === "Your refund of ₹1,23,456")
      return mails.length === 2 && mails
    }, "two mails about refunds")
    expect(received.map(({ text }) => text.includes(`order #${placed.display_id}`)).sort()).toEqual([false, true])
    for (const { text } of received) expect(text).toContain("The cart had changed")
  })

  it("tells of a parcel and how to follow it", async () => {
    const { order: placed, email } = await order()
    const owner = await haat.admin()
    const items = placed.items.map(({ id, quantity }: { id: string; quantity: number }) => ({ id, quantity }))
    const packed = await owner.post(`/admin/orders/${placed.id}/fulfillments?fields=*fulfillments`, { items })
    expect(packed.body).toMatchObject({ order: { fulfillments: [{}] } })
    const labels = [{ tracking_number: "AWB123", tracking_url: "https://track.example/AWB123", label_url: "" }]
    const path = `/admin/orders/${placed.id}/fulfillments/${packed.body.order.fulfillments[0].id}/shipments`
    expect((await owner.post(path, { items, labels })).status).toBe(200)
    const mail = await box.mail(email, "is on its way")
    expect(mail.text).toContain("AWB123")
    expect(mail.html).toContain('href="https://track.example/AWB123"')
  })

  it("has the invoice of the parcel attached, as the shopper finds it in Orders", async () => {
    const { order: placed, shopper, email } = await order()
    const owner = await haat.admin()
    expect((await owner.post(`/back-office/orders/${placed.id}/shipment`, {})).status).toBe(200)
    const mail = await box.mail(email, "is on its way")
    const { documents } = (await shopper.get(`/store/my-orders/${placed.id}`)).body.order
    const [{ name, type, content }, ...others] = mail.attachments
    expect([name, type, others]).toEqual([`${documents[0].number.replaceAll("/", "-")}.pdf`, "application/pdf", []])
    const drawn = await drawnText(Buffer.from(content, "base64"))
    expect(drawn).toContain(documents[0].number)
    expect(mail.text).toContain("Its invoice is attached.")
  })

  it("shows a name with markup as it was written, and runs nothing of it", async () => {
    const name = `Lota <img src=x onerror="alert(1)"> & Sons ${Date.now().toString(36)}`
    const { email } = await order(name, { first_name: "<b>Esha</b>" })
    const mail = await box.mail(email, "is placed")
    expect(mail.html).not.toContain("<img")
    expect(mail.html).not.toContain("<b>")
    expect(mail.html).toContain("&lt;b&gt;Esha&lt;/b&gt;")
    expect(mail.html).toContain("&amp; Sons")
    expect(mail.text).toContain(name)
  })

  it("fetches nothing from anywhere and fits a phone", async () => {
    const { email } = await order()
    const { html } = await box.mail(email, "is placed")
    expect(html).not.toMatch(/<(img|script|link|iframe)|src=|url\(/i)
    expect(html).toContain('name="viewport"')
    expect(html).toContain("max-width:560px")
  })

  it("does not hold up the order when the mail server is down, and arrives once it is back", async () => {
    await box.smtp("down")
    const { order: placed, email } = await order()
    await until(
      async () =>
        (
          await haat.sql("select 1 from outbox_mail where id = $1 and last_error is not null", [
            `order-placed:${placed.id}`,
          ])
        ).length,
      "an attempt that failed",
    )
    expect(await box.to(email)).toEqual([])
    await box.smtp("normal")
    await box.mail(email, "is placed")
    expect(await box.to(email)).toHaveLength(1)
  })

  it("is tried again when the mail server rejects it", async () => {
    await box.smtp("reject", 1)
    const { email } = await order()
    await box.mail(email, "is placed")
    expect(await box.to(email)).toHaveLength(1)
  })

  it("leaves nothing of itself in the outbox but that it was sent", async () => {
    const { order: placed, email } = await order()
    await box.mail(email, "is placed")
    const sent = async () => (await outboxOf(placed.id)).find(({ state }: { state: string }) => state === "sent")
    expect(await until(sent, "the mail is marked as sent")).toEqual({
      id: `order-placed:${placed.id}`,
      state: "sent",
      payload: {},
    })
  })

  it("is found by the minute's job when the event was lost, once the order is sure to stay", async () => {
    const { order: placed, email } = await order()
    await box.mail(email, "is placed")
    const id = `order-placed:${placed.id}`
    await until(
      async () => (await outboxOf(placed.id)).some((mail: { state: string }) => mail.state === "sent"),
      "sent",
    )
    await haat.sql("delete from outbox_mail where id = $1", [id])
    const raw = async (text: string) => ({ rows: await haat.sql(text) })
    const missed = async () => findMissedMails({ resolve: () => ({ raw }) } as unknown as MedusaContainer)
    expect(await missed()).not.toContainEqual(expect.objectContaining({ id }))

    await haat.sql(`update "order" set created_at = now() - interval '15 minutes' where id = $1`, [placed.id])
    // the job itself may have been faster
    const found = (await missed()).some((mail) => mail.id === id) || (await outboxOf(placed.id)).length > 0
    expect(found).toBe(true)
  })
})
