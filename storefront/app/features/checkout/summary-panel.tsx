import type { Address, NewAddress } from "@haat/accounts/contract"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useLoaderData } from "react-router-dom"
import { Button, ButtonLink } from "../../components/button.tsx"
import { COMMON } from "../../components/messages.ts"
import { CodeForm } from "../../components/offers/code-form.tsx"
import { OfferRows } from "../../components/offers/offer-rows.tsx"
import { StateQuestion } from "../../components/state-question.tsx"
import { FetchError } from "../../lib/backend/sdk.ts"
import { usePost } from "../../lib/backend/use-post.ts"
import { meQuery } from "../../lib/person/me-query.ts"
import { checkoutQuery } from "./checkout-query.ts"
import { CHECKOUT } from "./messages.ts"
import { OrderSummary, OrderSummarySkeleton } from "./order-summary.tsx"
import { isSignedOut, LOGIN_REQUIRED, PaymentNote } from "./payment-note.tsx"

type SummaryPanelProps = {
  address_id: string | undefined
  /** true when store credit is used */
  usesCredit?: boolean
  /** true when the order, or what credit leaves of it, is paid in cash */
  paysCash?: boolean
  /** renders the button that continues, for the current total */
  children: (total: number | undefined) => ReactNode
}

/** Why there is no summary, as the page was rendered. */
type LoadedSummary = { rejection?: { status: number; message: string } }

/** The order summary for the picked address, with buttons below. */
export function SummaryPanel({ address_id, usesCredit = false, paysCash = false, children }: SummaryPanelProps) {
  const query = useQuery({ ...checkoutQuery(address_id ?? ""), enabled: address_id !== undefined })
  const { data, refetch } = query
  const { rejection } = (useLoaderData() as LoadedSummary | null | undefined) ?? {}
  const error = query.error ?? (rejection && !data ? new FetchError(rejection.status, rejection.message) : null)
  return (
    <section
      aria-labelledby="summary"
      className="rounded-lg border border-line bg-surface p-5 sm:p-6 lg:sticky lg:top-8"
    >
      <h2 id="summary" className="text-xl font-semibold">
        {CHECKOUT.summary}
      </h2>
      {isSignedOut(error) ? (
        <PaymentNote note={LOGIN_REQUIRED} />
      ) : error ? (
        <Failure error={error} address_id={address_id} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <OrderSummary summary={data} usesCredit={usesCredit} paysCash={paysCash} />
          <div className="mt-4 grid gap-3 border-t border-line pt-4">
            {data.offers && <OfferRows offers={data.offers} />}
            <CodeForm />
          </div>
        </>
      ) : address_id === undefined ? (
        <p className="mt-3 text-ink-soft">{CHECKOUT.pickAddressFor}</p>
      ) : (
        <OrderSummarySkeleton />
      )}
      <div className="mt-6 grid gap-3">
        {children(error || !data ? undefined : data.total)}
        <ButtonLink size="lg" variant="secondary" to="/cart">
          {CHECKOUT.cancel}
        </ButtonLink>
      </div>
    </section>
  )
}

type FailureProps = { error: Error; address_id: string | undefined; onRetry: () => void }

function Failure({ error, address_id, onRetry }: FailureProps) {
  const { status, reply } = error instanceof FetchError ? error : { status: undefined, reply: undefined }
  const states = reply?.states
  if (Array.isArray(states) && address_id !== undefined)
    return (
      <div className="mt-4 rounded-md bg-bad-soft p-4">
        <StateFix address_id={address_id} states={states} onFixed={onRetry} />
      </div>
    )
  // 400 is about the address: there is no delivery, or its postal code is invalid
  const rejected = status === 409 || status === 400
  return (
    <div role="alert" className="mt-4 rounded-md bg-bad-soft p-4 text-sm">
      <p className="font-medium text-bad">{rejected ? error.message : CHECKOUT.somethingWrong}</p>
      <div className="mt-3">
        {rejected ? (
          <ButtonLink size="sm" variant="secondary" to={status === 400 ? "/profile" : "/cart"}>
            {status === 400 ? CHECKOUT.editAddresses : CHECKOUT.goToCart}
          </ButtonLink>
        ) : (
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {COMMON.tryAgain}
          </Button>
        )}
      </div>
    </div>
  )
}

type StateFixProps = {
  address_id: string
  /** English names of the states that its postal code serves */
  states: string[]
  onFixed: () => void
}

/** Asks which state a saved address is in whose own does not fit its postal code; one press corrects it. */
function StateFix({ address_id, states, onFixed }: StateFixProps) {
  const client = useQueryClient()
  const { data: me } = useQuery(meQuery)
  const { mutate, isPending, isError } = usePost<NewAddress, { addresses: Address[] }>(
    `/store/addresses/${address_id}`,
    {
      onSuccess: ({ addresses }) => {
        client.setQueryData(meQuery.queryKey, (me) => me && { ...me, addresses })
        onFixed()
      },
    },
  )
  const address = me?.addresses.find(({ id }) => id === address_id)
  if (!address) return null
  return (
    <>
      <StateQuestion
        postal_code={address.postal_code}
        states={states}
        busy={isPending}
        onChoose={(province) => mutate({ ...address, province })}
      />
      {isError && <p className="mt-2 text-sm text-bad">{CHECKOUT.somethingWrong}</p>}
    </>
  )
}
