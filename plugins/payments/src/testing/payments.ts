import { shop, type TestShop } from "@haat/testing"
import { buyer, put } from "@haat/testing/buyer"
import { afterEach, beforeAll, beforeEach, expect } from "vitest"
import { open, readyToPay, verify } from "./buyer"
import { type Provider, provider } from "./provider"
import { broken } from "./rule"
import { until } from "./until"

/** A shop in which people pay. Every test ends with the one rule about money, for each payment it opened. */
export function payments() {
  let haat: TestShop
  let razorpay: Provider
  let product_id: string
  let other_id: string
  let opened: string[] = []

  beforeAll(async () => {
    haat = await shop()
    razorpay = provider(haat)
    product_id = (await haat.product({ quantity: 1_000 })).id
    other_id = (await haat.product({ price: 99.99, quantity: 1_000 })).id
  })
  beforeEach(async () => {
    opened = []
    await razorpay.behave()
    await razorpay.scenario()
  })
  afterEach(async () => {
    await razorpay.behave()
    await Promise.all(
      opened.map((id) =>
        until(`the rule to hold for ${id}`, async () => !(await broken(haat, razorpay, id)).length, 60).catch(
          async () => expect(await broken(haat, razorpay, id)).toEqual([]),
        ),
      ),
    )
  }, 70_000)

  /** A shopper with one piece in the cart at the provider's window. */
  const ready = async (product = product_id) => {
    const made = await readyToPay(haat, product)
    opened.push(made.window.razorpay_order_id)
    return made
  }

  return {
    get haat() {
      return haat
    },
    get razorpay() {
      return razorpay
    },
    get product_id() {
      return product_id
    },
    ready,
    /** An order of three pieces of one product and one of another that is paid online. */
    ordered: async () => {
      const shopper = await buyer(haat)
      await put(shopper, product_id, 3)
      await put(shopper, other_id)
      const { body } = await open(shopper)
      const id = body.payment.razorpay_order_id as string
      const proof = await razorpay.pay(id)
      const { outcome } = (await verify(shopper, proof)).body
      expect(outcome.state).toBe("ordered")
      return { shopper, id, amount: body.payment.amount as number, order_id: outcome.order_id as string, proof }
    },
    row: async (razorpay_order_id: string) =>
      (await haat.sql("select * from razorpay_payment where razorpay_order_id = $1", [razorpay_order_id]))[0],
    /** Lets the time pass after which the shop looks for a payment by itself. */
    makeDue: async (razorpay_order_id: string) => {
      await haat.sql("update razorpay_payment set next_attempt_at = now() where razorpay_order_id = $1", [
        razorpay_order_id,
      ])
    },
    /** Waits until the ledger says so. */
    state: (razorpay_order_id: string, state: string, seconds = 20) =>
      until(
        `${razorpay_order_id} to be ${state}`,
        async () =>
          (
            await haat.sql("select * from razorpay_payment where razorpay_order_id = $1 and state = $2", [
              razorpay_order_id,
              state,
            ])
          )[0],
        seconds,
      ),
  }
}
