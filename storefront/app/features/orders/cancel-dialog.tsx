import type { Order, OrderList } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { useQueryClient } from "@tanstack/react-query"
import type { FormEvent } from "react"
import { Button } from "../../components/button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import type { LinkedDialog } from "../../components/dialog-link.tsx"
import { FormProblem } from "../../components/form-problem.tsx"
import { PageForm } from "../../components/page-form.tsx"
import { FetchError } from "../../lib/backend/sdk.ts"
import { usePost } from "../../lib/backend/use-post.ts"
import { notify } from "../../lib/notify.ts"
import { ORDERS } from "./messages.ts"

type CancelDialogProps = LinkedDialog & { order: Order; onCancel: () => void }

/** Returns the refundable rupees of a paid order, without earlier refunds. */
const refundableAmount = ({ payment_status, total, refunded }: Order) =>
  payment_status === "Paid" ? total - refunded : 0

const removeOrder = (list: OrderList, id: string): OrderList => {
  const orders = list.orders.filter((order) => order.id !== id)
  return { ...list, orders, count: list.count - (list.orders.length - orders.length) }
}

/** Returns why the order could not be cancelled, with the server's reason when there is one. */
export const explain = (error: Error) =>
  error instanceof FetchError && error.status === 409
    ? `${ORDERS.somethingWrong} ${error.message}`
    : ORDERS.somethingWrong

/**
 * Confirms that an order is to be cancelled, and shows what happens to the money. A cancelled order is removed from
 * every cached list; `onCancel` is called just before.
 */
export default function CancelDialog({ order, onCancel, onClose, ...dialog }: CancelDialogProps) {
  const { id, display_id } = order
  const amount = refundableAmount(order)
  const back = amount > 0 && ORDERS.moneyBack(money(amount))
  const client = useQueryClient()
  const { mutate, isPending, error } = usePost(`/store/my-orders/${encodeURIComponent(id)}/cancel`, {
    onSuccess: async () => {
      await client.cancelQueries({ queryKey: ["orders"] })
      onCancel()
      client.setQueriesData<OrderList>({ queryKey: ["orders"] }, (list) => list && removeOrder(list, id))
      notify.success([ORDERS.cancelDone(display_id), back].filter(Boolean).join(" "), 4_000)
    },
    onError: () => client.invalidateQueries({ queryKey: ["orders"] }),
  })
  const cancel = (event: FormEvent) => {
    event.preventDefault()
    mutate({})
  }
  return (
    <Dialog
      {...dialog}
      onOpenChange={(isOpen) => isOpen || onClose()}
      dismissible={!isPending}
      title={ORDERS.cancelQuestion}
      description={[ORDERS.cancelWhat(display_id), ...(back ? [back, ORDERS.banksTake] : [])].join(" ")}
    >
      <PageForm name="cancel" onSubmit={cancel} className="flex flex-wrap justify-end gap-3">
        {error && <FormProblem className="basis-full">{explain(error)}</FormProblem>}
        {dialog.layout !== "page" && (
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
