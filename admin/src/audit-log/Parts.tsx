import type { AuditLogPart, AuditLogRow } from "@haat/back-office/contract"
import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { RecordsIterator, Translate, useRecordContext, useTranslate } from "react-admin"
import { SearchFilter } from "../components/Filters"
import { ListRows, PartList } from "../components/List"
import { useWords } from "./words"

const LOG = "resources.audit-log"
const PER_PAGE = 25

export const Parts = () => {
  const translate = useTranslate()
  const { id, parts } = useRecordContext() as AuditLogRow
  if (!parts) return null
  return (
    <Box component="section" aria-label={translate(`${LOG}.parts`)} sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {translate(`${LOG}.products`, { smart_count: parts, count: grouped(parts) })}
      </Typography>
      <PartList
        resource={`audit-log/${encodeURIComponent(id)}/parts`}
        perPage={PER_PAGE}
        sort={{ field: "place", order: "ASC" }}
      >
        <ListRows
          failed={`${LOG}.partsFailed`}
          empty={<Typography sx={{ color: "text.secondary" }}>{translate(`${LOG}.noParts`)}</Typography>}
          filters={parts > PER_PAGE && <SearchFilter label={`${LOG}.findPart`} />}
        >
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            <RecordsIterator>
              <Part />
            </RecordsIterator>
          </Box>
        </ListRows>
      </PartList>
    </Box>
  )
}

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

const Part = () => {
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
