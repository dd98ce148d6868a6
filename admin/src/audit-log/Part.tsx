import type { AuditLogPart } from "@haat/back-office/contract"
import type { Changed } from "@haat/sdk/back-office"
import Box from "@mui/material/Box"
import { Translate } from "react-admin"
import { nameOf, useWords } from "./words"

/** One product of a change to many: each field as it was and as it became. */
export const Part = ({ part: { subject, changes, cut } }: { part: AuditLogPart }) => (
  <Box
    component="li"
    sx={{
      display: "grid",
      gridTemplateColumns: { md: "minmax(0, 1fr) minmax(0, 2fr)" },
      columnGap: 2,
      py: 1,
      borderTop: 1,
      borderColor: "divider",
      fontSize: "0.875rem",
      overflowWrap: "anywhere",
    }}
  >
    <Box sx={{ fontWeight: 600 }}>{subject}</Box>
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, maxHeight: 240, overflowY: "auto" }}>
      {changes.map((change) => (
        <li key={change.field}>
          <Box component="span" sx={{ color: "text.secondary" }}>
            {nameOf(change.field)}:
          </Box>{" "}
          <Became changed={change} />
        </li>
      ))}
      {cut && (
        <Box component="li">
          <Translate i18nKey="resources.audit-log.cut" />
        </Box>
      )}
    </Box>
  </Box>
)

/** "499 → 549"; of a field that was not there, or is no more, the one value. */
const Became = ({ changed: { before, after } }: { changed: Changed }) => {
  const { readable } = useWords()
  if (before === null) return readable(after)
  return after === null ? `${readable(before)} → –` : `${readable(before)} → ${readable(after)}`
}
