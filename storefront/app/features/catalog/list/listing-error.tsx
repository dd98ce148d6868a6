import type { ReactNode } from "react"
import { useRevalidator, useRouteError } from "react-router-dom"
import { ErrorScreen, readError } from "../../../components/error-screen.tsx"
import { ErrorState } from "../../../components/error-state.tsx"
import { pageTitle } from "../../../components/page-title.ts"
import { useShopFacts } from "../../../lib/shop/shop-facts.ts"
import { LISTS } from "./messages.ts"

/** The page of a product list that failed to load; `children` is the part that still works. */
export function ListingError({ title, children }: { title: string; children?: ReactNode }) {
  const { revalidate } = useRevalidator()
  const { name } = useShopFacts()
  const { status } = readError(useRouteError())
  // a client error: its message says what was wrong with the request
  if (status < 500) return <ErrorScreen />
  return (
    <>
      <title>{pageTitle(title, name)}</title>
      <meta name="robots" content="noindex" />
      <h1 className="mb-5 text-3xl font-semibold">{title}</h1>
      {children}
      <ErrorState title={LISTS.fetchFailed} onRetry={() => void revalidate()} />
    </>
  )
}
