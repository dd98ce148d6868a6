import type { OrderReturn, ParcelPhase, ReturnParcel } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { useQueryClient } from "@tanstack/react-query"
import { Link } from "react-router-dom"
import { Badge } from "../../../components/badge.tsx"
import { Button } from "../../../components/button.tsx"
import { usePost } from "../../../lib/backend/use-post.ts"
import { useSentence } from "../../../lib/backend/use-sentence.ts"
import { formatDateTime } from "../../../lib/format/date.ts"
import { notify } from "../../../lib/notify.ts"
import { Parcel } from "../order-parcels.tsx"
import { refundSentence } from "../order-refunds.tsx"
import { RETURNS } from "./messages.ts"
import { PayBalanceButton } from "./pay-balance-button.tsx"
import { returnsQuery } from "./returns-query.ts"

const photoPath = (id: string) => `/store/return-photos/${encodeURIComponent(id)}`

const TONES: Partial<Record<OrderReturn["state"], "good" | "bad">> = {
  approved: "good",
  received: "good",
  rejected: "bad",
}

/** Phase of a return: a parcel delivered to the shop has been returned. */
const returnPhase = (phase: ParcelPhase | null) => (phase === "delivered" ? "returned" : phase)

const toReturningParcel = (parcel: ReturnParcel): ReturnParcel => ({
  ...parcel,
  phase: returnPhase(parcel.phase),
  steps: parcel.steps.map((step) => ({ ...step, phase: returnPhase(step.phase) })),
})

/** One return: goods, reason, progress, and a way to cancel it until it is on its way. */
export function ReturnRow({ order_id, row }: { order_id: string; row: OrderReturn }) {
  const { id, state, lines, outcome, way, decision, created_at, way_back, refunds, exchange_order, parcel, photos } =
    row
  const client = useQueryClient()
  const { mutate, isPending } = usePost(`/store/my-returns/${encodeURIComponent(id)}/cancel`, {
    onSuccess: () => notify.success(RETURNS.cancelDone, 4_000),
    onError: ({ message }) => notify.error(message),
    onSettled: () => client.invalidateQueries({ queryKey: returnsQuery(order_id).queryKey }),
  })
  return (
    <li className="rounded-md border border-line p-3 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[state]}>{RETURNS.states[state]}</Badge>
        <time className="text-ink-soft" dateTime={created_at}>
          {formatDateTime(created_at)}
        </time>
      </p>
      <ul className="mt-2">
        {lines.map(({ line_id, quantity, name, exchange }) => (
          <li key={line_id}>
            {quantity} × {name}
            {exchange && <span className="text-ink-soft"> → {exchange}</span>}
          </li>
        ))}
      </ul>
      {row.is_claim && (
        <p className="mt-1 text-ink-soft">
          {RETURNS.claim}: {RETURNS.reasons[row.reason]}. {row.by_staff && RETURNS.byStaff}
        </p>
      )}
      <p className="mt-1 text-ink-soft">
        {RETURNS.outcomes[outcome]}, {RETURNS.ways[way]}
      </p>
      {photos.length > 0 && <Photos ids={photos} />}
      {parcel && (
        <div className="mt-2">
          <h4 className="font-medium">{RETURNS.pickup}</h4>
          <Parcel parcel={toReturningParcel(parcel)} />
        </div>
      )}
      {way_back !== null && <p className="mt-1 text-ink-soft">{RETURNS.wayBackCosts(money(way_back))}</p>}
      {exchange_order && state !== "canceled" && state !== "rejected" && <Replacement {...exchange_order} />}
      {refunds.map((refund) => (
        <p key={refund.id} className="mt-1 font-medium tabular-nums">
          {refundSentence(refund)}
        </p>
      ))}
      {decision && <p className="mt-1">{RETURNS.because(decision)}</p>}
      {(state === "requested" || state === "approved") && (
        <Button variant="secondary" size="sm" className="mt-2 mr-2" busy={isPending} onClick={() => mutate({})}>
          {RETURNS.cancel}
        </Button>
      )}
    </li>
  )
}

function Replacement({ id, display_id, to_pay, cash_withheld }: NonNullable<OrderReturn["exchange_order"]>) {
  const why = useSentence(cash_withheld ?? undefined)
  return (
    <>
      <p className="mt-1 font-medium">
        <Link to={`/orders/${id}`} className="text-brand underline">
          {RETURNS.replacedBy(display_id)}
        </Link>
        {to_pay > 0 && `: ${why ? RETURNS.toPayOnline(money(to_pay)) : RETURNS.toPay(money(to_pay))}`}
      </p>
      {to_pay > 0 && why && <p className="mt-1 text-ink-soft">{why}</p>}
      {to_pay > 0 && <PayBalanceButton order_id={id} to_pay={to_pay} />}
    </>
  )
}

function Photos({ ids }: { ids: string[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {ids.map((id, at) => (
        <li key={id}>
          <a href={photoPath(id)} target="_blank" rel="noreferrer">
            <img
              src={photoPath(id)}
              alt={RETURNS.photoOf(at + 1)}
              loading="lazy"
              className="size-16 rounded-md border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
