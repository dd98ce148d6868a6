import { MedusaError } from "@medusajs/framework/utils"
import type { z } from "zod"
import { collectionOf, RazorpayFailure, RazorpayOrder, RazorpayPayment, RazorpayRefund } from "./replies"

export type RazorpaySettings = {
  /** such as https://api.razorpay.com */
  url: string
  keyId: string
  keySecret: string
  /** for one call; the slowest errand makes two */
  timeoutMs?: number
  fetch?: typeof fetch
}

export const DEFAULT_TIMEOUT_MS = 4_000

/** Razorpay rejected the call or failed. Medusa's API responds with its `message`, which is fit for people. */
export class RazorpayError extends MedusaError {
  /** @param rejected true: Razorpay rejected it and nothing happened; false: the outcome is unknown */
  constructor(
    message: string,
    readonly rejected: boolean,
  ) {
    super(rejected ? MedusaError.Types.INVALID_DATA : MedusaError.Types.UNEXPECTED_STATE, message)
    this.name = "RazorpayError"
  }
}

type Call = { method?: "POST"; path: string; body?: object; headers?: Record<string, string> }

/** The calls that are needed. Each ends within the time limit, in a parsed response or a RazorpayError. */
export class RazorpayClient {
  readonly #settings: Required<RazorpaySettings>

  constructor(settings: RazorpaySettings) {
    this.#settings = { timeoutMs: DEFAULT_TIMEOUT_MS, fetch: globalThis.fetch, ...settings }
  }

  get keyId() {
    return this.#settings.keyId
  }

  /**
   * Creates an order of `amount` paise. When it is unknown whether the order was created, it is looked up by its
   * receipt, so that one receipt never gets two orders.
   */
  async createOrder({ amount, receipt }: { amount: number; receipt: string }): Promise<RazorpayOrder> {
    const body = {
      amount,
      currency: "INR",
      receipt,
      notes: { session_id: receipt },
      payment: {
        capture: "automatic",
        capture_options: { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: "normal" },
      },
    }
    try {
      return await this.#call(RazorpayOrder, { method: "POST", path: "/v1/orders", body })
    } catch (error) {
      if (error instanceof RazorpayError && error.rejected) throw error
      const order = await this.#findOrderOfReceipt(receipt).catch(() => undefined)
      if (order?.amount === amount && order.currency === "INR") return order
      throw error
    }
  }

  async #findOrderOfReceipt(receipt: string) {
    const path = `/v1/orders?${new URLSearchParams({ receipt })}`
    const { items } = await this.#call(collectionOf(RazorpayOrder), { path })
    return items.find((order) => order.receipt === receipt)
  }

  findOrder(order_id: string): Promise<RazorpayOrder> {
    return this.#call(RazorpayOrder, { path: `/v1/orders/${encodeURIComponent(order_id)}` })
  }

  /** All attempts to pay an order. */
  async listPayments(order_id: string): Promise<RazorpayPayment[]> {
    const path = `/v1/orders/${encodeURIComponent(order_id)}/payments`
    return (await this.#call(collectionOf(RazorpayPayment), { path })).items
  }

  findPayment(payment_id: string): Promise<RazorpayPayment> {
    return this.#call(RazorpayPayment, { path: `/v1/payments/${encodeURIComponent(payment_id)}` })
  }

  /** Takes an authorised payment, all of it. */
  capture({ id, amount }: Pick<RazorpayPayment, "id" | "amount">): Promise<RazorpayPayment> {
    const path = `/v1/payments/${encodeURIComponent(id)}/capture`
    return this.#call(RazorpayPayment, { method: "POST", path, body: { amount, currency: "INR" } })
  }

  async listRefunds(payment_id: string): Promise<RazorpayRefund[]> {
    const path = `/v1/payments/${encodeURIComponent(payment_id)}/refunds?count=100`
    return (await this.#call(collectionOf(RazorpayRefund), { path })).items
  }

  /**
   * Refunds `amount` paise. The same key refunds them once, however often it is sent.
   * @param input `receipt` is what the refund is known by in the provider's list
   */
  refund(input: { payment_id: string; amount: number; key: string; receipt?: string }): Promise<RazorpayRefund> {
    const path = `/v1/payments/${encodeURIComponent(input.payment_id)}/refund`
    const headers = { "X-Refund-Idempotency": input.key }
    const { amount, receipt } = input
    return this.#call(RazorpayRefund, { method: "POST", path, body: { amount, ...(receipt && { receipt }) }, headers })
  }

  async #call<T extends z.ZodType>(schema: T, { method, path, body, headers }: Call): Promise<z.output<T>> {
    const { url, keyId, keySecret, timeoutMs, fetch } = this.#settings
    const unclear = (what: string) => new RazorpayError(`The payment provider ${what}`, false)
    const reply = await fetch(`${url}${path}`, {
      method: method ?? "GET",
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`,
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
      body: body && JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((error: Error) => {
        throw unclear(error.name === "TimeoutError" ? "did not answer in time" : "could not be reached")
      })

    const { status, text } = reply
    const value = parsed(text)
    if (status >= 200 && status < 300) {
      const read = schema.safeParse(value)
      if (read.success) return read.data
      throw unclear("gave an answer that cannot be read")
    }
    if (status >= 500 || status === 409 || status === 429) throw unclear(`is not able to answer now (${status})`)
    const failure = RazorpayFailure.safeParse(value)
    throw new RazorpayError(failure.success ? failure.data.error.description : `Razorpay rejected (${status})`, true)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
