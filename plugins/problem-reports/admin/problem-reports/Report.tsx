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

const REPLY_ACTIONS = [
  { label: "sendAndResolve", done: "replied", changes: { resolved: true } },
  { label: "send", done: "replied" },
]

export const Report = () => {
  const { id, resolved, resolved_at, reply, replied_at, ...report } = useRecordContext() as ProblemReportRow
  const email = report.customer_email
  const translate = useTranslate()
  const name = report.customer_name ?? email ?? translate("resources.problem-reports.guest")
  const t = useResourceTranslate({ name, email })
  const [isReplying, setReplying] = useState(false)
  const notifyWithUndo = useUndoNotice()
  const change = useChange<ChangeReport>()
  const scope = `problem-reports ${id}`
  const { run: reopen } = useAction(() => change({ resolved: false }), { done: () => undefined, scope })
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
          words={{ name, email }}
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
            action={() => change({ resolved: !resolved })}
            done={() => (resolved ? undefined : notifyWithUndo(t("nowResolved"), reopen))}
            scope={scope}
          />
        </CardActions>
      )}
    </RecordCard>
  )
}

const ReportShow = () => <RecordCardScreen card={<Report />} />

export default ReportShow
