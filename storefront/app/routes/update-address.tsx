import { MAX_ADDRESSES, type Person, TOO_MANY_ADDRESSES } from "@haat/accounts/contract"
import { useQuery } from "@tanstack/react-query"
import { useLocation, useNavigate } from "react-router-dom"
import { ButtonLink } from "../components/button.tsx"
import { PageHead } from "../components/page-head.tsx"
import { AddressForm } from "../features/account/address-form.tsx"
import { EntranceCard } from "../features/account/entrance-card.tsx"
import { ACCOUNT } from "../features/account/messages.ts"
import { nextPage } from "../features/account/next-page.ts"
import { ensureForPerson, loadForPerson, requireShopper } from "../lib/load-for-person.ts"
import { meQuery } from "../lib/me-query.ts"
import { notify } from "../lib/notify.ts"
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
      <PageHead title="Update address · Haat" description="Where your parcels should go." noIndex />
      <EntranceCard title="Update address">
        {isFull ? (
          <>
            <p className="mb-6">{TOO_MANY_ADDRESSES}.</p>
            <ButtonLink to={next}>Go on</ButtonLink>
          </>
        ) : (
          <AddressForm onSaved={leave} />
        )}
      </EntranceCard>
    </>
  )
}
