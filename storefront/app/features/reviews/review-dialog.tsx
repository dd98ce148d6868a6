import { type OwnReview, SaveReview } from "@haat/reviews/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useController, useForm } from "react-hook-form"
import { FormDialog } from "../../components/form-dialog.tsx"
import { TextArea } from "../../components/text-area.tsx"
import { isClientError } from "../../lib/backend/sdk.ts"
import { notify } from "../../lib/notify.ts"
import { REVIEWS } from "./messages.ts"
import { useSaveReview } from "./save-review.ts"
import { StarPicker } from "./star-picker.tsx"

type ReviewDialogProps = { product_id: string; review: OwnReview | null; open: boolean; onClose: () => void }

/** What a person can do something about is shown in the shop's words. */
const explain = (error: Error) => (isClientError(error) && error.message) || REVIEWS.saveFailed

/** The form of a review, prefilled with the shopper's earlier one. The fields keep their values when it is closed. */
export default function ReviewDialog({ product_id, review, open, onClose }: ReviewDialogProps) {
  const { mutateAsync, isPending, error, reset } = useSaveReview(product_id)
  const form = useForm<SaveReview>({
    resolver: zodResolver(SaveReview),
    defaultValues: { product_id, rating: review?.rating ?? 0, comment: review?.comment ?? "" },
  })
  const rating = useController({ control: form.control, name: "rating" })
  const { errors } = form.formState

  const submit = form.handleSubmit(
    async (values) => {
      // the failure stands in the dialog, with everything as it was typed
      const saved = await mutateAsync(values).catch(() => null)
      if (!saved) return
      notify.success(REVIEWS.saved)
      form.reset(values)
      onClose()
    },
    () => reset(),
  )

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={review ? REVIEWS.edit : REVIEWS.formTitle}
      description={REVIEWS.formHint}
      onSubmit={submit}
      busy={isPending}
      problem={error && explain(error)}
      submitLabel={REVIEWS.save}
    >
      <StarPicker value={rating.field.value} error={errors.rating?.message} onChange={rating.field.onChange} />
      <TextArea
        label={REVIEWS.comment}
        hint={REVIEWS.commentHint}
        rows={5}
        maxLength={2_000}
        error={errors.comment?.message}
        {...form.register("comment")}
      />
    </FormDialog>
  )
}
