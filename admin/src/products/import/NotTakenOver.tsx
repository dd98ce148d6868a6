import type { MovedNotes } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import Alert from "@mui/material/Alert"
import { useTranslate } from "react-admin"

const WORDS = "resources.products.importing"
const KINDS = ["estimated", "no_stock", "pictures", "low_mrp", "no_gtin", "long_text"] as const

/** Lists what an import leaves out of another shop's file or changes. */
export const NotTakenOver = ({ moved }: { moved: MovedNotes }) => {
  const translate = useTranslate()
  const notes = [
    ...KINDS.flatMap((kind) => {
      const count = moved.counts[kind]
      return count ? [translate(`${WORDS}.moved.${kind}`, { smart_count: count, count: grouped(count) })] : []
    }),
    ...(moved.rows.length
      ? [
          translate(`${WORDS}.moved.rows`, {
            smart_count: moved.rows.length,
            lines: moved.rows.slice(0, 20).join(", "),
          }),
        ]
      : []),
    ...(moved.columns.length ? [translate(`${WORDS}.moved.columns`, { columns: moved.columns.join(", ") })] : []),
  ]
  if (!notes.length) return null
  return (
    <Alert severity="info">
      {translate(`${WORDS}.moved.title`)}
      <ul style={{ margin: 0, paddingInlineStart: "1.2em" }}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Alert>
  )
}
