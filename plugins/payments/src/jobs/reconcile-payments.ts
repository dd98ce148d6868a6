import type { MedusaContainer } from "@medusajs/framework/types"
import { LEDGER } from "../modules/razorpay"
import type { RazorpayService } from "../modules/razorpay/service"
import { applyEvents } from "../workflows/apply-event"
import { settlePayment } from "../workflows/settle-payment"

const AT_ONCE = 5
/** Stops taking more after so long: the next turn goes on. */
const TURN = 4_000

/** Settles payments that a browser, a webhook or a dead process left open. */
export default async function reconcilePayments(container: MedusaContainer) {
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const until = Date.now() + TURN
  for (;;) {
    const due = await ledger.claimDue(AT_ONCE)
    await Promise.all(due.map((id) => settlePayment(container, id)))
    const applied = await applyEvents(container, { most: AT_ONCE })
    if ((!due.length && !applied) || Date.now() > until) return
  }
}

export const config = { name: "razorpay-reconcile-payments", schedule: "*/5 * * * * *" }
