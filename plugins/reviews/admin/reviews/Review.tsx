import { ModerateReview, type ReviewRow } from "@haat/reviews/contract"
import {
  ActionButton,
  CardActions,
  CardTitle,
  LongText,
  ProductLink,
  RecordCard,
  RecordCardScreen,
  Reply,
  ReplyForm,
  Tag,
  TextButton,
  useChange,
  useResourceTranslate,
} from "@haat/sdk/admin"
import Rating from "@mui/material/Rating"
import { useState } from "react"
import { useFieldValue, useRecordContext } from "react-admin"

const contract = ModerateReview.pick({ reply: true })

export const Review = () => {
  const { id, rating, comment, reply, hidden, cancelled, created_at, ...review } = useRecordContext() as ReviewRow
  const words = { name: review.customer_name, rating }
  const t = useResourceTranslate(words)
  const [isReplying, setReplying] = useState(false)
  const change = useChange<Partial<ModerateReview>>()
  return (
    <RecordCard
      title={
        <>
          <RatingField source="rating" label={t("stars")} />
          <CardTitle>{review.customer_name}</CardTitle>
        </>
      }
      date={created_at}
      head={
        <>
          {hidden && <Tag label={t("hidden")} />}
          {cancelled && <Tag label={t("cancelled")} />}
        </>
      }
    >
      <ProductLink />
      <LongText>{comment}</LongText>
      {reply && !isReplying && <Reply title={t("yourReply")} text={reply} />}
      {isReplying ? (
        <ReplyForm
          reply={reply ?? ""}
          words={words}
          contract={contract}
          getActions={(typed) => [
            { label: reply && !typed ? "removeReply" : "saveReply", done: typed ? "replied" : "unreplied" },
          ]}
          onClose={() => setReplying(false)}
        />
      ) : (
        <CardActions>
          <ActionButton
            label={t(hidden ? "show" : "hide")}
            aria-label={t(hidden ? "showOf" : "hideOf")}
            action={() => change({ hidden: !hidden })}
            done={t(hidden ? "nowShown" : "nowHidden")}
          />
          <TextButton
            label={t(reply ? "editReply" : "reply")}
            aria-label={t("replyTo")}
            onClick={() => setReplying(true)}
          />
        </CardActions>
      )}
    </RecordCard>
  )
}

const RatingField = ({ source, label }: { source: string; label: string }) => (
  <Rating value={useFieldValue<Record<string, number>>({ source })} readOnly size="small" aria-label={label} />
)

const ReviewShow = () => <RecordCardScreen card={<Review />} />

export default ReviewShow
