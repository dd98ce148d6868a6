import type { Address, NewAddress } from "@haat/accounts/contract"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { StateQuestion } from "../../components/state-question.tsx"
import { usePost } from "../../lib/backend/use-post.ts"
import { meQuery } from "../../lib/person/me-query.ts"
import { CHECKOUT } from "./messages.ts"

type StateFixProps = {
  address_id: string
  /** English names of the states that its postal code serves */
  states: string[]
  onFixed: () => void
}

/** Asks which state a saved address is in whose own does not fit its postal code; one press corrects it. */
export function StateFix({ address_id, states, onFixed }: StateFixProps) {
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
