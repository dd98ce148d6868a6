import type { AuditLogRow } from "@haat/back-office/contract"
import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { ListBase, RecordsIterator, useRecordContext, useTranslate } from "react-admin"
import { SearchFilter } from "../components/Filters"
import { ListRows } from "../components/List"
import { Part } from "./Part"

const LOG = "resources.audit-log"
const PER_PAGE = 25

/** A change to many, product by product. */
export const Parts = () => {
  const translate = useTranslate()
  const { id, parts } = useRecordContext() as AuditLogRow
  if (!parts) return null
  return (
    <Box component="section" aria-label={translate(`${LOG}.parts`)} sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {translate(`${LOG}.products`, { smart_count: parts, count: grouped(parts) })}
      </Typography>
      <ListBase
        resource={`audit-log/${encodeURIComponent(id)}/parts`}
        disableSyncWithLocation
        storeKey={false}
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
      </ListBase>
    </Box>
  )
}
