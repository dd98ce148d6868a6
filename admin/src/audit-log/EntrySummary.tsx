import type { AuditLogRow } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import Chip from "@mui/material/Chip"
import { useTranslate } from "react-admin"
import { dateTime } from "../components/format"
import { roleWord } from "../staff/roles"
import { useWords } from "./words"

/** One change as a sentence. */
export const EntrySummary = ({ entry }: { entry: AuditLogRow }) => {
  const translate = useTranslate()
  const { actionLabel } = useWords()
  return (
    <Box sx={{ flex: 1, mr: 1, display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.25, alignItems: "baseline" }}>
      <Box sx={{ flex: "1 1 280px", minWidth: 0, overflowWrap: "anywhere", fontSize: "0.9375rem" }}>
        <Box component="span" sx={{ fontWeight: 700 }}>
          {entry.who}
        </Box>{" "}
        {actionLabel(entry)}{" "}
        {entry.state === "open" && (
          <Chip
            component="span"
            size="small"
            color="error"
            variant="outlined"
            label={translate("resources.audit-log.unknownOutcome")}
          />
        )}
      </Box>
      <Box sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
        {translate(roleWord(entry.role), { _: entry.role })}, {dateTime(entry.created_at)}
      </Box>
    </Box>
  )
}
