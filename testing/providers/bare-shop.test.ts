import { readFile } from "node:fs/promises"
import path from "node:path"
import type { HttpTypes } from "@medusajs/framework/types"
import type Medusa from "@medusajs/js-sdk"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { command } from "../../scripts/run/command.mjs"
import { medusaClient } from "./medusa-client.ts"
import { type BareShop, OWNER, openBareShop, runMedusa } from "./open-bare-shop.ts"
import { PRICE, stockShop } from "./stock-shop.ts"
import { razorpayDriver, shiprocketDriver } from "./vendors.ts"

/** Medusa handles a webhook five seconds after it came. */
const WEBHOOK_TIMEOUT_MS = 60_000
/** Charge of the sandbox for half a kilogram from Pune to Mumbai, in rupees. */
const DELIVERY = 49
const TOTAL = PRICE + DELIVERY
const TOTAL_PAISE = 128_356

let shop: BareShop
let owner: Medusa["admin"]
let store: Medusa["store"]
let stock: Awaited<ReturnType<typeof stockShop>>
beforeAll(async () => {
  shop = await openBareShop()
  const sdk = medusaClient(shop.url)
  await sdk.auth.login("user", "emailpass", OWNER)
  owner = sdk.admin
  stock = await stockShop(sdk)
  store = medusaClient(shop.url, stock.publishableKey).store
}, 900_000)
afterAll(() => shop?.close(), 60_000)
afterEach(({ task }) => {
  if (task.result?.state === "fail") console.log(`The end of the shop's log:\n${shop.readLog()}`)
})

const eventually = <T>(task: () => Promise<T>) => vi.waitFor(task, { timeout: WEBHOOK_TIMEOUT_MS, interval: 500 })

const ADDRESS = {
  first_name: "Esha",
  last_name: "Rao",
  address_1: "12 Hill Road",
  city: "Mumbai",
  province: "Maharashtra",
  postal_code: "400050",
  country_code: "in",
  phone: "+91 98765 43210",
}

/** A cart with one piece, an address, delivery and an open payment. @returns also the ids of the payment */
async function openCart(email: string) {
  const items = [{ variant_id: stock.variant_id, quantity: 1 }]
  const { cart } = await store.cart.create({ region_id: stock.region_id, email, items, shipping_address: ADDRESS })
  const { shipping_options } = await store.fulfillment.listCartOptions({ cart_id: cart.id })
  const [{ id: option_id, price_type }] = shipping_options
  const { shipping_option } = await store.fulfillment.calculate(option_id, { cart_id: cart.id, data: {} })
  const { cart: priced } = await store.cart.addShippingMethod(cart.id, { option_id })
  const { payment_collection } = await store.payment.initiatePaymentSession(priced, {
    provider_id: "pp_razorpay_razorpay",
  })
  const [session] = payment_collection.payment_sessions ?? []
  const razorpay_order_id = String(session.data.razorpay_order_id)
  return { cart: priced, price_type, delivery: shipping_option.amount, session, razorpay_order_id }
}

const ORDER_FIELDS =
  "*payment_collections.payments,*payment_collections.payments.refunds,*fulfillments,*fulfillments.labels"

async function findOrder(email: string) {
  const { orders } = await owner.order.list({
    q: email,
    fields: `id,email,status,payment_status,total,${ORDER_FIELDS}`,
  })
  if (!orders.length) throw new Error(`There is no order of ${email}`)
  return orders[0]
}

async function findPayment(email: string) {
  const payment = (await findOrder(email)).payment_collections[0].payments?.[0]
  if (!payment) throw new Error(`The order of ${email} has no payment`)
  return payment
}

/** The labels are fields of the reply that the types of Medusa's client leave out. */
type Fulfillment = HttpTypes.AdminOrderFulfillment & { labels: { tracking_number: string }[] }

const findFulfillment = async (email: string) => ((await findOrder(email)).fulfillments as Fulfillment[])[0]

/** Places an order and pays it. */
async function buy(email: string) {
  const { cart, razorpay_order_id } = await openCart(email)
  await razorpayDriver(shop).pay(razorpay_order_id)
  const completed = await store.cart.complete(cart.id)
  if (completed.type !== "order") throw new Error(JSON.stringify(completed))
  return { razorpay_order_id, payment: await findPayment(email) }
}

const readManifest = async (name: string) =>
  JSON.parse(await readFile(path.join(shop.folder, "node_modules", name, "package.json"), "utf8"))

describe("the tarballs", () => {
  it("have the build, its types, a README and a licence, and no tests", () => {
    for (const { files } of shop.packed) {
      expect(files).toEqual(expect.arrayContaining(["README.md", "LICENSE", ".medusa/server/sandbox/serve.js"]))
      expect(files.filter((file) => /\.test\.|tsconfig|(^|\/)testing\//.test(file))).toEqual([])
    }
  })

  it("have every file that their package.json exports", async () => {
    for (const { name, files } of shop.packed) {
      const { exports } = await readManifest(name)
      const targets = Object.values<string | Record<string, string>>(exports)
        .flatMap((target) => (typeof target === "string" ? [target] : Object.values(target)))
        .map((target) => new RegExp(`^${target.replace("./", "").replaceAll(".", "\\.").replace("*", "\\w+")}$`))
      expect(targets.filter((target) => !files.some((file) => target.test(file)))).toEqual([])
    }
  })

  it("need Medusa in a range, and nothing of this repository", async () => {
    for (const { name } of shop.packed) {
      const { dependencies, peerDependencies } = await readManifest(name)
      expect(peerDependencies).toEqual({ "@medusajs/framework": expect.stringMatching(/^\^2\./) })
      for (const [dependency, range] of Object.entries(dependencies)) {
        expect(dependency).not.toMatch(/^@(haat|medusajs)\//)
        expect(range).toMatch(/^\^/)
      }
    }
  })
})

describe("the READMEs", () => {
  it("have lines for medusa-config.ts, and a route, whose types are right", async () => {
    const tsc = path.join(shop.folder, "node_modules/typescript/bin/tsc")
    await command(process.execPath, [tsc, "--noEmit"], { cwd: shop.folder })
  }, 180_000)
})

describe("a wrong option", () => {
  it.each([
    [{ RAZORPAY_KEY_ID: "" }, "Razorpay's option keyId is missing"],
    [{ SHIPROCKET_EMAIL: "nobody" }, "medusa-fulfillment-shiprocket: the option email needs the e-mail address"],
  ])(
    "keeps the shop from starting, with a sentence: %j",
    async (wrong, sentence) => {
      await expect(runMedusa(shop.folder, ["start", "--port", "0"], { ...shop.env, ...wrong })).rejects.toThrow(
        sentence,
      )
    },
    120_000,
  )
})

describe("paying", () => {
  it("completes a cart whose delivery the carrier has priced, and captures the money", async () => {
    const { cart, price_type, delivery, session, razorpay_order_id } = await openCart("esha@example.com")
    expect([price_type, delivery, cart.total]).toEqual(["calculated", DELIVERY, TOTAL])
    expect(session.data).toMatchObject({ amount_paise: TOTAL_PAISE, currency: "INR" })
    await expect(store.cart.complete(cart.id)).resolves.toMatchObject({ type: "cart" })
    await razorpayDriver(shop).pay(razorpay_order_id)
    await expect(store.cart.complete(cart.id)).resolves.toMatchObject({ type: "order" })
    const order = await findOrder("esha@example.com")
    expect(order).toMatchObject({ payment_status: "captured", total: TOTAL })
    const { order: paid, payments } = await razorpayDriver(shop).find(razorpay_order_id)
    expect(paid).toMatchObject({ status: "paid", amount_paid: TOTAL_PAISE, receipt: session.id })
    expect(payments).toMatchObject([{ status: "captured", amount: TOTAL_PAISE }])
  })

  it("captures what is merely authorised, at Razorpay too", async () => {
    await razorpayDriver(shop).decide({ next: "authorized_only" })
    const { razorpay_order_id, payment } = await buy("authorised@example.com")
    expect(payment.captured_at).toBeTruthy()
    expect((await razorpayDriver(shop).find(razorpay_order_id)).payments).toMatchObject([{ status: "captured" }])
  })

  it("completes the cart by Razorpay's webhook when the shopper's browser is gone", async () => {
    const { razorpay_order_id } = await openCart("gone@example.com")
    await razorpayDriver(shop).pay(razorpay_order_id)
    const order = await eventually(() => findOrder("gone@example.com"))
    expect(order).toMatchObject({ payment_status: "captured", total: TOTAL })
  }, 90_000)
})

describe("refunds of a part", () => {
  it("are made once each, also when the response is lost or the request is repeated", async () => {
    const { razorpay_order_id, payment } = await buy("refunds@example.com")
    await razorpayDriver(shop).decide({ refunds: "unanswered" })
    await owner.payment.refund(payment.id, { amount: 100.5 })
    await owner.payment.refund(payment.id, { amount: 200 })
    const { payments, refunds } = await razorpayDriver(shop).find(razorpay_order_id)
    expect(refunds.map(({ amount, status }) => [amount, status])).toEqual([
      [10_050, "processed"],
      [20_000, "processed"],
    ])
    const known = (await findPayment("refunds@example.com")).refunds
    expect(known?.map(({ id, amount }) => [id, amount]).sort()).toEqual(
      refunds.map(({ receipt, amount }) => [receipt, amount / 100]).sort(),
    )

    const [{ id, receipt, amount, payment_id }] = refunds
    expect(await razorpayDriver(shop).refund(payment_id, { amount, receipt }, String(receipt))).toMatchObject({ id })
    expect(payments[0].amount_refunded).toBe(30_050)
    expect((await razorpayDriver(shop).find(razorpay_order_id)).refunds).toHaveLength(2)
  })

  it("that Razorpay cannot make are not recorded, and say why", async () => {
    const { razorpay_order_id, payment } = await buy("failed@example.com")
    await razorpayDriver(shop).decide({ refunds: "failed" })
    await expect(owner.payment.refund(payment.id, { amount: 50 })).rejects.toMatchObject({
      status: 400,
      message: "Razorpay could not make the refund",
    })
    await expect(owner.payment.refund(payment.id, { amount: 0.5 })).rejects.toMatchObject({
      status: 400,
      message: "The amount must be at least INR 1.00",
    })
    expect((await findPayment("failed@example.com")).refunds).toEqual([])
    expect((await razorpayDriver(shop).find(razorpay_order_id)).payments[0].amount_refunded).toBe(0)
  })
})

/** Fulfils all of an order. */
async function fulfil(email: string) {
  const { id, items } = (await owner.order.retrieve((await findOrder(email)).id)).order
  const pieces = items.map((item) => ({ id: item.id, quantity: item.quantity }))
  await owner.order.createFulfillment(id, { items: pieces })
  const fulfillment = await findFulfillment(email)
  return { id, pieces, fulfillment_id: fulfillment.id, label: fulfillment.labels[0] }
}

describe("a parcel", () => {
  it("is booked with the carrier, shipped, followed and delivered", async () => {
    await buy("parcel@example.com")
    const { id, pieces, fulfillment_id, label } = await fulfil("parcel@example.com")
    const [booking, ...others] = await shiprocketDriver(shop).bookings(id)
    expect(others).toEqual([])
    expect(booking).toMatchObject({ channel_order_id: id, status: "READY TO SHIP", payment_method: "prepaid" })
    expect(booking.shipments[0]).toMatchObject({ awb: label.tracking_number, courier: "Delhivery Surface" })

    await owner.order.createShipment(id, fulfillment_id, { items: pieces })
    expect(await shiprocketDriver(shop).track(label.tracking_number)).toBe("MANIFEST GENERATED")
    await shiprocketDriver(shop).move(label.tracking_number, "DELIVERED")
    const delivered = await eventually(async () => {
      const fulfillment = await findFulfillment("parcel@example.com")
      if (!fulfillment.delivered_at) throw new Error("It is not delivered yet")
      return fulfillment
    })
    expect(delivered.shipped_at).toBeTruthy()
    expect(delivered.data).toMatchObject({ awb: label.tracking_number })
  }, 90_000)

  it("is cancelled with the carrier, and what is left of the payment goes back with the order", async () => {
    const { razorpay_order_id, payment } = await buy("cancelled@example.com")
    await owner.payment.refund(payment.id, { amount: 34.56 })
    const first = await fulfil("cancelled@example.com")
    await owner.order.cancelFulfillment(first.id, first.fulfillment_id, {})
    expect(await shiprocketDriver(shop).bookings(first.id)).toMatchObject([{ status: "CANCELED" }])

    await owner.order.cancel(first.id)
    const { payments, refunds } = await razorpayDriver(shop).find(razorpay_order_id)
    expect(payments).toMatchObject([{ status: "refunded", amount_refunded: TOTAL_PAISE }])
    expect(refunds.map(({ amount }) => amount)).toEqual([3_456, TOTAL_PAISE - 3_456])
  })
})
