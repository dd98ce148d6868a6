import type { ReturnRow } from "@haat/checkout/contract"
import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"

/** The pieces, what is wanted for them, and what has come back. */
export const ReturnLines = ({ lines }: Pick<ReturnRow, "lines">) => {
  const translate = useTranslate()
  const t = (key: string, words: object) => translate(`resources.returns.${key}`, words)
  return (
    <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
      {lines.map(({ line_id, name, quantity, exchange, resellable, damaged }) => (
        <Box component="li" key={line_id} sx={{ overflowWrap: "anywhere" }}>
          {quantity} × {name}
          {exchange && <Box sx={{ color: "text.secondary" }}>{t("wants", { choice: exchange })}</Box>}
          {resellable !== null && <Box sx={{ color: "text.secondary" }}>{t("came", { resellable, damaged })}</Box>}
        </Box>
      ))}
    </Box>
  )
}
