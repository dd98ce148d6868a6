import { isRouteErrorResponse, useRouteError } from "react-router-dom"
import { FetchError } from "../lib/sdk.ts"
import { useShopFacts } from "../lib/shop-facts.ts"
import { ErrorState } from "./error-state.tsx"
import { COMMON } from "./messages.ts"
import { NotFoundScreen } from "./not-found-screen.tsx"
import { pageTitle } from "./page-title.ts"

/** What a page shows when its loader or its drawing failed. The reason stays with us; the way on is here. */
export function ErrorScreen() {
  const { name } = useShopFacts()
  const { status, message } = readError(useRouteError())
  if (status === 404) return <NotFoundScreen />
  const theirs = status >= 400 && status < 500
  return (
    <>
      <title>{pageTitle(COMMON.broken, name)}</title>
      <meta name="robots" content="noindex" />
      <ErrorState as="h1" title={COMMON.oops} onRetry={() => window.location.reload()}>
        <p>{(theirs && message) || COMMON.brokenWhy}</p>
      </ErrorState>
    </>
  )
}

/** From a loader it is a response; from a query that failed while the page was already up, the call's own error. */
export function readError(error: unknown): { status: number; message?: string } {
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.data?.message }
  if (error instanceof FetchError) return { status: error.status ?? 503, message: error.message }
  return { status: 500 }
}
