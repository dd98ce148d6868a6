import type { ChangeReport, ProblemReportRow } from "@haat/problem-reports/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Chip from "@mui/material/Chip"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { dateTime } from "../components/format"
import { Reply, ReplyForm } from "../components/Reply"
import { sentenceOf } from "../components/sentence-of"
import { useUndoNotice } from "../components/use-undo-notice"
import { OnlyProduct } from "../products/OnlyProduct"
import { useIsNewestFirst } from "../products/ProductTexts"

/** What a visitor found wrong, what was written back, and whether somebody has looked after it. */
export const Report = () => {
  const report = useRecordContext() as ProblemReportRow
  const withProduct = useIsNewestFirst()
  const translate = useTranslate()
  const [busy, setBusy] = useState(false)
  const [replying, setReplying] = useState(false)
  const data = useDataProvider()
  const refresh = useRefresh()
  const notify = useNotify()
  const sayWithUndo = useUndoNotice()
  const { say } = useDialogs()
  const name = report.customer_name ?? report.customer_email ?? translate("resources.problem-reports.guest")
  const t = (key: string, values?: object) => translate(`resources.problem-reports.${key}`, { name, ...values })

  // Not a mutation hook: this row may be gone from the list by the time Undo is pressed.
  const change = async (wanted: ChangeReport, done: () => void) => {
    setBusy(true)
    try {
      await data.update("problem-reports", { id: report.id, data: wanted, previousData: report })
      done()
      refresh()
    } catch (error) {
      await say(translate("components.oops"), sentenceOf(error, t("failed")))
    }
    setBusy(false)
  }
  const resolve = (resolved: boolean): Promise<void> =>
    change({ resolved }, () => resolved && sayWithUndo(t("nowResolved"), () => resolve(false)))
  const send = (wanted: ChangeReport) =>
    change(wanted, () => {
      setReplying(false)
      notify(t("replied"), { type: "success" })
    })

  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {report.customer_email && (
          <Link href={`mailto:${report.customer_email}`} sx={{ fontSize: "0.875rem", color: "text.secondary" }}>
            {report.customer_email}
          </Link>
        )}
        <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>{dateTime(report.created_at)}</Typography>
        {report.resolved_at && (
          <Chip size="small" color="success" label={t("resolvedOn", { day: dateTime(report.resolved_at) })} />
        )}
      </Box>
      {withProduct && <OnlyProduct id={report.product_id} name={report.product_name} />}
      <Typography sx={{ mt: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{report.message}</Typography>
      {report.reply && report.replied_at && (
        <Reply title={t("yourReply", { day: dateTime(report.replied_at) })} text={report.reply} />
      )}
      {replying ? (
        <ReplyForm
          reply=""
          label={t("yourReplyTo")}
          placeholder={t("replyHint", { email: report.customer_email })}
          actions={(reply) => (
            <>
              <Button type="submit" variant="contained" disabled={busy || !reply}>
                {t("sendAndResolve")}
              </Button>
              <Button variant="outlined" disabled={busy || !reply} onClick={() => send({ reply })}>
                {t("send")}
              </Button>
            </>
          )}
          onSave={(reply) => send({ reply, resolved: true })}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <Box sx={{ display: "flex", gap: 1, mt: 1.5 }}>
          {report.customer_email && (
            <Button variant="outlined" aria-label={t("replyTo")} disabled={busy} onClick={() => setReplying(true)}>
              {t(report.reply ? "replyAgain" : "reply")}
            </Button>
          )}
          <Button
            variant={report.resolved ? "text" : "outlined"}
            disabled={busy}
            onClick={() => resolve(!report.resolved)}
          >
            {t(report.resolved ? "reopen" : "resolve")}
          </Button>
        </Box>
      )}
    </Card>
  )
}
