import type { AuditLogPart, Changed } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import { nameOf, readable } from "./words"

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
          {became(change)}
        </li>
      ))}
      {cut && <Box component="li">There was more than is kept here.</Box>}
    </Box>
  </Box>
)

/** "499 → 549"; of a field that was not there, or is no more, the one value. */
const became = ({ before, after }: Changed) => {
  if (before === null) return readable(after)
  return after === null ? `${readable(before)} → –` : `${readable(before)} → ${readable(after)}`
}
