import { Compass } from "lucide-react"
import { useNavigate } from "react-router-dom"
import { useShopFacts } from "../lib/shop/shop-facts.ts"
import { Button, ButtonLink } from "./button.tsx"
import { EmptyState } from "./empty-state.tsx"
import { COMMON } from "./messages.ts"
import { pageTitle } from "./page-title.ts"

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
