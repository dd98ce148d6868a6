import type { MedusaContainer } from "@medusajs/framework/types"
import type { PaymentOutcome } from "../contract"
import { LEDGER } from "../modules/razorpay"
import type { LedgerEntry } from "../modules/razorpay/entry"
import type { RazorpayService } from "../modules/razorpay/service"
import { outcomeOf } from "../outcome"
import { settlePayment } from "./settle-payment"

/** Nobody waits longer in a browser; settling goes on without them. */
const SETTLE_TIMEOUT_MS = 10_000

/** Settles a payment, and returns its state when that is done or has taken too long. */
export async function settledOutcome(container: MedusaContainer, entry: LedgerEntry): Promise<PaymentOutcome> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, SETTLE_TIMEOUT_MS)
  })
  await Promise.race([settlePayment(container, entry.razorpay_order_id), timeout])
  clearTimeout(timer)
  const now = await container.resolve<RazorpayService>(LEDGER).findEntry(entry.razorpay_order_id)
  return outcomeOf(now ?? entry)
}
