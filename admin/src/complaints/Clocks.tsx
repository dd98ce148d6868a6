import type { ComplaintRow } from "@haat/problem-reports/contract"
import Box from "@mui/material/Box"
import Chip from "@mui/material/Chip"
import { useTranslate } from "react-admin"
import { dateTime } from "../components/format"

const WORDS = "resources.complaints"

/** Until when a complaint is to be acknowledged and closed, or when it was; what is too late is marked in words too. */
export const Clocks = ({ complaint }: { complaint: ComplaintRow }) => {
  const { acknowledge_by, acknowledged_at, close_by, closed_at } = complaint
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}>
      <Clock by={acknowledge_by} at={acknowledged_at} words={["acknowledgeBy", "acknowledgedOn"]} />
      <Clock by={close_by} at={closed_at} words={["closeBy", "closedOn"]} />
    </Box>
  )
}

const Clock = ({ by, at, words: [until, done] }: { by: string; at: string | null; words: [string, string] }) => {
  const translate = useTranslate()
  const isLate = Date.parse(at ?? new Date().toISOString()) > Date.parse(by)
  const text = at
    ? translate(`${WORDS}.${done}`, { day: dateTime(at) })
    : translate(`${WORDS}.${until}`, { day: dateTime(by) })
  return (
    <Chip
      size="small"
      color={isLate ? "error" : at ? "success" : "default"}
      label={isLate ? `${text} · ${translate(`${WORDS}.overdue`)}` : text}
    />
  )
}
