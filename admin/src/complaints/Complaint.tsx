import type { ChangeComplaint, ComplaintRow } from "@haat/problem-reports/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { useNotify, useRecordContext, useRefresh, useTranslate, useUpdate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { dateTime } from "../components/format"
import { Reply, ReplyForm } from "../components/Reply"
import { Clocks } from "./Clocks"

/** What somebody complains of, both clocks, and what was written back. */
export const Complaint = () => {
  const complaint = useRecordContext() as ComplaintRow
  const { id, number, name, email, order_number, message, reply, replied_at, closed, acknowledged_at } = complaint
  const translate = useTranslate()
  const t = (key: string, values?: object) =>
    translate(`resources.complaints.${key}`, { number, name, email, ...values })
  const [replying, setReplying] = useState(false)
  const refresh = useRefresh()
  const notify = useNotify()
  const { sayFailure } = useDialogs()
  const [update, { isPending }] = useUpdate<ComplaintRow>("complaints", undefined, {
    mutationMode: "pessimistic",
    onError: (error) => void sayFailure(error, t("failed")),
    onSettled: refresh,
  })
  const change = (data: ChangeComplaint, done?: string) =>
    update(
      "complaints",
      { id, data: data as Partial<ComplaintRow>, previousData: complaint },
      {
        onSuccess: () => {
          setReplying(false)
          if (done) notify(t(done), { type: "success" })
        },
      },
    )

  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography component="h2" sx={{ fontWeight: 600 }}>
          {number} · {name}
        </Typography>
        <Link href={`mailto:${email}`} sx={{ fontSize: "0.875rem", color: "text.secondary" }}>
          {email}
        </Link>
        <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
          {dateTime(complaint.created_at)}
          {order_number && ` · ${t("order", { number: order_number })}`}
        </Typography>
      </Box>
      <Clocks complaint={complaint} />
      <Typography sx={{ mt: 1, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{message}</Typography>
      {reply && replied_at && <Reply title={t("yourReply", { day: dateTime(replied_at) })} text={reply} />}
      {replying ? (
        <ReplyForm
          reply=""
          label={t("yourReplyTo")}
          placeholder={t("replyHint")}
          actions={(text) => (
            <>
              <Button type="submit" variant="contained" disabled={isPending || !text}>
                {t("sendAndClose")}
              </Button>
              <Button
                variant="outlined"
                disabled={isPending || !text}
                onClick={() => change({ reply: text }, "replied")}
              >
                {t("send")}
              </Button>
            </>
          )}
          onSave={(text) => change({ reply: text, closed: true }, "replied")}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1.5 }}>
          {!acknowledged_at && (
            <Button
              variant="contained"
              disabled={isPending}
              onClick={() => change({ acknowledged: true }, "acknowledged")}
            >
              {t("acknowledge")}
            </Button>
          )}
          <Button variant="outlined" aria-label={t("replyTo")} disabled={isPending} onClick={() => setReplying(true)}>
            {t("reply")}
          </Button>
          <Button disabled={isPending} onClick={() => change({ closed: !closed }, closed ? undefined : "nowClosed")}>
            {t(closed ? "reopen" : "close")}
          </Button>
        </Box>
      )}
    </Card>
  )
}
