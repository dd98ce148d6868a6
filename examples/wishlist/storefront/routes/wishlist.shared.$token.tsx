import {
  ButtonLink,
  EmptyState,
  formAction,
  LOCALE,
  loadInBrowser,
  loadOnServer,
  type PageArgs,
  PageHead,
  ProductCard,
  ProductGrid,
  sdk,
  toProductCard,
} from "@haat/sdk/storefront"
import { type QueryClient, queryOptions, useSuspenseQuery } from "@tanstack/react-query"
import { HeartCrack } from "lucide-react"
import { useParams } from "react-router-dom"
import type { SharedWishlist } from "../../src/contract.ts"
import { WISHLIST } from "../messages.ts"
import { LISTS } from "../page-messages.ts"

/** Makes the query of a list by the token of its link, also for guests; null when the link has ended. */
const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ["shared wishlist", token],
    queryFn: ({ signal }) =>
      sdk.client
        .fetch<SharedWishlist>(`/store/shared-wishlists/${encodeURIComponent(token)}`, { query: { ...LOCALE }, signal })
        .catch((error) => (error.status === 404 ? null : Promise.reject(error))),
  })

const queries = ({ params }: PageArgs<{ token: string }>) => ({
  critical: [sharedQuery(params.token)],
  isFound: (client: QueryClient) => client.getQueryData(sharedQuery(params.token).queryKey) !== null,
})
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries)

/** Handles forms in parts of cards and of the frame. */
export const action = formAction({})

/** No cache keeps it, and no search engine lists it. */
export const headers = () => ({ "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" })

/** A list, by its link. */
export default function SharedList() {
  const { data: list } = useSuspenseQuery(sharedQuery(useParams().token ?? ""))
  const yours = <ButtonLink to="/wishlist">{LISTS.yours}</ButtonLink>
  return (
    <>
      <PageHead title={list?.name ?? WISHLIST.title} description={LISTS.about} noIndex />
      {/* the address of this page contains a secret */}
      <meta name="referrer" content="no-referrer" />
      {!list && <EmptyState icon={HeartCrack} as="h1" title={LISTS.linkEnded} action={yours} />}
      {list && (
        <>
          <h1 className="text-3xl font-semibold wrap-anywhere">{list.name}</h1>
          <p className="mt-2 mb-6 text-ink-soft">{LISTS.sharedBy(list.owner)}</p>
          {list.products.length === 0 ? (
            <p className="text-ink-soft">{LISTS.empty}</p>
          ) : (
            <ProductGrid label={list.name}>
              {list.products.map((product) => (
                <li key={product.id}>
                  <ProductCard product={toProductCard(product)} headingLevel="h2" />
                </li>
              ))}
            </ProductGrid>
          )}
        </>
      )}
    </>
  )
}
