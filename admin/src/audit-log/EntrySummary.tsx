import type { AuditLogRow } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import { useRecordContext, useTranslate } from "react-admin"
import { DateField, StateField } from "../components/fields"
import { roleWord } from "../staff/roles"
import { useWords } from "./words"

const LOOKS = { open: { color: "error", variant: "outlined" } } as const

/** The change around as a sentence. */
export const EntrySummary = () => {
  const translate = useTranslate()
  const entry = useRecordContext() as AuditLogRow
  const { who, role, state } = entry
  return (
    <Box sx={{ flex: 1, mr: 1, display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.25, alignItems: "baseline" }}>
      <Box sx={{ flex: "1 1 280px", minWidth: 0, overflowWrap: "anywhere", fontSize: "0.9375rem" }}>
        <b>{who}</b> {useWords().actionLabel(entry)} {state === "open" && <StateField state={state} looks={LOOKS} />}
      </Box>
      <Box sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
        {translate(roleWord(role), { _: role })}, <DateField source="created_at" />
      </Box>
    </Box>
  )
}
