import { MAX_ADDRESSES, type Person, TOO_MANY_ADDRESSES } from "@haat/accounts/contract"
import { useQuery } from "@tanstack/react-query"
import { useLocation, useNavigate } from "react-router-dom"
import { ButtonLink } from "../components/button.tsx"
import { PageHead } from "../components/page-head.tsx"
import { AddressForm } from "../features/account/address-form.tsx"
import { EntranceCard } from "../features/account/entrance-card.tsx"
import { ENTRANCE } from "../features/account/entrance-messages.ts"
import { ACCOUNT } from "../features/account/messages.ts"
import { nextPage } from "../features/account/next-page.ts"
import { ensureForPerson, loadForPerson, requireShopper } from "../lib/load-for-person.ts"
import { meQuery } from "../lib/me-query.ts"
import { notify } from "../lib/notify.ts"
import { serverMessage } from "../lib/server-message.ts"
import type { Route } from "./+types/update-address"

const forShoppers = (request: Request) => (person: Person | null) => {
  requireShopper(person, request)
  return []
}
export const loader = ({ request }: Route.LoaderArgs) => loadForPerson(request, forShoppers(request))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ensureForPerson(forShoppers(request))

export default function UpdateAddress() {
  const navigate = useNavigate()
  const next = nextPage(useLocation().search) ?? "/"
  const { data: me } = useQuery(meQuery)
  const isFull = (me?.addresses.length ?? 0) >= MAX_ADDRESSES

  const leave = () => {
    notify.success(ACCOUNT.addressSaved)
    navigate(next, { replace: true })
  }

  return (
    <>
      <PageHead title={ENTRANCE.updateAddress} description={ENTRANCE.updateAddressText} noIndex />
      <EntranceCard title={ENTRANCE.updateAddress}>
        {isFull ? (
          <>
            <p className="mb-6">{serverMessage(TOO_MANY_ADDRESSES)}.</p>
            <ButtonLink to={next}>{ENTRANCE.goOn}</ButtonLink>
          </>
        ) : (
          <AddressForm onSaved={leave} />
        )}
      </EntranceCard>
    </>
  )
}
