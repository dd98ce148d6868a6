import type { ModerateReview, ReviewRow } from "@haat/reviews/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Chip from "@mui/material/Chip"
import Rating from "@mui/material/Rating"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { useNotify, useRefresh, useUpdate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { dateTime } from "../components/format"
import { OnlyProduct } from "../components/OnlyProduct"
import { Reply, ReplyForm } from "../components/Reply"
import { sentenceOf } from "../fetch-back-office"
import { MESSAGES } from "./messages"

type Props = { review: ReviewRow; withProduct?: boolean }

/** What a shopper said, with what the owner can do about it. */
export const Review = ({ review, withProduct }: Props) => {
  const [replying, setReplying] = useState(false)
  const [update, { isPending }] = useUpdate<ReviewRow>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { say } = useDialogs()

  const change = (data: Partial<ModerateReview>, done: string) =>
    update(
      "reviews",
      { id: review.id, data, previousData: review },
      {
        mutationMode: "pessimistic",
        onSuccess: () => {
          // a reply may be under way while the review is being hidden
          if ("reply" in data) setReplying(false)
          notify(done, { type: "success" })
          refresh()
        },
        onError: (error) => say("Oops...", sentenceOf(error, MESSAGES.failed)),
      },
    )

  return (
    <Card component="li" sx={{ p: 2, opacity: 1 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Rating value={review.rating} readOnly size="small" aria-label={`${review.rating} of 5 stars`} />
        <Typography sx={{ fontWeight: 600 }}>{review.customer_name}</Typography>
        <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>{dateTime(review.created_at)}</Typography>
        {review.hidden && <Chip size="small" label="Hidden" />}
        {review.cancelled && <Chip size="small" label="Not shown: order cancelled" />}
      </Box>
      {withProduct && <OnlyProduct id={review.product_id} name={review.product_name} />}
      <Typography sx={{ mt: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{review.comment}</Typography>
      {review.reply && !replying && <Reply title="Your reply" text={review.reply} />}
      {replying ? (
        <ReplyForm
          reply={review.reply ?? ""}
          label={`Your reply to ${review.customer_name}`}
          placeholder="Shoppers read this under the review"
          actions={(text) => (
            <Button type="submit" variant="contained" disabled={isPending || text === (review.reply ?? "")}>
              {review.reply && !text ? "Remove reply" : "Save reply"}
            </Button>
          )}
          onSave={(reply) => change({ reply }, reply ? MESSAGES.replied : MESSAGES.unreplied)}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <Box sx={{ display: "flex", gap: 1, mt: 1, ml: -1 }}>
          <Button
            disabled={isPending}
            aria-label={`${review.hidden ? "Show" : "Hide"} the review by ${review.customer_name}`}
            onClick={() => change({ hidden: !review.hidden }, review.hidden ? MESSAGES.shown : MESSAGES.hidden)}
          >
            {review.hidden ? "Show" : "Hide"}
          </Button>
          <Button aria-label={`Reply to ${review.customer_name}`} onClick={() => setReplying(true)}>
            {review.reply ? "Edit reply" : "Reply"}
          </Button>
        </Box>
      )}
    </Card>
  )
}
