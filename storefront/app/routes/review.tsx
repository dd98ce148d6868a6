import { SaveReview } from "@haat/reviews/contract"
import { useSuspenseQuery } from "@tanstack/react-query"
import { ProductFormPage } from "../features/catalog/product/product-form-page.tsx"
import { REVIEWS } from "../features/reviews/messages.ts"
import ReviewDialog from "../features/reviews/review-dialog.tsx"
import { purchaseQuery } from "../features/reviews/use-purchase.ts"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { answerForms } from "../lib/forms/answer-forms.ts"
import { requireShopper } from "../lib/person/require-shopper.ts"
import { productQuery } from "../lib/shop/product-query.ts"
import type { Route } from "./+types/review"

const queries = async (page: PageArgs<Route.LoaderArgs["params"]>) => {
  await requireShopper(page)
  const { product_id } = page.params
  return { critical: [productQuery(product_id), purchaseQuery(product_id)] }
}
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries)

export const action = answerForms({
  review: async ({ values, params, call }) => {
    const body = SaveReview.parse({ ...params, comment: values.comment, rating: Number(values.rating) })
    await call("/store/reviews", { body })
    return { done: REVIEWS.saved }
  },
})

export default function Review({ params }: Route.ComponentProps) {
  const { data } = useSuspenseQuery(purchaseQuery(params.product_id))
  return (
    <ProductFormPage product_id={params.product_id} title={REVIEWS.formTitle}>
      {(_, dialog) =>
        data.purchased ? (
          <ReviewDialog product_id={params.product_id} review={data.review} {...dialog} />
        ) : (
          <p className="mt-6">{REVIEWS.buyersOnly}</p>
        )
      }
    </ProductFormPage>
  )
}
