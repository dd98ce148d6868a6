import { useSuspenseQuery } from "@tanstack/react-query"
import { PackageX } from "lucide-react"
import { useRouteError } from "react-router-dom"
import { ButtonLink } from "../components/button.tsx"
import { EmptyState } from "../components/empty-state.tsx"
import { ErrorScreen, readError } from "../components/error-screen.tsx"
import { PageHead } from "../components/page-head.tsx"
import { followQuery } from "../features/orders/follow-query.ts"
import { FollowScreen } from "../features/orders/follow-screen.tsx"
import { ORDERS } from "../features/orders/messages.ts"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import type { Route } from "./+types/follow"

const queries = ({ params }: PageArgs<Route.LoaderArgs["params"]>) => ({ critical: [followQuery(params.token)] })
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries)

/** No cache keeps it, and no search engine lists it. */
export const headers = () => ({ "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" })

/** Where the link of a mail leads. */
export default function Follow({ params }: Route.ComponentProps) {
  const { data: order } = useSuspenseQuery(followQuery(params.token))
  return (
    <>
      <Head />
      <FollowScreen order={order} />
    </>
  )
}

const Head = () => (
  <>
    <PageHead title={ORDERS.followTitle} description={ORDERS.followDescription} noIndex />
    {/* the address of this page contains a secret */}
    <meta name="referrer" content="no-referrer" />
  </>
)

/** A link that is no link of ours, or none any more: says so, and where the order is seen instead. */
export function ErrorBoundary() {
  const { status, message } = readError(useRouteError())
  if (status !== 404 && status !== 410) return <ErrorScreen />
  return (
    <>
      <Head />
      <EmptyState
        icon={PackageX}
        as="h1"
        title={ORDERS.linkOfNoUse}
        action={<ButtonLink to="/orders">{ORDERS.yours}</ButtonLink>}
      >
        <p>{message}</p>
      </EmptyState>
    </>
  )
}
