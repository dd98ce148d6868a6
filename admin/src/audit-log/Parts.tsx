import type { AuditLogPart, AuditLogRow } from "@haat/back-office/contract"
import type { Changed } from "@haat/sdk/back-office"
import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { ListContextProvider, RecordsIterator, Translate, useList, useRecordContext, useTranslate } from "react-admin"
import { SearchFilter } from "../components/Filters"
import { EmbeddedList, ListRows } from "../components/List"
import { Col, Table } from "../components/Table"
import { useAuditLabels } from "./words"

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
      <EmbeddedList
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
      </EmbeddedList>
    </Box>
  )
}

/** Every part of an entry is a product. */
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
  const { fieldLabel, formatValue } = useAuditLabels()
  return (
    <Box component="li" sx={ROW}>
      <b>{subject}</b>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, maxHeight: 240, overflowY: "auto" }}>
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            <Box component="span" sx={{ color: "text.secondary" }}>
              {fieldLabel(RESOURCE, field)}:
            </Box>{" "}
            {before !== null && `${formatValue(RESOURCE, before)} → `}
            {formatValue(RESOURCE, after)}
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

/** Maximum that the server stores for one entry. */
const MAX_CHANGES = 100

const VALUES = {
  "& td": { verticalAlign: "top" },
  "& tbody td": { flex: "1 1 100%" },
  "& .column-field": { fontWeight: 600 },
  "& .column-before": { color: "text.secondary" },
} as const

/** Each changed field of the entry in context with its old and new value. */
export const Changes = () => {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.audit-log.${key}`)
  const { changes, cut, state, resource } = useRecordContext() as AuditLogRow
  const { fieldLabel, formatValue } = useAuditLabels()
  const rows = useList({ data: changes.map((change) => ({ id: change.field, ...change })), perPage: MAX_CHANGES })
  return (
    <>
      {state === "open" && <Typography sx={{ color: "error.main", mb: 1 }}>{t("unknownOutcomeText")}</Typography>}
      {changes.length > 0 && (
        <ListContextProvider value={rows}>
          <Table sx={VALUES}>
            <Col
              source="field"
              label={t("field")}
              disableSort
              render={({ field }: Changed) => fieldLabel(resource, field)}
            />
            {(["before", "after"] as const).map((moment) => (
              <Col
                key={moment}
                source={moment}
                label={t(moment)}
                disableSort
                render={({ [moment]: value }: Changed) => (
                  <Box sx={{ whiteSpace: "pre-wrap", maxHeight: 240, overflowY: "auto" }}>
                    <Box component="span" sx={{ display: { md: "none" } }}>
                      {t(moment)}:{" "}
                    </Box>
                    {formatValue(resource, value)}
                  </Box>
                )}
              />
            ))}
          </Table>
        </ListContextProvider>
      )}
      {cut && <Typography sx={{ color: "text.secondary", mt: 1 }}>{t("cut")}</Typography>}
    </>
  )
}
