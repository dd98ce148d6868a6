import type {
  CancelPaymentInput,
  CancelPaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import { AbstractPaymentProvider, MedusaError } from "@medusajs/framework/utils"

const reject = (message: string): never => {
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message)
}

/**
 * Provider of payments that checkout writes with the order, without a gateway. Medusa reads and cancels them like any
 * other; starting, capturing and refunding are rejected, because the shop's own routes do this.
 */
abstract class ProviderWithoutGateway extends AbstractPaymentProvider {
  protected abstract readonly startError: string
  protected abstract readonly captureError: string
  protected abstract readonly refundError: string

  constructor(cradle: Record<string, unknown>) {
    super(cradle)
  }

  /** Rejects the store's payment sessions, which could otherwise pay any cart. */
  async initiatePayment() {
    return reject(this.startError)
  }

  async authorizePayment() {
    return reject(this.startError)
  }

  async capturePayment() {
    return reject(this.captureError)
  }

  async refundPayment() {
    return reject(this.refundError)
  }

  async cancelPayment({ data }: CancelPaymentInput): Promise<CancelPaymentOutput> {
    return { data }
  }

  async deletePayment({ data }: DeletePaymentInput): Promise<DeletePaymentOutput> {
    return { data }
  }

  async retrievePayment({ data }: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return { data }
  }

  async updatePayment({ data }: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    return { data }
  }

  abstract getPaymentStatus(): Promise<GetPaymentStatusOutput>

  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: "not_supported" }
  }
}

/** Payment of an order that store credit covers, or that costs nothing: `pp_store_credit`. */
export class StoreCreditProvider extends ProviderWithoutGateway {
  static identifier = "store_credit"

  protected readonly startError = "Store credit is used at checkout, with the order"
  protected readonly captureError = "Store credit is taken with the order: nothing is left to capture"
  protected readonly refundError = "Refund this order in the back office: the amount goes back to the store credit"

  async getPaymentStatus(): Promise<GetPaymentStatusOutput> {
    return { status: "captured" }
  }
}

/** Payment of an order that waits to be paid online: `pp_awaited_online`. The online payment replaces it. */
export class AwaitedOnlineProvider extends ProviderWithoutGateway {
  static identifier = "awaited_online"

  protected readonly startError = "This order is paid online from the shopper's orders"
  protected readonly captureError = "The shopper has not paid this order yet: there is nothing to capture"
  protected readonly refundError = "The shopper has not paid this order yet: there is nothing to refund"

  async getPaymentStatus(): Promise<GetPaymentStatusOutput> {
    return { status: "pending" }
  }
}
