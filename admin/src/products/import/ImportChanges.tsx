import type { ProductImport } from "@haat/catalog/contract"
import { grouped } from "@haat/http/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"

/** The first of what an import would do, field by field. */
export const ImportChanges = ({ result: { changes, added, changed } }: { result: ProductImport }) => {
  const translate = useTranslate()
  if (!changes.length) return null
  const rest = added + changed - changes.length
  return (
    <Box
      component="ul"
      aria-label={translate("resources.products.importing.changes")}
      tabIndex={0}
      sx={{ m: 0, p: 0, listStyle: "none", maxHeight: 320, overflowY: "auto", fontSize: "0.875rem" }}
    >
      {changes.map(({ line, name, added, changes }) => (
        <Box
          component="li"
          key={line}
          sx={{ py: 0.75, borderBottom: 1, borderColor: "divider", overflowWrap: "anywhere" }}
        >
          <b>{name}</b>{" "}
          <Box component="span" sx={{ color: "text.secondary" }}>
            {added
              ? translate("resources.products.importing.added")
              : changes.map(({ field, before, after }) => `${field}: ${before || "–"} → ${after || "–"}`).join("; ")}
          </Box>
        </Box>
      ))}
      {rest > 0 && (
        <Typography component="li" sx={{ color: "text.secondary", fontSize: "inherit", py: 1 }}>
          {translate("resources.products.importing.more", { count: grouped(rest) })}
        </Typography>
      )}
    </Box>
  )
}
