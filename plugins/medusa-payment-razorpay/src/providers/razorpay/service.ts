import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  ProviderWebhookPayload,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import { AbstractPaymentProvider, MedusaError, PaymentActions } from "@medusajs/framework/utils"
import { RazorpayClient } from "../../client"
import { findCapturedPayment, judgePayments } from "../../judge-payments"
import { exactPaise } from "../../paise"
import { refundInFull } from "../../refund-in-full"
import { refundPart } from "../../refund-part"
import { SessionData } from "../../session-data"
import { type RazorpayOptions, readOptions } from "./options"
import { readWebhook } from "./webhook"

/** Payment provider for Medusa. A session's data describes one Razorpay order and holds no secrets. */
export class RazorpayProvider extends AbstractPaymentProvider<RazorpayOptions> {
  static identifier = "razorpay"

  static validateOptions(options: Record<string, unknown>) {
    readOptions(options)
  }

  readonly #client: RazorpayClient
  readonly #webhookSecret?: string

  constructor(cradle: Record<string, unknown>, options: RazorpayOptions) {
    super(cradle, options)
    const { webhookSecret, ...settings } = readOptions(options)
    this.#client = new RazorpayClient(settings)
    this.#webhookSecret = webhookSecret
  }

  async initiatePayment({ amount, currency_code, data }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    if (currency_code.toLowerCase() !== "inr")
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "Only rupees can be paid online")
    const amount_paise = exactPaise(amount)
    const order = await this.#client.createOrder({ amount: amount_paise, receipt: String(data?.session_id) })
    const session: SessionData = {
      razorpay_order_id: order.id,
      amount_paise,
      currency: "INR",
      key_id: this.#client.keyId,
      razorpay_payment_id: null,
    }
    return { id: order.id, status: "pending", data: session }
  }

  /** A Razorpay order cannot change its amount, so another amount needs another session. */
  async updatePayment({ amount, data }: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    if (exactPaise(amount) !== SessionData.parse(data).amount_paise)
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "The amount of a payment that is open cannot change")
    return { data }
  }

  /** Authorizes when Razorpay has captured a payment of this order in rupees and of exactly this amount. */
  async authorizePayment({ data }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    const session = SessionData.parse(data)
    const expected = { razorpay_order_id: session.razorpay_order_id, amount: session.amount_paise }
    const { paid, failure } = await findCapturedPayment(this.#client, expected)
    if (!paid)
      throw new MedusaError(
        MedusaError.Types.PAYMENT_REQUIRES_MORE_ERROR,
        failure ?? "The payment has not been made yet",
      )
    return { status: "captured", data: { ...session, razorpay_payment_id: paid.id } }
  }

  /** Authorizing has captured the payment already. */
  async capturePayment({ data }: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return { data: (await this.authorizePayment({ data })).data }
  }

  async refundPayment({ data, amount, context }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const { razorpay_payment_id } = SessionData.parse(data)
    if (!razorpay_payment_id)
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Nothing has been paid that could be refunded")
    const paise = exactPaise(amount)
    const payment = await this.#client.findPayment(razorpay_payment_id)
    const status =
      paise === payment.amount
        ? await refundInFull(this.#client, payment)
        : await this.#refundPart(payment.id, paise, context?.idempotency_key)
    if (status === "failed") throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Razorpay could not make the refund")
    return { data }
  }

  async #refundPart(payment_id: string, amount: number, key: string | undefined): Promise<string> {
    if (!key) throw new MedusaError(MedusaError.Types.INVALID_DATA, "A refund needs an idempotency key")
    return (await refundPart(this.#client, { payment_id, amount, key })).status
  }

  /**
   * Does nothing. Medusa calls this when it could not record a captured payment: the payment's webhook completes the
   * cart, or the shop refunds it. An authorized payment lapses by itself.
   */
  async cancelPayment({ data }: CancelPaymentInput): Promise<CancelPaymentOutput> {
    return { data }
  }

  /** Leaves the Razorpay order, which cannot be deleted; the shop refunds later payments of it. */
  async deletePayment({ data }: DeletePaymentInput): Promise<DeletePaymentOutput> {
    return { data }
  }

  async retrievePayment({ data }: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return { data }
  }

  async getPaymentStatus({ data }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    const { razorpay_order_id, amount_paise } = SessionData.parse(data)
    const payments = await this.#client.listPayments(razorpay_order_id)
    const { paid, authorized } = judgePayments(payments, { razorpay_order_id, amount: amount_paise })
    return { status: paid ? "captured" : authorized ? "authorized" : "pending" }
  }

  /** Handles webhooks when `webhookSecret` is set; a shop may also receive them at its own route. */
  async getWebhookActionAndData(webhook: ProviderWebhookPayload["payload"]): Promise<WebhookActionResult> {
    const secret = this.#webhookSecret
    if (!secret) return { action: PaymentActions.NOT_SUPPORTED }
    return readWebhook(webhook, { client: this.#client, secret })
  }
}
