import type { ImportChange, ProductImport } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"

const WORDS = "resources.products.importing"

/** The first of what an import would do, field by field. */
export const ImportChanges = ({ result: { changes, added, changed } }: { result: ProductImport }) => {
  const translate = useTranslate()
  if (!changes.length) return null
  const rest = added + changed - changes.length
  return (
    <Box
      component="ul"
      aria-label={translate(`${WORDS}.changes`)}
      tabIndex={0}
      sx={{ m: 0, p: 0, listStyle: "none", maxHeight: 320, overflowY: "auto", fontSize: "0.875rem" }}
    >
      {changes.map((change) => (
        <Box
          component="li"
          key={`${change.line} ${change.name}`}
          sx={{
            ...{ display: "flex", gap: 1, alignItems: "center", py: 0.75 },
            ...{ borderBottom: 1, borderColor: "divider", overflowWrap: "anywhere" },
          }}
        >
          {change.picture && isAddress(change.picture) && <Picture address={change.picture} />}
          <span>
            <b>{change.name}</b>{" "}
            <Box component="span" sx={{ color: "text.secondary" }}>
              {[...valuesOf(change, translate(`${WORDS}.added`)), ...namedBy(change, translate)].join("; ")}
            </Box>
          </span>
        </Box>
      ))}
      {rest > 0 && (
        <Typography component="li" sx={{ color: "text.secondary", fontSize: "inherit", py: 1 }}>
          {translate(`${WORDS}.more`, { count: grouped(rest) })}
        </Typography>
      )}
    </Box>
  )
}

/** The fields as they would be, and of what is there already as they are. */
const valuesOf = ({ added, changes, picture }: ImportChange, isNew: string): string[] => {
  if (!added) return changes.map(({ field, before, after }) => `${field}: ${before || "–"} → ${after || "–"}`)
  const values = changes.map(({ field, after }) => `${field}: ${after}`)
  return [isNew, ...values, ...(picture && !isAddress(picture) ? [`pictures: ${picture}`] : [])]
}

const namedBy = ({ found_by }: ImportChange, translate: (word: string) => string) =>
  found_by === "name" ? [translate(`${WORDS}.foundByName`)] : []

const isAddress = (picture: string) => /^(?:https:\/)?\//.test(picture)

const Picture = ({ address }: { address: string }) => (
  <Box
    component="img"
    src={address}
    alt=""
    loading="lazy"
    referrerPolicy="no-referrer"
    sx={{ width: 40, height: 40, objectFit: "cover", borderRadius: 1, flexShrink: 0 }}
  />
)
