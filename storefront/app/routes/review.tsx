import { SaveReview } from "@haat/reviews/contract"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useOutletContext } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { REVIEWS } from "../features/reviews/messages.ts"
import ReviewDialog from "../features/reviews/review-dialog.tsx"
import { purchaseQuery } from "../features/reviews/use-purchase.ts"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { formAction } from "../lib/forms/form-action.ts"
import { requireShopper } from "../lib/person/require-shopper.ts"
import type { Route } from "./+types/review"
import type { ProductFormContext } from "./product-form.tsx"

const queries = async (page: PageArgs<Route.LoaderArgs["params"]>) => {
  await requireShopper(page)
  return { critical: [purchaseQuery(page.params.product_id)] }
}
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries)

export const action = formAction({
  review: async ({ values, params, call }) => {
    const body = SaveReview.parse({ ...params, comment: values.comment, rating: Number(values.rating) })
    await call("/store/reviews", { body })
    return { done: REVIEWS.saved }
  },
})

export default function Review({ params: { product_id } }: Route.ComponentProps) {
  const { purchased, review } = useSuspenseQuery(purchaseQuery(product_id)).data
  const { dialog } = useOutletContext<ProductFormContext>()
  return (
    <>
      <PageHead title={REVIEWS.formTitle} description={REVIEWS.formHint} noIndex />
      {purchased ? (
        <ReviewDialog product_id={product_id} review={review} {...dialog} />
      ) : (
        <p className="mt-6">{REVIEWS.buyersOnly}</p>
      )}
    </>
  )
}
