import type { ModerateReview, ReviewRow } from "@haat/reviews/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Chip from "@mui/material/Chip"
import Rating from "@mui/material/Rating"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { useNotify, useRecordContext, useRefresh, useTranslate, useUpdate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { dateTime } from "../components/format"
import { Reply, ReplyForm } from "../components/Reply"
import { sentenceOf } from "../components/sentence-of"
import { OnlyProduct } from "../products/OnlyProduct"
import { useIsNewestFirst } from "../products/ProductTexts"

/** What a shopper said, with what the owner can do about it. */
export const Review = () => {
  const review = useRecordContext() as ReviewRow
  const withProduct = useIsNewestFirst()
  const translate = useTranslate()
  const t = (key: string) =>
    translate(`resources.reviews.${key}`, { name: review.customer_name, rating: review.rating })
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
        onError: (error) => say(translate("components.oops"), sentenceOf(error, t("failed"))),
      },
    )

  return (
    <Card component="li" sx={{ p: 2, opacity: 1 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Rating value={review.rating} readOnly size="small" aria-label={t("stars")} />
        <Typography sx={{ fontWeight: 600 }}>{review.customer_name}</Typography>
        <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>{dateTime(review.created_at)}</Typography>
        {review.hidden && <Chip size="small" label={t("hidden")} />}
        {review.cancelled && <Chip size="small" label={t("cancelled")} />}
      </Box>
      {withProduct && <OnlyProduct id={review.product_id} name={review.product_name} />}
      <Typography sx={{ mt: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{review.comment}</Typography>
      {review.reply && !replying && <Reply title={t("yourReply")} text={review.reply} />}
      {replying ? (
        <ReplyForm
          reply={review.reply ?? ""}
          label={t("yourReplyTo")}
          placeholder={t("replyHint")}
          actions={(text) => (
            <Button type="submit" variant="contained" disabled={isPending || text === (review.reply ?? "")}>
              {t(review.reply && !text ? "removeReply" : "saveReply")}
            </Button>
          )}
          onSave={(reply) => change({ reply }, t(reply ? "replied" : "unreplied"))}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <Box sx={{ display: "flex", gap: 1, mt: 1, ml: -1 }}>
          <Button
            disabled={isPending}
            aria-label={t(review.hidden ? "showOf" : "hideOf")}
            onClick={() => change({ hidden: !review.hidden }, t(review.hidden ? "nowShown" : "nowHidden"))}
          >
            {t(review.hidden ? "show" : "hide")}
          </Button>
          <Button aria-label={t("replyTo")} onClick={() => setReplying(true)}>
            {t(review.reply ? "editReply" : "reply")}
          </Button>
        </Box>
      )}
    </Card>
  )
}
