import type { ImportChange, ProductImport } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"

const WORDS = "resources.products.importing"

/** The first of what an import would do, field by field. */
export const ImportChanges = ({ result: { changes, added, changed } }: { result: ProductImport }) => {
  const translate = useTranslate()
  if (!changes.length) return null
  const rest = added + changed - changes.length
  return (
    <Box component="ul" aria-label={translate(`${WORDS}.changes`)} tabIndex={0} sx={LIST}>
      {changes.map((change) => (
        <li key={`${change.line} ${change.name}`}>
          {change.picture && isAddress(change.picture) && (
            <img src={change.picture} alt="" loading="lazy" referrerPolicy="no-referrer" />
          )}
          <span>
            <b>{change.name}</b> <small>{partsOf(change, translate).join("; ")}</small>
          </span>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <small>{translate(`${WORDS}.more`, { count: grouped(rest) })}</small>
        </li>
      )}
    </Box>
  )
}

/** The fields as they would be, and of what is there already as they are. */
const partsOf = ({ added, changes, picture, found_by }: ImportChange, translate: (word: string) => string) => {
  const name = found_by === "name" ? [translate(`${WORDS}.foundByName`)] : []
  if (!added)
    return [...changes.map(({ field, before, after }) => `${field}: ${before || "–"} → ${after || "–"}`), ...name]
  const values = changes.map(({ field, after }) => `${field}: ${after}`)
  const pictures = picture && !isAddress(picture) ? [`pictures: ${picture}`] : []
  return [translate(`${WORDS}.added`), ...values, ...pictures, ...name]
}

const isAddress = (picture: string) => /^(?:https:\/)?\//.test(picture)

const LIST = {
  m: 0,
  p: 0,
  listStyle: "none",
  maxHeight: 320,
  overflowY: "auto",
  overflowWrap: "anywhere",
  fontSize: "0.875rem",
  "& li": { display: "flex", gap: 1, alignItems: "center", py: 0.75, borderBottom: 1, borderColor: "divider" },
  "& small": { color: "text.secondary", fontSize: "inherit" },
  "& img": { width: 40, height: 40, objectFit: "cover", borderRadius: 1, flexShrink: 0 },
} as const
