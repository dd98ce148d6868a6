import { ChangeComplaint, type ComplaintRow } from "@haat/problem-reports/contract"
import {
  ActionButton,
  CardActions,
  CardTitle,
  dateTime,
  LongText,
  MailLink,
  RecordCard,
  RecordCardScreen,
  Reply,
  ReplyForm,
  Tag,
  useChange,
  useResourceTranslate,
} from "@haat/sdk/admin"
import { useState } from "react"
import { useRecordContext } from "react-admin"

const REPLY_ACTIONS = [
  { label: "sendAndClose", done: "replied", changes: { closed: true } },
  { label: "send", done: "replied" },
]

export const Complaint = () => {
  const { id, closed, reply, replied_at, ...complaint } = useRecordContext() as ComplaintRow
  const { number, name, email, order_number, acknowledge_by, acknowledged_at, close_by, closed_at } = complaint
  const t = useResourceTranslate({ number, name, email })
  const [isReplying, setReplying] = useState(false)
  const change = useChange<ChangeComplaint>()
  const button = { scope: `complaints ${id}` }
  return (
    <RecordCard
      title={
        <>
          <CardTitle>
            {number} · {name}
          </CardTitle>
          <MailLink email={email} />
        </>
      }
      date={complaint.created_at}
      head={
        <>
          {order_number && <Tag variant="outlined" label={t("order", { number: order_number })} />}
          <DeadlineTag by={acknowledge_by} at={acknowledged_at} until="acknowledgeBy" done="acknowledgedOn" />
          <DeadlineTag by={close_by} at={closed_at} until="closeBy" done="closedOn" />
        </>
      }
    >
      <LongText>{complaint.message}</LongText>
      {reply && replied_at && <Reply title={t("yourReply", { day: dateTime(replied_at) })} text={reply} />}
      {isReplying ? (
        <ReplyForm
          words={{ name, email }}
          contract={ChangeComplaint}
          getActions={() => REPLY_ACTIONS}
          onClose={() => setReplying(false)}
        />
      ) : (
        <CardActions>
          {!acknowledged_at && (
            <ActionButton
              {...button}
              variant="contained"
              label={t("acknowledge")}
              action={() => change({ acknowledged: true })}
              done={t("acknowledged")}
            />
          )}
          <ActionButton
            {...button}
            variant="outlined"
            label={t("reply")}
            aria-label={t("replyTo")}
            action={async () => setReplying(true)}
          />
          <ActionButton
            {...button}
            label={t(closed ? "reopen" : "close")}
            action={() => change({ closed: !closed })}
            done={() => (closed ? undefined : t("nowClosed"))}
          />
        </CardActions>
      )}
    </RecordCard>
  )
}

/** Shows a deadline, or when the step was done; an overdue one is marked in words too. */
const DeadlineTag = ({ by, at, until, done }: { by: string; at: string | null; until: string; done: string }) => {
  const t = useResourceTranslate()
  const isLate = Date.parse(at ?? new Date().toISOString()) > Date.parse(by)
  const text = at ? t(done, { day: dateTime(at) }) : t(until, { day: dateTime(by) })
  return (
    <Tag color={isLate ? "error" : at ? "success" : "default"} label={isLate ? `${text} · ${t("overdue")}` : text} />
  )
}

const ComplaintShow = () => <RecordCardScreen card={<Complaint />} />

export default ComplaintShow
