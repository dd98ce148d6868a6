import type { MedusaContainer } from "@medusajs/framework/types"
import { LEDGER } from "../modules/razorpay"
import type { RazorpayService } from "../modules/razorpay/service"

/** Keeps webhooks no longer than the setting PAYMENT_EVENT_DAYS says; the ledger itself stays. */
export default async function deleteOldEvents(container: MedusaContainer) {
  const ledger = container.resolve<RazorpayService>(LEDGER)
  while (await ledger.deleteOldEvents());
}

export const config = { name: "razorpay-forget-events", schedule: "* * * * *" }
