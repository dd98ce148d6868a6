import type { MovedNotes } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"
import { Notice } from "../../components/Notice"

const WORDS = "resources.products.importing.moved"
const KINDS = ["estimated", "no_stock", "pictures", "low_mrp", "no_gtin", "long_text"] as const
const MAX_LINES = 20

/** Lists what an import leaves out of another shop's file or changes. */
export const NotTakenOver = ({ moved: { counts, rows, columns } }: { moved: MovedNotes }) => {
  const translate = useTranslate()
  const noteOf = (kind: string, count = 0, words?: object) =>
    count ? [translate(`${WORDS}.${kind}`, { smart_count: count, count: grouped(count), ...words })] : []
  const notes = [
    ...KINDS.flatMap((kind) => noteOf(kind, counts[kind])),
    ...noteOf("rows", rows.length, { lines: rows.slice(0, MAX_LINES).join(", ") }),
    ...noteOf("columns", columns.length, { columns: columns.join(", ") }),
  ]
  if (!notes.length) return null
  return (
    <Notice severity="info" text={`${WORDS}.title`}>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: "1.2em" }}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Box>
    </Notice>
  )
}
