import type { Order } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { type FormEvent, useState } from "react"
import { FormDialog } from "../../components/form-dialog.tsx"
import { Select } from "../../components/select.tsx"
import { notify } from "../../lib/notify.ts"
import { shownName } from "../../lib/shop/shown-name.ts"
import { useCancelPieces } from "./cancel-pieces.ts"
import { ORDERS } from "./messages.ts"

type CancelPiecesDialogProps = { order: Order; open: boolean; onClose: () => void }

/** More choices than this would be a long list; of more one asks twice. */
const MAX_PIECES = 50

/** Asks which pieces of an order are not to be sent. The same form cancels once. */
export default function CancelPiecesDialog({ order, open, onClose }: CancelPiecesDialogProps) {
  const { mutateAsync, isPending } = useCancelPieces(order.id)
  const [request_id, setRequestId] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState<Record<string, number>>({})
  const [problem, setProblem] = useState<string>()
  const lines = order.items.flatMap(({ id, quantity }) =>
    chosen[id] ? [{ line_id: id, quantity: Math.min(chosen[id], quantity) }] : [],
  )

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!lines.length) return setProblem(ORDERS.nothingChosen)
    setProblem(undefined)
    try {
      const left = await mutateAsync({ request_id, expected_total: order.total, lines })
      const isWhole = left.status === "canceled"
      notify.success(isWhole ? ORDERS.cancelDone(order.display_id) : ORDERS.itemsCancelled(money(left.total)), 4_000)
      setChosen({})
      setRequestId(crypto.randomUUID())
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={ORDERS.cancelItemsQuestion}
      description={[ORDERS.cancelItemsWhat, order.payment_status === "Paid" && ORDERS.cancelItemsPaid]
        .filter(Boolean)
        .join(" ")}
      onSubmit={submit}
      busy={isPending}
      problem={problem}
      submitLabel={ORDERS.cancelItems}
    >
      {order.items.map((item) => (
        <Select
          key={item.id}
          label={ORDERS.piecesToCancel(shownName(item).name)}
          hint={ORDERS.piecesOrdered(item.quantity)}
          value={chosen[item.id] ?? 0}
          onChange={({ target }) => setChosen({ ...chosen, [item.id]: Number(target.value) })}
        >
          {Array.from({ length: Math.min(item.quantity, MAX_PIECES) + 1 }, (_, count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </Select>
      ))}
    </FormDialog>
  )
}
