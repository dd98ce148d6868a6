import { MedusaError } from "@medusajs/framework/utils"
import type { z } from "zod"
import { collectionSchema, RazorpayFailure, RazorpayOrder, RazorpayPayment, RazorpayRefund } from "./replies"

export type RazorpaySettings = {
  /** such as https://api.razorpay.com */
  url: string
  keyId: string
  keySecret: string
  /** timeout of one call; some methods make two calls */
  timeoutMs?: number
  fetch?: typeof fetch
}

export const DEFAULT_TIMEOUT_MS = 4_000

/**
 * Razorpay rejected the call or failed. Medusa's API responds with its `message`, which is written for shoppers and
 * staff.
 */
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

/** Client of Razorpay's API. Each call returns a parsed response or throws RazorpayError within the timeout. */
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
      const order = await this.#findOrderByReceipt(receipt).catch(() => undefined)
      if (order?.amount === amount && order.currency === "INR") return order
      throw error
    }
  }

  async #findOrderByReceipt(receipt: string) {
    const path = `/v1/orders?${new URLSearchParams({ receipt })}`
    const { items } = await this.#call(collectionSchema(RazorpayOrder), { path })
    return items.find((order) => order.receipt === receipt)
  }

  findOrder(order_id: string): Promise<RazorpayOrder> {
    return this.#call(RazorpayOrder, { path: `/v1/orders/${encodeURIComponent(order_id)}` })
  }

  /** Lists all payments of an order, failed ones too. */
  async listPayments(order_id: string): Promise<RazorpayPayment[]> {
    const path = `/v1/orders/${encodeURIComponent(order_id)}/payments`
    return (await this.#call(collectionSchema(RazorpayPayment), { path })).items
  }

  findPayment(payment_id: string): Promise<RazorpayPayment> {
    return this.#call(RazorpayPayment, { path: `/v1/payments/${encodeURIComponent(payment_id)}` })
  }

  /** Captures the whole amount of an authorized payment. */
  capture({ id, amount }: Pick<RazorpayPayment, "id" | "amount">): Promise<RazorpayPayment> {
    const path = `/v1/payments/${encodeURIComponent(id)}/capture`
    return this.#call(RazorpayPayment, { method: "POST", path, body: { amount, currency: "INR" } })
  }

  async listRefunds(payment_id: string): Promise<RazorpayRefund[]> {
    const path = `/v1/payments/${encodeURIComponent(payment_id)}/refunds?count=100`
    return (await this.#call(collectionSchema(RazorpayRefund), { path })).items
  }

  /**
   * Refunds `amount` paise, once for each `key`.
   * @param input `receipt` is shown in the provider's list of refunds
   */
  refund(input: { payment_id: string; amount: number; key: string; receipt?: string }): Promise<RazorpayRefund> {
    const path = `/v1/payments/${encodeURIComponent(input.payment_id)}/refund`
    const headers = { "X-Refund-Idempotency": input.key }
    const { amount, receipt } = input
    return this.#call(RazorpayRefund, { method: "POST", path, body: { amount, ...(receipt && { receipt }) }, headers })
  }

  async #call<T extends z.ZodType>(schema: T, { method, path, body, headers }: Call): Promise<z.output<T>> {
    const { url, keyId, keySecret, timeoutMs, fetch } = this.#settings
    const unknownOutcome = (what: string) => new RazorpayError(`The payment provider ${what}`, false)
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
        throw unknownOutcome(error.name === "TimeoutError" ? "did not answer in time" : "could not be reached")
      })

    const { status, text } = reply
    const value = parseJson(text)
    if (status >= 200 && status < 300) {
      const read = schema.safeParse(value)
      if (read.success) return read.data
      throw unknownOutcome("gave an answer that cannot be read")
    }
    if (status >= 500 || status === 409 || status === 429) throw unknownOutcome(`is not able to answer now (${status})`)
    const failure = RazorpayFailure.safeParse(value)
    throw new RazorpayError(failure.success ? failure.data.error.description : `Razorpay rejected (${status})`, true)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
