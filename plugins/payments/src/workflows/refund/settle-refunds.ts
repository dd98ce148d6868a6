import type { MedusaContainer } from "@medusajs/framework/types"
import { LEDGER } from "../../modules/razorpay"
import type { RefundRow } from "../../modules/razorpay/refund-row"
import type { RazorpayService } from "../../modules/razorpay/service"
import { settleAndReadOutcome } from "../read-outcome"

/** Waits shortly for the provider to process a request's refunds; the reconciling job follows the pending ones. */
export async function settleRefunds(
  container: MedusaContainer,
  refunds: RefundRow[],
  request_id: string,
): Promise<RefundRow[]> {
  const waiting = refunds.filter(({ method, state }) => method === "online" && state === "pending")
  if (!waiting.length) return refunds
  const ledger = container.resolve<RazorpayService>(LEDGER)
  await Promise.all(
    [...new Set(waiting.map(({ payment_id }) => payment_id))].map(async (payment_id) => {
      const entry = await ledger.findEntryByPaymentId(payment_id)
      if (entry) await settleAndReadOutcome(container, entry)
    }),
  )
  return ledger.listRequestedRefunds(request_id)
}
