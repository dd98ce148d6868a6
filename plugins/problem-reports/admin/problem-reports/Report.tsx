import { ChangeReport, type ProblemReportRow } from "@haat/problem-reports/contract"
import {
  ActionButton,
  CardActions,
  CardTitle,
  dateTime,
  LongText,
  MailLink,
  ProductLink,
  RecordCard,
  RecordCardScreen,
  Reply,
  ReplyForm,
  Tag,
  useAction,
  useChange,
  useResourceTranslate,
  useUndoNotice,
} from "@haat/sdk/admin"
import { useState } from "react"
import { useRecordContext, useTranslate } from "react-admin"

/**
 * Buttons that send the reply. `label` is the message key of the button, `done` that of the notice after sending;
 * `changes` are saved together with the reply.
 */
const REPLY_ACTIONS = [
  { label: "sendAndResolve", done: "replied", changes: { resolved: true } },
  { label: "send", done: "replied" },
]

/** A problem report with the shop's reply, and buttons to reply, to resolve and to reopen it. */
export const Report = () => {
  const { id, resolved, resolved_at, reply, replied_at, ...report } = useRecordContext() as ProblemReportRow
  const email = report.customer_email
  const translate = useTranslate()
  const name = report.customer_name ?? email ?? translate("resources.problem-reports.guest")
  // the values of %{name} and %{email} in the messages of this screen
  const namesInMessages = { name, email }
  const t = useResourceTranslate(namesInMessages)
  const [isReplying, setReplying] = useState(false)
  const notifyWithUndo = useUndoNotice()
  const saveChange = useChange<ChangeReport>()
  // while an action runs, all buttons of its scope are disabled: here, those of this report
  const scope = `problem-reports ${id}`
  const { run: reopen } = useAction(() => saveChange({ resolved: false }), { done: noNotice, scope })
  const showUndoNotice = () => notifyWithUndo(t("nowResolved"), reopen)
  return (
    <RecordCard
      title={
        <>
          <CardTitle>{name}</CardTitle>
          {email && <MailLink email={email} />}
        </>
      }
      date={report.created_at}
      head={resolved_at && <Tag color="success" label={t("resolvedOn", { day: dateTime(resolved_at) })} />}
    >
      <ProductLink />
      <LongText>{report.message}</LongText>
      {reply && replied_at && <Reply title={t("yourReply", { day: dateTime(replied_at) })} text={reply} />}
      {isReplying ? (
        <ReplyForm
          words={namesInMessages}
          contract={ChangeReport}
          getActions={() => REPLY_ACTIONS}
          onClose={() => setReplying(false)}
        />
      ) : (
        <CardActions>
          {email && (
            <ActionButton
              variant="outlined"
              label={t(reply ? "replyAgain" : "reply")}
              aria-label={t("replyTo")}
              action={async () => setReplying(true)}
              scope={scope}
            />
          )}
          <ActionButton
            variant={resolved ? "text" : "outlined"}
            label={t(resolved ? "reopen" : "resolve")}
            action={() => saveChange({ resolved: !resolved })}
            done={resolved ? noNotice : showUndoNotice}
            scope={scope}
          />
        </CardActions>
      )}
    </RecordCard>
  )
}

/**
 * Value of `done` for an action without a notice: it returns no text to show. After any action with a `done`,
 * `useAction` fetches the screen's data again.
 */
const noNotice = () => undefined

const ReportShow = () => <RecordCardScreen card={<Report />} />

export default ReportShow
