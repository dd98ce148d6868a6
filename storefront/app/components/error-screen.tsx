import { isRouteErrorResponse, useRouteError } from "react-router-dom"
import { FetchError } from "../lib/sdk.ts"
import { ErrorState } from "./error-state.tsx"
import { NotFoundScreen } from "./not-found-screen.tsx"

/** What a page shows when its loader or its drawing failed. The reason stays with us; the way on is here. */
export function ErrorScreen() {
  const { status, message } = reading(useRouteError())
  if (status === 404) return <NotFoundScreen />
  const theirs = status >= 400 && status < 500
  return (
    <>
      <title>Something went wrong · Haat</title>
      <meta name="robots" content="noindex" />
      <ErrorState as="h1" title="Oops..." onRetry={() => window.location.reload()}>
        <p>
          {(theirs && message) ||
            "Something went wrong... The shop is not answering just now; please try again in a moment."}
        </p>
      </ErrorState>
    </>
  )
}

/** From a loader it is a response; from a query that failed while the page was already up, the call's own error. */
function reading(error: unknown): { status: number; message?: string } {
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.data?.message }
  if (error instanceof FetchError) return { status: error.status ?? 503, message: error.message }
  return { status: 500 }
}
