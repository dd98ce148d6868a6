import type { Person } from "@haat/accounts/contract"
import { useQuery } from "@tanstack/react-query"
import { Navigate } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { PROFILE } from "../features/account/messages.ts"
import { ProfileForm } from "../features/account/profile-form.tsx"
import { ensureForPerson, loadForPerson, requireShopper } from "../lib/load-for-person.ts"
import { meQuery } from "../lib/me-query.ts"
import type { Route } from "./+types/profile"

const forShoppers = (request: Request) => (person: Person | null) => {
  requireShopper(person, request)
  return []
}
export const loader = ({ request }: Route.LoaderArgs) => loadForPerson(request, forShoppers(request))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ensureForPerson(forShoppers(request))

export default function Profile() {
  const { data: me } = useQuery(meQuery)
  // the session ended while the page was open; what was typed waits for the way back
  if (me === null) return <Navigate to="/login?next=%2Fprofile" replace />
  return (
    <div className="max-w-3xl">
      <PageHead title={PROFILE.title} description={PROFILE.description} noIndex />
      <h1 className="mb-6 text-3xl font-semibold">{PROFILE.title}</h1>
      {me && <ProfileForm key={me.id} person={me} />}
    </div>
  )
}
