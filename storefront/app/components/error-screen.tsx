import { Compass } from "lucide-react"
import { isRouteErrorResponse, useNavigate, useRouteError } from "react-router-dom"
import { FetchError } from "../lib/backend/sdk.ts"
import { useShopFacts } from "../lib/shop/shop-facts.ts"
import { Button, ButtonLink } from "./button.tsx"
import { EmptyState } from "./empty-state.tsx"
import { ErrorState } from "./error-state.tsx"
import { COMMON } from "./messages.ts"
import { pageTitle } from "./page-title.ts"

/** Screen of a page whose loader or rendering failed. A reason is shown only for client errors. */
export function ErrorScreen() {
  const { name } = useShopFacts()
  const { status, message } = readError(useRouteError())
  if (status === 404) return <NotFoundScreen />
  const isClientError = status >= 400 && status < 500
  return (
    <>
      <title>{pageTitle(COMMON.broken, name)}</title>
      <meta name="robots" content="noindex" />
      <ErrorState as="h1" title={COMMON.oops} onRetry={() => window.location.reload()}>
        <p>{(isClientError && message) || COMMON.brokenWhy}</p>
      </ErrorState>
    </>
  )
}

/** No such page, or no such product. */
export function NotFoundScreen() {
  const navigate = useNavigate()
  return (
    <>
      <title>{pageTitle(COMMON.notFound, useShopFacts().name)}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        icon={Compass}
        as="h1"
        title={COMMON.notFoundTitle}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => navigate(-1)}>{COMMON.goBack}</Button>
            <ButtonLink to="/" variant="secondary">
              {COMMON.home}
            </ButtonLink>
          </div>
        }
      >
        <p>{COMMON.notFoundWhy}</p>
      </EmptyState>
    </>
  )
}

/** Status and message of a route error: a loader throws a response, a query on a page already shown its FetchError. */
export function readError(error: unknown): { status: number; message?: string } {
  if (isRouteErrorResponse(error)) return { status: error.status, message: error.data?.message }
  if (error instanceof FetchError) return { status: error.status ?? 503, message: error.message }
  return { status: 500 }
}
