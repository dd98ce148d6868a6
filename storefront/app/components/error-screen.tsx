import { isRouteErrorResponse, useRouteError } from "react-router-dom"
import { ErrorState } from "./error-state.tsx"
import { NotFoundScreen } from "./not-found-screen.tsx"

/** What a page shows when its loader or its drawing failed. The reason stays with us; the way on is here. */
export function ErrorScreen() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  const theirs = isRouteErrorResponse(error) && error.status >= 400 && error.status < 500
  return (
    <>
      <title>Something went wrong · Haat</title>
      <meta name="robots" content="noindex" />
      <ErrorState as="h1" onRetry={() => window.location.reload()}>
        <p>{theirs ? error.data?.message : "The shop is not answering just now. Please try again in a moment."}</p>
      </ErrorState>
    </>
  )
}
