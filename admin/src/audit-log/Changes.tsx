import type { AuditLogRow } from "@haat/back-office/contract"
import type { Changed } from "@haat/sdk/back-office"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { ListContextProvider, useList, useRecordContext, useTranslate } from "react-admin"
import { Col, Table } from "../components/Table"
import { useWords } from "./words"

/** The server writes no more of one entry. */
const MAX_CHANGES = 100

const VALUES = {
  "& td": { verticalAlign: "top" },
  "& tbody td": { flex: "1 1 100%" },
  "& .column-field": { fontWeight: 600 },
  "& .column-before": { color: "text.secondary" },
} as const

/** Each field of the entry around as it was and as it is. On a phone the three stand below each other. */
export const Changes = () => {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.audit-log.${key}`)
  const { changes, cut, state, resource } = useRecordContext() as AuditLogRow
  const { fieldLabel, readable } = useWords()
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
                    {readable(resource, value)}
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
