import type { AuditLogPart } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import { Translate, useRecordContext } from "react-admin"
import { useWords } from "./words"

/** Every part is a product, whatever the change was made by. */
const RESOURCE = "products"

const ROW = {
  display: "grid",
  gridTemplateColumns: { md: "minmax(0, 1fr) minmax(0, 2fr)" },
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: "divider",
  fontSize: "0.875rem",
  overflowWrap: "anywhere",
}

/** The product around, of a change to many: each field as it was and as it became. */
export const Part = () => {
  const { subject, changes, cut } = useRecordContext() as AuditLogPart
  const { fieldLabel, readable } = useWords()
  return (
    <Box component="li" sx={ROW}>
      <b>{subject}</b>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, maxHeight: 240, overflowY: "auto" }}>
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            <Box component="span" sx={{ color: "text.secondary" }}>
              {fieldLabel(RESOURCE, field)}:
            </Box>{" "}
            {before !== null && `${readable(RESOURCE, before)} → `}
            {readable(RESOURCE, after)}
          </li>
        ))}
        {cut && (
          <li>
            <Translate i18nKey="resources.audit-log.cut" />
          </li>
        )}
      </Box>
    </Box>
  )
}
