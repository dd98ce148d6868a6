import type { Order } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { type FormEvent, useState } from "react"
import { Button } from "../../components/button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import type { LinkedDialog } from "../../components/dialog-link.tsx"
import { FormProblem } from "../../components/form-problem.tsx"
import { PageForm } from "../../components/page-form.tsx"
import { notify } from "../../lib/notify.ts"
import { explainCancelFailure, useCancelOrder } from "./cancel-order.ts"
import { ORDERS } from "./messages.ts"

type CancelDialogProps = LinkedDialog & { order: Order; onCancel: () => void }

/** Refund of a paid order, in rupees, without earlier refunds. */
const paidBack = ({ payment_status, total, refunded }: Order) => (payment_status === "Paid" ? total - refunded : 0)

/** Confirms that an order is to be cancelled, and shows what happens to the money. */
export default function CancelDialog({ order, onCancel, onClose, ...dialog }: CancelDialogProps) {
  const { mutateAsync, isPending } = useCancelOrder(onCancel)
  const [problem, setProblem] = useState<string>()
  const amount = paidBack(order)
  const back = amount > 0 && ORDERS.moneyBack(money(amount))

  const cancel = async (event: FormEvent) => {
    event.preventDefault()
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
      {...dialog}
      onOpenChange={(isOpen) => isOpen || onClose()}
      dismissible={!isPending}
      title={ORDERS.cancelQuestion}
      description={[ORDERS.cancelWhat(order.display_id), ...(back ? [back, ORDERS.banksTake] : [])].join(" ")}
    >
      <PageForm name="cancel" onSubmit={cancel} className="flex flex-wrap justify-end gap-3">
        {problem && <FormProblem className="basis-full">{problem}</FormProblem>}
        {dialog.look !== "page" && (
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {ORDERS.keep}
          </Button>
        )}
        <Button type="submit" variant="danger" busy={isPending}>
          {ORDERS.cancel}
        </Button>
      </PageForm>
    </Dialog>
  )
}
