import { useQuery } from "@tanstack/react-query"
import { PackageX } from "lucide-react"
import { useParams } from "react-router-dom"
import { ButtonLink } from "../components/button.tsx"
import { EmptyState } from "../components/empty-state.tsx"
import { PageHead } from "../components/page-head.tsx"
import { AddByLink } from "../features/cart/add/add-by-link.tsx"
import { CART } from "../features/cart/messages.ts"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { meQuery } from "../lib/person/me-query.ts"
import { requireShopper } from "../lib/person/require-shopper.ts"
import { productQuery } from "../lib/shop/product-query.ts"
import type { Route } from "./+types/add-to-cart"

const queries = async (args: PageArgs<Route.LoaderArgs["params"]>) => {
  await requireShopper(args)
  const person = await args.ensureQueryData(meQuery)
  return { critical: person?.id === args.params.userId ? [productQuery(args.params.productId)] : [] }
}
const load = loadOnServer(queries)
export const loader = async (args: Route.LoaderArgs) => ({ ...(await load(args)).data, from: null })
const loadHere = loadInBrowser(queries)
/** The address changes after this: until then `location` is the page the visitor comes from. */
export const clientLoader = async (args: Route.ClientLoaderArgs) => {
  await loadHere(args)
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
