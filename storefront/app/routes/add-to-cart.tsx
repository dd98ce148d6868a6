import { useQuery } from "@tanstack/react-query"
import { PackageX } from "lucide-react"
import { useEffect, useRef } from "react"
import { Link, useNavigate, useParams } from "react-router-dom"
import { Button, ButtonLink } from "../components/button.tsx"
import { EmptyState } from "../components/empty-state.tsx"
import { PageHead } from "../components/page-head.tsx"
import { Picture } from "../components/picture.tsx"
import { Price } from "../components/price.tsx"
import { AddForm } from "../features/cart/add/add-form.tsx"
import { type Addable, useAddToCart } from "../features/cart/add/use-add-to-cart.tsx"
import { CART } from "../features/cart/messages.ts"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { stripLanguage } from "../lib/language/addresses.ts"
import { meQuery } from "../lib/person/me-query.ts"
import { requireShopper } from "../lib/person/require-shopper.ts"
import { productQuery } from "../lib/shop/product-query.ts"
import { pageAction } from "../slots/page-action.ts"
import type { Route } from "./+types/add-to-cart"

const queries = async (args: PageArgs<Route.LoaderArgs["params"]>) => {
  await requireShopper(args)
  const person = await args.ensureQueryData(meQuery)
  return { critical: person?.id === args.params.userId ? [productQuery(args.params.productId)] : [] }
}
const load = loadOnServer(queries)
export const loader = async (args: Route.LoaderArgs) => ({ ...(await load(args)).data, from: null })
const loadBrowserData = loadInBrowser(queries)
/** Runs before the address changes, so that `location` is still the previous page. */
export const clientLoader = async (args: Route.ClientLoaderArgs) => {
  await loadBrowserData(args)
  return { from: window.location.pathname }
}

export const action = pageAction()

export default function AddToCart({ loaderData }: Route.ComponentProps) {
  const { productId = "", userId } = useParams()
  const { data: me } = useQuery(meQuery)
  const isOwnCart = me?.id === userId
  const { data: product } = useQuery({ ...productQuery(productId), enabled: isOwnCart })
  return (
    <>
      <PageHead title={CART.addToCart} description={CART.addByLink} noIndex />
      {isOwnCart && product && <AddByLink key={productId} product={product} from={loaderData.from} />}
      {me && !isOwnCart && (
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

type AddByLinkProps = {
  product: Addable
  /** path of the page before, when the visitor came from within the shop */
  from: string | null
}

/** Adds one piece to the cart and goes there: automatically when the visitor came from the shop, else on a click. */
function AddByLink({ product, from }: AddByLinkProps) {
  const navigate = useNavigate()
  const { add, isAdding, failure } = useAddToCart(product)
  const started = useRef(false)
  const isSoldOut = product.quantity < 1

  const addAndGo = async () => {
    if (await add()) await navigate("/cart", { replace: true })
  }
  useEffect(() => {
    if (started.current || isSoldOut || !isFromShop(from)) return
    started.current = true
    void addAndGo()
  })

  return (
    <div className="mx-auto max-w-lg py-2 sm:py-8">
      <div className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8">
        <h1 className="mb-6 text-2xl font-semibold">{CART.addByLink}</h1>
        <div className="flex gap-5">
          <Picture
            image={product.images[0] ?? null}
            alt=""
            className="size-24 shrink-0 rounded-md object-cover sm:size-32"
          />
          <div className="min-w-0">
            <Link
              to={`/product-info/${product.id}`}
              lang={product.langs?.name}
              className="font-medium wrap-anywhere hover:underline"
            >
              {product.name}
            </Link>
            <Price price={product.price} size="md" />
          </div>
        </div>
        <AddForm variant={product.variant?.id}>
          <Button
            type="submit"
            name="product"
            value={product.id}
            size="lg"
            className="mt-6 w-full"
            disabled={isSoldOut}
            busy={isAdding}
            onClick={(event) => {
              event.preventDefault()
              void addAndGo()
            }}
          >
            {isSoldOut ? CART.outOfStock : CART.addToCart}
          </Button>
        </AddForm>
      </div>
      {failure}
    </div>
  )
}

/** Pages that redirect: their visitor may come from another site. */
const REDIRECTING_PAGES = /^\/(login|signup|updateaddress|add-to-cart)(\/|$)/i

/**
 * True when the visitor followed a link of the shop itself. Another site's page can link here as well, and must not
 * change the cart without a click.
 * @param from path of the page before, when the visitor moved within the shop without loading a document
 */
const isFromShop = (from: string | null) => {
  const { origin } = window.location
  const path =
    from ?? (document.referrer.startsWith(`${origin}/`) && document.referrer.slice(origin.length).split("?")[0])
  return path !== false && !REDIRECTING_PAGES.test(stripLanguage(path))
}
