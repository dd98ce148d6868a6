import { MAX_ADDRESSES, NewAddress } from "@haat/accounts/contract"
import { useQuery } from "@tanstack/react-query"
import { useLocation, useNavigate } from "react-router-dom"
import { ButtonLink } from "../components/button.tsx"
import { PageHead } from "../components/page-head.tsx"
import { AddressForm } from "../features/account/address/address-form.tsx"
import { AuthCard } from "../features/account/authentication/auth-card.tsx"
import { AUTHENTICATION } from "../features/account/authentication/messages.ts"
import { nextPage } from "../features/account/authentication/next-page.ts"
import { ACCOUNT } from "../features/account/messages.ts"
import { PROFILE } from "../features/account/profile/messages.ts"
import { loadInBrowser, loadOnServer } from "../lib/backend/load-page.ts"
import { postForm } from "../lib/forms/form-action.ts"
import { notify } from "../lib/notify.ts"
import { meQuery } from "../lib/person/me-query.ts"
import { requireShopper } from "../lib/person/require-shopper.ts"
import { pageAction } from "../slots/page-action.ts"

export const loader = loadOnServer(requireShopper)
export const clientLoader = loadInBrowser(requireShopper)

export const action = pageAction({
  address: postForm(
    "/store/addresses",
    NewAddress,
    (_reply, { request }) => nextPage(new URL(request.url).search) ?? "/",
  ),
})

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
      <PageHead title={AUTHENTICATION.updateAddress} description={AUTHENTICATION.updateAddressText} noIndex />
      <AuthCard title={AUTHENTICATION.updateAddress}>
        {isFull ? (
          <>
            <p className="mb-6">{PROFILE.addressesFull}</p>
            <ButtonLink to={next}>{AUTHENTICATION.goOn}</ButtonLink>
          </>
        ) : (
          <AddressForm next={next} onSaved={leave} />
        )}
      </AuthCard>
    </>
  )
}
