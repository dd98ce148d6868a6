import { type OwnReview, type Purchase, SaveReview } from "@haat/reviews/contract"
import {
  FormDialog,
  isClientError,
  type LinkedDialog,
  notify,
  TextArea,
  useFormDialog,
  useNamedFormResult,
  usePost,
} from "@haat/sdk/storefront"
import { useQueryClient } from "@tanstack/react-query"
import { useController } from "react-hook-form"
import { REVIEWS } from "./messages.ts"
import { reviewsQuery } from "./reviews-query.ts"
import { StarPicker } from "./star-picker.tsx"
import { purchaseQuery } from "./use-purchase.ts"

type ReviewDialogProps = LinkedDialog & { product_id: string; review: OwnReview | null }

/** A reason that a person can do something about is shown in the shop's words. */
const explain = (error: Error) => (isClientError(error) && error.message) || REVIEWS.saveFailed

/** The form of a review, prefilled with the shopper's earlier one. The fields keep their values when it is closed. */
export default function ReviewDialog({ product_id, review, ...dialog }: ReviewDialogProps) {
  const result = useNamedFormResult("review")
  const client = useQueryClient()
  const mutation = usePost<SaveReview, { review: OwnReview }>("/store/reviews", {
    onSuccess: ({ review }) => {
      client.setQueryData(purchaseQuery(product_id).queryKey, (before?: Purchase) => before && { ...before, review })
      return client.invalidateQueries({ queryKey: reviewsQuery(product_id).queryKey })
    },
  })
  const { control, field, formDialog } = useFormDialog({
    dialog,
    name: "review",
    contract: SaveReview,
    defaultValues: { product_id, rating: review?.rating ?? 0, comment: review?.comment ?? "" },
    mutation,
    explain,
    onSent: () => notify.success(REVIEWS.saved),
  })
  const rating = useController({ control, name: "rating" })

  return (
    <FormDialog
      {...formDialog}
      title={review ? REVIEWS.edit : REVIEWS.formTitle}
      description={REVIEWS.formHint}
      submitLabel={REVIEWS.save}
    >
      <StarPicker
        value={Number(rating.field.value)}
        error={rating.fieldState.error?.message ?? result?.errors?.rating}
        onChange={rating.field.onChange}
      />
      <TextArea label={REVIEWS.comment} hint={REVIEWS.commentHint} rows={5} maxLength={2_000} {...field("comment")} />
    </FormDialog>
  )
}
