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

/**
 * Buttons that send the reply. `label` and `done`, the notice after sending, are keys of messages; `changes` are saved
 * together with the reply.
 */
const REPLY_ACTIONS = [
  { label: "sendAndClose", done: "replied", changes: { closed: true } },
  { label: "send", done: "replied" },
]

/** A complaint with its deadlines and the shop's reply, and buttons to acknowledge, to answer, and to close it. */
export const Complaint = () => {
  const { id, closed, reply, replied_at, ...complaint } = useRecordContext() as ComplaintRow
  const { number, name, email, order_number, acknowledge_by, acknowledged_at, close_by, closed_at } = complaint
  const namesInMessages = { name, email }
  const t = useResourceTranslate({ number, ...namesInMessages })
  const [isReplying, setReplying] = useState(false)
  const saveChange = useChange<ChangeComplaint>()
  // while an action runs, all buttons of its scope are disabled: here, those of this complaint
  const scope = `complaints ${id}`
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
          words={namesInMessages}
          contract={ChangeComplaint}
          getActions={() => REPLY_ACTIONS}
          onClose={() => setReplying(false)}
        />
      ) : (
        <CardActions>
          {!acknowledged_at && (
            <ActionButton
              scope={scope}
              variant="contained"
              label={t("acknowledge")}
              action={() => saveChange({ acknowledged: true })}
              done={t("acknowledged")}
            />
          )}
          <ActionButton
            scope={scope}
            variant="outlined"
            label={t("reply")}
            aria-label={t("replyTo")}
            action={async () => setReplying(true)}
          />
          <ActionButton
            scope={scope}
            label={t(closed ? "reopen" : "close")}
            action={() => saveChange({ closed: !closed })}
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
