import type { RequestReturn } from "@haat/checkout/contract"
import { useQuery } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { Button } from "../../../components/button.tsx"
import { useLazyDialog } from "../../../components/use-lazy-dialog.ts"
import { lazyPart } from "../../../lib/lazy-loading/lazy-part.ts"
import { LineTermsList } from "./line-terms.tsx"
import { RETURNS } from "./messages.ts"
import { ReturnRow } from "./return-row.tsx"
import { returnsQuery } from "./returns-query.ts"

const ReturnDialog = lazyPart(() => import("./return-dialog.tsx"))

/** Lists the returns of a delivered order, and what can still be sent back. Nothing before something has arrived. */
export default function OrderReturns({ order_id }: { order_id: string }) {
  const dialog = useLazyDialog()
  const [firstReason, setFirstReason] = useState<RequestReturn["reason"]>("damaged")
  const ask = (reason: RequestReturn["reason"]) => {
    setFirstReason(reason)
    dialog.open()
  }
  const { data, isError, refetch } = useQuery(returnsQuery(order_id))
  if (isError)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 sm:col-span-2">
        {RETURNS.failed}
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          {RETURNS.again}
        </Button>
      </p>
    )
  if (!data || (data.returns.length === 0 && data.lines.length === 0)) return null
  const { returns, lines } = data
  const returnable = lines.filter(({ can_return, left }) => can_return && left > 0)
  const claimable = lines.filter(({ can_claim, left }) => can_claim && left > 0)
  return (
    <section aria-labelledby={`${order_id}-returns`} className="min-w-0 sm:col-span-2">
      <h3 id={`${order_id}-returns`} className="font-semibold">
        {RETURNS.title}
      </h3>
      {returns.length > 0 && (
        <ul className="mt-2 space-y-3">
          {returns.map((one) => (
            <ReturnRow key={one.id} order_id={order_id} row={one} />
          ))}
        </ul>
      )}
      {lines.length > 0 && <LineTermsList lines={lines} />}
      {returnable.length > 0 && (
        <Button variant="secondary" size="sm" className="mt-2 mr-2" onClick={() => ask("does_not_fit")}>
          {RETURNS.start}
        </Button>
      )}
      {claimable.length > 0 && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={() => ask("damaged")}>
          {RETURNS.startClaim}
        </Button>
      )}
      {dialog.isLoaded && (
        <Suspense>
          <ReturnDialog
            key={firstReason}
            order_id={order_id}
            lines={lines}
            firstReason={firstReason}
            open={dialog.isOpen}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </section>
  )
}
