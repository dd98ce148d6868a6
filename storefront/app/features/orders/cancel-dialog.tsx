import type { Order } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { useState } from "react"
import { Button } from "../../components/button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { FormProblem } from "../../components/form-problem.tsx"
import { notify } from "../../lib/notify.ts"
import { explainCancelFailure, useCancelOrder } from "./cancel-order.ts"
import { ORDERS } from "./messages.ts"

type CancelDialogProps = { order: Order; open: boolean; onClose: () => void; onCancel: () => void }

/** Refund of a paid order, in rupees, without earlier refunds. */
const paidBack = ({ payment_status, total, refunded }: Order) => (payment_status === "Paid" ? total - refunded : 0)

/** Confirms that an order is to be cancelled, and shows what happens to the money. */
export default function CancelDialog({ order, open, onClose, onCancel }: CancelDialogProps) {
  const { mutateAsync, isPending } = useCancelOrder(onCancel)
  const [problem, setProblem] = useState<string>()
  const amount = paidBack(order)
  const back = amount > 0 && ORDERS.moneyBack(money(amount))

  const cancel = async () => {
    setProblem(undefined)
    try {
      await mutateAsync(order.id)
      notify.success([ORDERS.cancelDone(order.display_id), back].filter(Boolean).join(" "), 4_000)
    } catch (error) {
      setProblem(explainCancelFailure(error as Error))
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      dismissible={!isPending}
      title={ORDERS.cancelQuestion}
      description={[ORDERS.cancelWhat(order.display_id), ...(back ? [back, ORDERS.banksTake] : [])].join(" ")}
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {ORDERS.keep}
          </Button>
          <Button variant="danger" busy={isPending} onClick={cancel}>
            {ORDERS.cancel}
          </Button>
        </>
      }
    >
      {problem && <FormProblem>{problem}</FormProblem>}
    </Dialog>
  )
}
