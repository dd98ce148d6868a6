import type { MedusaContainer } from "@medusajs/framework/types"
import { LEDGER } from "../modules/razorpay"
import type { RazorpayService } from "../modules/razorpay/service"

/** Deletes applied webhooks older than the setting PAYMENT_EVENT_DAYS; the ledger stays. */
export default async function deleteOldEvents(container: MedusaContainer) {
  const ledger = container.resolve<RazorpayService>(LEDGER)
  while (await ledger.deleteOldEvents());
}

export const config = { name: "razorpay-forget-events", schedule: "* * * * *" }
