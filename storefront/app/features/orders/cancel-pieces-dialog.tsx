import type { Order, PiecesToCancel } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import type { LinkedDialog } from "../../components/dialog-link.tsx"
import { FormDialog } from "../../components/form-dialog.tsx"
import { usePost } from "../../lib/backend/use-post.ts"
import { useNamedFormResult } from "../../lib/forms/form-result.ts"
import { notify } from "../../lib/notify.ts"
import { displayName } from "../../lib/shop/display-name.ts"
import { PIECES_FIELD_PREFIX, parsePieces } from "./cancel-order.ts"
import { ORDERS } from "./messages.ts"
import { PiecesSelect } from "./pieces-select.tsx"

type CancelPiecesDialogProps = LinkedDialog & { order: Order }

/** Asks which pieces of an order are not to be sent. The same form cancels once. */
export default function CancelPiecesDialog({ order, ...dialog }: CancelPiecesDialogProps) {
  const client = useQueryClient()
  const { mutateAsync, isPending } = usePost<PiecesToCancel, { order: Order }>(
    `/store/my-orders/${encodeURIComponent(order.id)}/cancelled-pieces`,
    { onSettled: () => client.invalidateQueries({ queryKey: ["orders"] }) },
  )
  const [request_id, setRequestId] = useState(() => crypto.randomUUID())
  const result = useNamedFormResult("cancel-pieces")
  const [chosen, setChosen] = useState<Record<string, number>>(() =>
    Object.fromEntries(parsePieces(result?.values ?? {})),
  )
  const [problem, setProblem] = useState(result?.errors?.lines)
  const lines = order.items.flatMap(({ id, quantity }) =>
    chosen[id] ? [{ line_id: id, quantity: Math.min(chosen[id], quantity) }] : [],
  )

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!lines.length) return setProblem(ORDERS.nothingChosen)
    setProblem(undefined)
    try {
      const { order: left } = await mutateAsync({ request_id, expected_total: order.total, lines })
      const isWhole = left.status === "canceled"
      notify.success(isWhole ? ORDERS.cancelDone(order.display_id) : ORDERS.itemsCancelled(money(left.total)), 4_000)
      setChosen({})
      setRequestId(crypto.randomUUID())
      dialog.onClose()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <FormDialog
      {...dialog}
      name="cancel-pieces"
      title={ORDERS.cancelItemsQuestion}
      description={[ORDERS.cancelItemsWhat, order.payment_status === "Paid" && ORDERS.cancelItemsPaid]
        .filter(Boolean)
        .join(" ")}
      onSubmit={submit}
      busy={isPending}
      problem={problem}
      submitLabel={ORDERS.cancelItems}
    >
      <input type="hidden" name="request_id" value={request_id} suppressHydrationWarning />
      <input type="hidden" name="expected_total" value={order.total} />
      {order.items.map((item) => (
        <PiecesSelect
          key={item.id}
          name={`${PIECES_FIELD_PREFIX}${item.id}`}
          label={ORDERS.piecesToCancel(displayName(item).name)}
          hint={ORDERS.piecesOrdered(item.quantity)}
          available={item.quantity}
          value={chosen[item.id] ?? 0}
          onChange={({ target }) => setChosen({ ...chosen, [item.id]: Number(target.value) })}
        />
      ))}
    </FormDialog>
  )
}
