import type { Person } from "@haat/accounts/contract"
import { useQuery } from "@tanstack/react-query"
import { useParams } from "react-router-dom"
import { ButtonLink } from "../components/button.tsx"
import { EmptyState } from "../components/empty-state.tsx"
import { PackageX } from "../components/icons.ts"
import { PageHead } from "../components/page-head.tsx"
import { AddByLink } from "../features/cart/add/add-by-link.tsx"
import { CART } from "../features/cart/messages.ts"
import { ensureForPerson, loadForPerson, requireShopper } from "../lib/person/load-for-person.ts"
import { meQuery } from "../lib/person/me-query.ts"
import { productQuery } from "../lib/shop/product-query.ts"
import type { Route } from "./+types/add-to-cart"

type LinkParams = { productId: string; userId: string }

const forItsShopper =
  (request: Request, { productId, userId }: LinkParams) =>
  (person: Person | null) => {
    requireShopper(person, request)
    return person?.id === userId ? [productQuery(productId)] : []
  }
export const loader = async ({ request, params }: Route.LoaderArgs) => ({
  ...(await loadForPerson(request, forItsShopper(request, params))),
  from: null,
})
/** The address changes after this: until then `location` is the page the visitor comes from. */
export const clientLoader = async ({ request, params }: Route.ClientLoaderArgs) => {
  await ensureForPerson(forItsShopper(request, params))
  return { from: window.location.pathname }
}

export default function AddToCart({ loaderData }: Route.ComponentProps) {
  const { productId = "", userId } = useParams()
  const { data: me } = useQuery(meQuery)
  const isTheirs = me?.id === userId
  const { data: product } = useQuery({ ...productQuery(productId), enabled: isTheirs })
  return (
    <>
      <PageHead title={CART.addToCart} description={CART.addByLink} noIndex />
      {isTheirs && product && <AddByLink key={productId} product={product} from={loaderData.from} />}
      {me && !isTheirs && (
        <EmptyState
          as="h1"
          icon={PackageX}
          title={CART.notYours}
          action={<ButtonLink to={`/product-info/${productId}`}>{CART.seeProduct}</ButtonLink>}
        >
          {CART.notYoursWhy}
        </EmptyState>
      )}
    </>
  )
}
