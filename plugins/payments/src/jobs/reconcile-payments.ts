import type { MedusaContainer } from "@medusajs/framework/types"
import { LEDGER } from "../modules/razorpay"
import type { RazorpayService } from "../modules/razorpay/service"
import { applyEvents } from "../workflows/apply-event"
import { settlePayment } from "../workflows/settle-payment"

const BATCH_SIZE = 5
/** Time after which the job claims no more; its next run continues. */
const RUN_LIMIT_MS = 4_000

/** Settles payments that a browser, a webhook or a dead process left open. */
export default async function reconcilePayments(container: MedusaContainer) {
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const until = Date.now() + RUN_LIMIT_MS
  for (;;) {
    const due = await ledger.claimDue(BATCH_SIZE)
    await Promise.all(due.map((id) => settlePayment(container, id)))
    const applied = await applyEvents(container, { most: BATCH_SIZE })
    if ((!due.length && !applied) || Date.now() > until) return
  }
}

export const config = { name: "razorpay-reconcile-payments", schedule: "*/5 * * * * *" }
