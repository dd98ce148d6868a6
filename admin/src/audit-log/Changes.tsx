import type { AuditLogRow } from "@haat/back-office/contract"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"
import { nameOf, useWords } from "./words"

const cell = {
  px: { xs: 0, md: 1.25 },
  py: { xs: 0.5, md: 1.25 },
  fontSize: "0.875rem",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  maxHeight: 240,
  overflowY: "auto",
} as const

/** Field by field what was, and what is. On a phone the three stand below each other. */
export const Changes = ({ entry: { changes, cut, state } }: { entry: AuditLogRow }) => {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.audit-log.${key}`)
  return (
    <>
      {state === "open" && <Typography sx={{ color: "error.main", mb: 1 }}>{t("unknownOutcomeText")}</Typography>}
      {changes.length > 0 && (
        <Box
          component="table"
          sx={{ width: "100%", borderCollapse: "collapse", display: { xs: "block", md: "table" } }}
        >
          <Box component="thead" sx={{ display: { xs: "none", md: "table-header-group" } }}>
            <tr>
              {["field", "before", "after"].map((name) => (
                <Box
                  component="th"
                  key={name}
                  sx={{ ...cell, textAlign: "left", color: "text.secondary", width: name === "field" ? "22%" : "39%" }}
                >
                  {t(name)}
                </Box>
              ))}
            </tr>
          </Box>
          <Box component="tbody" sx={{ display: { xs: "block", md: "table-row-group" } }}>
            {changes.map(({ field, before, after }) => (
              <Box
                component="tr"
                key={field}
                sx={{
                  display: { xs: "block", md: "table-row" },
                  borderTop: 1,
                  borderColor: "divider",
                  verticalAlign: "top",
                }}
              >
                <Box
                  component="th"
                  scope="row"
                  sx={{ ...cell, display: { xs: "block", md: "table-cell" }, textAlign: "left", fontWeight: 600 }}
                >
                  {nameOf(field)}
                </Box>
                <Value label={t("before")} value={before} />
                <Value label={t("after")} value={after} strong />
              </Box>
            ))}
          </Box>
        </Box>
      )}
      {cut && <Typography sx={{ color: "text.secondary", mt: 1 }}>{t("cut")}</Typography>}
    </>
  )
}

type ValueProps = { label: string; value: unknown; strong?: boolean }

const Value = ({ label, value, strong }: ValueProps) => (
  <Box
    component="td"
    sx={{ ...cell, display: { xs: "block", md: "table-cell" }, color: strong ? "text.primary" : "text.secondary" }}
  >
    <Box component="span" sx={{ display: { md: "none" }, color: "text.secondary" }}>
      {label}:{" "}
    </Box>
    {useWords().readable(value)}
  </Box>
)
