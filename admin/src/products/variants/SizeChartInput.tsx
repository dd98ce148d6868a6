import type { SizeChart } from "@haat/catalog/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useId } from "react"
import { useInput, useTranslate } from "react-admin"
import { Notice } from "../../components/Notice"
import { firstMessage } from "../first-message"
import { CellTable } from "./CellTable"

const WORDS = "resources.products.sizeChart"
/** The first cells of a new chart. */
const BLANK = [
  ["", ""],
  ["", ""],
]
const asGiven = (chart: SizeChart) => chart

/** A size chart as it is edited, with the same in Hindi. */
export const SizeChartInput = ({ source, title }: { source: string; title: string }) => {
  const translate = useTranslate()
  const id = useId()
  const {
    field: { value, onChange },
    fieldState,
  } = useInput<SizeChart>({ source, parse: asGiven, format: asGiven })
  const { rows, rows_hi }: SizeChart = value
  const wrong = firstMessage(fieldState.error)
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1.5 }}>
      <Typography id={id} component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {rows.length ? (
        <>
          <CellTable
            name={title}
            rows={rows}
            onChange={(changed) => onChange({ rows: changed, rows_hi: changed.length ? rows_hi : [] })}
          />
          {rows_hi.length ? (
            <CellTable
              name={translate(`${WORDS}.inHindi`, { name: title })}
              lang="hi"
              rows={rows_hi}
              onChange={(changed) => onChange({ rows, rows_hi: changed })}
            />
          ) : (
            <Button sx={{ justifySelf: "start" }} onClick={() => onChange({ rows, rows_hi: rows })}>
              {translate(`${WORDS}.addHindi`)}
            </Button>
          )}
        </>
      ) : (
        <Button variant="outlined" sx={{ justifySelf: "start" }} onClick={() => onChange({ rows: BLANK, rows_hi: [] })}>
          {translate(`${WORDS}.add`)}
        </Button>
      )}
      {wrong && <Notice severity="error" text={wrong} />}
    </Box>
  )
}
