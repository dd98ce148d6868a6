import { SaveReview } from "@haat/reviews/contract"
import {
  formAction,
  loadInBrowser,
  loadOnServer,
  type PageArgs,
  PageHead,
  ProductFormFrame,
  productQuery,
  requireShopper,
} from "@haat/sdk/storefront"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useParams } from "react-router-dom"
import { REVIEWS } from "../messages.ts"
import ReviewDialog from "../review-dialog.tsx"
import { purchaseQuery } from "../use-purchase.ts"

const queries = async (page: PageArgs<{ product_id: string }>) => {
  await requireShopper(page)
  const { product_id } = page.params
  return { critical: [productQuery(product_id), purchaseQuery(product_id)] }
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

export default function Review() {
  const { product_id = "" } = useParams()
  const { purchased, review } = useSuspenseQuery(purchaseQuery(product_id)).data
  return (
    <ProductFormFrame>
      {(_product, dialog) => (
        <>
          <PageHead title={REVIEWS.formTitle} description={REVIEWS.formHint} noIndex />
          {purchased ? (
            <ReviewDialog product_id={product_id} review={review} {...dialog} />
          ) : (
            <p className="mt-6">{REVIEWS.buyersOnly}</p>
          )}
        </>
      )}
    </ProductFormFrame>
  )
}
