import { money } from "@haat/sdk/money"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { Button } from "../../../components/button.tsx"
import { notify } from "../../../lib/notify.ts"
import { openRest, outcomeAfterClosing, verifyPayment } from "../../../lib/payment/payment-calls.ts"
import { loadPaymentScript, openPaymentWindow } from "../../../lib/payment/payment-window.ts"
import { RETURNS } from "./messages.ts"

type PayRestButtonProps = {
  order_id: string
  /** rupees */
  to_pay: number
}

/** Pays online what is left of an order that replaces goods; without it the rest is paid on delivery, where the shop takes cash for it. */
export function PayRestButton({ order_id, to_pay }: PayRestButtonProps) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const pay = async () => {
    setBusy(true)
    try {
      const payment = await openRest(order_id)
      await loadPaymentScript(payment)
      const paid = await openPaymentWindow(payment, RETURNS.title, (why) => notify.error(why ?? RETURNS.notPaid))
      const outcome = paid ? await verifyPayment(paid) : await outcomeAfterClosing(payment.razorpay_order_id)
      if (outcome?.state === "ordered") notify.success(RETURNS.paid, 4_000)
      else if (outcome?.state === "confirming") notify.success(RETURNS.confirming, 6_000)
      else notify.error(RETURNS.notPaid)
    } catch (error) {
      notify.error((error as Error).message)
    } finally {
      setBusy(false)
      for (const queryKey of [["returns"], ["orders"]]) void client.invalidateQueries({ queryKey })
    }
  }
  return (
    <Button variant="secondary" size="sm" className="mt-2 mr-2" busy={busy} onClick={() => void pay()}>
      {RETURNS.payOnline(money(to_pay))}
    </Button>
  )
}
