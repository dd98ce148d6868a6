import type { SizeChart } from "@haat/catalog/contract"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import IconButton from "@mui/material/IconButton"
import InputBase from "@mui/material/InputBase"
import Typography from "@mui/material/Typography"
import { useId } from "react"
import { useInput, useTranslate } from "react-admin"
import { firstFieldError } from "../../components/error-message"
import { Notice } from "../../components/Notice"
import { toCells } from "./draft"

const WORDS = "resources.products.sizeChart"
const BLANK = [
  ["", ""],
  ["", ""],
]
const identity = (chart: SizeChart) => chart

export const SizeChartInput = ({ source, title }: { source: string; title: string }) => {
  const translate = useTranslate()
  const id = useId()
  const {
    field: { value, onChange },
    fieldState,
  } = useInput<SizeChart>({ source, parse: identity, format: identity })
  const { rows, rows_hi }: SizeChart = value
  const wrong = firstFieldError(fieldState.error)
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

type CellTableProps = { name: string; lang?: string; rows: string[][]; onChange: (rows: string[][]) => void }

/** Pastes spreadsheet cells from this cell on; the rows grow as needed. */
function pasteCells(rows: string[][], row: number, column: number, text: string): string[][] {
  const cells = toCells(text)
  const width = Math.max(rows[0]?.length ?? 0, column + Math.max(...cells.map((line) => line.length)))
  const height = Math.max(rows.length, row + cells.length)
  return Array.from({ length: height }, (_, at) =>
    Array.from({ length: width }, (_, nth) => cells[at - row]?.[nth - column]?.trim() ?? rows[at]?.[nth] ?? ""),
  )
}

const CellTable = ({ name, lang, rows, onChange }: CellTableProps) => {
  const translate = useTranslate()
  const set = (at: number, nth: number, text: string) =>
    onChange(rows.map((row, i) => (i === at ? row.map((cell, j) => (j === nth ? text : cell)) : row)))
  const removeColumn = (nth: number) =>
    onChange(rows[0].length > 1 ? rows.map((row) => row.filter((_, i) => i !== nth)) : [])
  const renderDeleteButton = (label: string, number: number, onClick: () => void) => (
    <IconButton size="small" aria-label={translate(`${WORDS}.${label}`, { number, name })} onClick={onClick}>
      <DeleteIcon fontSize="inherit" />
    </IconButton>
  )
  return (
    <Box sx={{ overflowX: "auto" }}>
      <table aria-label={name}>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, nth) => (
                <td key={nth}>
                  <InputBase
                    value={cell}
                    onChange={({ target }) => set(at, nth, target.value)}
                    onKeyDown={(event) => {
                      // Enter would submit the form.
                      if (event.key === "Enter") event.preventDefault()
                    }}
                    onPaste={(event) => {
                      const text = event.clipboardData.getData("text/plain")
                      if (!/[\t\n]/.test(text)) return
                      event.preventDefault()
                      onChange(pasteCells(rows, at, nth, text))
                    }}
                    inputProps={{
                      lang,
                      maxLength: 60,
                      "aria-label": translate(`${WORDS}.cell`, { name, row: at + 1, column: nth + 1 }),
                    }}
                    sx={{
                      border: 1,
                      borderColor: "divider",
                      borderRadius: 1,
                      px: 1,
                      minHeight: 44,
                      width: "7.5rem",
                      "& input": { fontWeight: at && nth ? 400 : 600 },
                    }}
                  />
                </td>
              ))}
              <td>{renderDeleteButton("removeRow", at + 1, () => onChange(rows.filter((_, i) => i !== at)))}</td>
            </tr>
          ))}
          <tr>
            {rows[0].map((_, nth) => (
              <td key={nth}>{renderDeleteButton("removeColumn", nth + 1, () => removeColumn(nth))}</td>
            ))}
            <td />
          </tr>
        </tbody>
      </table>
      <Button onClick={() => onChange([...rows, rows[0].map(() => "")])}>{translate(`${WORDS}.addRow`)}</Button>
      <Button onClick={() => onChange(rows.map((row) => [...row, ""]))}>{translate(`${WORDS}.addColumn`)}</Button>
    </Box>
  )
}
