import { money } from "@haat/sdk/money"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { Button } from "../../../components/button.tsx"
import { notify } from "../../../lib/notify.ts"
import { fetchClosedWindowOutcome, openBalancePayment, verifyPayment } from "../../../lib/payment/payment-calls.ts"
import { loadPaymentScript, openPaymentWindow } from "../../../lib/payment/payment-window.ts"
import { RETURNS } from "./messages.ts"

/**
 * Pays the balance of a replacement order online; otherwise it is paid on delivery, if the shop accepts cash for it.
 */
export function PayBalanceButton({ order_id, to_pay }: { order_id: string; to_pay: number }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    networkMode: "always",
    mutationFn: async () => {
      const payment = await openBalancePayment(order_id)
      await loadPaymentScript(payment)
      const paid = await openPaymentWindow(payment, RETURNS.title, (why) => notify.error(why ?? RETURNS.notPaid))
      return paid ? verifyPayment(paid) : fetchClosedWindowOutcome(payment.razorpay_order_id)
    },
    onSuccess: (outcome) => {
      if (outcome?.state === "ordered") notify.success(RETURNS.paid, 4_000)
      else if (outcome?.state === "confirming") notify.success(RETURNS.confirming, 6_000)
      else notify.error(RETURNS.notPaid)
    },
    onError: ({ message }) => notify.error(message),
    onSettled: () => {
      for (const queryKey of [["returns"], ["orders"]]) void client.invalidateQueries({ queryKey })
    },
  })
  return (
    <Button variant="secondary" size="sm" className="mt-2 mr-2" busy={isPending} onClick={() => mutate()}>
      {RETURNS.payOnline(money(to_pay))}
    </Button>
  )
}
