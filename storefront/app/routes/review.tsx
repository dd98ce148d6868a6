import type { Person } from "@haat/accounts/contract"
import { SaveReview } from "@haat/reviews/contract"
import { useSuspenseQuery } from "@tanstack/react-query"
import { ProductFormPage } from "../features/catalog/product/product-form-page.tsx"
import { REVIEWS } from "../features/reviews/messages.ts"
import ReviewDialog from "../features/reviews/review-dialog.tsx"
import { purchaseQuery } from "../features/reviews/use-purchase.ts"
import { answerForms } from "../lib/forms/answer-forms.ts"
import { ensureForPerson, loadForPerson, requireShopper } from "../lib/person/load-for-person.ts"
import { productQuery } from "../lib/shop/product-query.ts"
import type { Route } from "./+types/review"

const forShoppers =
  ({ request, params }: Pick<Route.LoaderArgs, "request" | "params">) =>
  (person: Person | null) => {
    requireShopper(person, request)
    return [productQuery(params.product_id), purchaseQuery(params.product_id)]
  }
export const loader = (args: Route.LoaderArgs) => loadForPerson(args.request, forShoppers(args))
export const clientLoader = (args: Route.ClientLoaderArgs) => ensureForPerson(forShoppers(args))

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
