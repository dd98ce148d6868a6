import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import FillIcon from "@mui/icons-material/KeyboardDoubleArrowDown"
import IconButton from "@mui/material/IconButton"
import InputBase from "@mui/material/InputBase"
import Switch from "@mui/material/Switch"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableContainer from "@mui/material/TableContainer"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import type { KeyboardEvent } from "react"
import { useTranslate } from "react-admin"
import { COLUMNS, type Column, type DraftRow, fillDown, keyOf, paste } from "./draft"
import { PictureChoice, type PictureSet } from "./PictureChoice"

const WORDS = "resources.products.variants"
const TEXTS: Column[] = ["sku", "net"]
/** Each variant has its own. */
const CODES: Column[] = ["sku", "gtin"]

type Props = {
  rows: DraftRow[]
  pictureSet: PictureSet
  onChange: (rows: DraftRow[]) => void
  onLeaveOut: (values: string[]) => void
}

/** Every variant in a row; cells are moved through by the arrow keys, filled down, and pasted from a spreadsheet. */
export const VariantTable = ({ rows, pictureSet, onChange, onLeaveOut }: Props) => {
  const translate = useTranslate()
  const nameOf = ({ values }: DraftRow) => values.join(", ") || translate(`${WORDS}.only`)
  const change = (row: DraftRow, fields: Partial<DraftRow>) =>
    onChange(rows.map((one) => (one === row ? { ...one, ...fields } : one)))

  // The only kind says its net quantity with the product.
  const columns = COLUMNS.filter((column) => column !== "net" || rows[0].values.length)

  return (
    <TableContainer>
      <Table size="small" aria-label={translate(`${WORDS}.table`)}>
        <TableHead>
          <TableRow>
            <TableCell>{translate(`${WORDS}.variant`)}</TableCell>
            <TableCell>{translate(`${WORDS}.picture`)}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} sx={{ whiteSpace: "nowrap" }}>
                {translate(`${WORDS}.${column}`)}
                {rows.length > 1 && !CODES.includes(column) && (
                  <IconButton
                    size="small"
                    aria-label={translate(`${WORDS}.fillDown`, { column: translate(`${WORDS}.${column}`) })}
                    onClick={() => onChange(fillDown(rows, column))}
                  >
                    <FillIcon fontSize="inherit" />
                  </IconButton>
                )}
              </TableCell>
            ))}
            <TableCell>{translate(`${WORDS}.active`)}</TableCell>
            <TableCell>{translate(`${WORDS}.actions`)}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            <TableRow key={keyOf(row.values)}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600, whiteSpace: "nowrap" }}>
                {nameOf(row)}
              </TableCell>
              <TableCell>
                <PictureChoice
                  {...pictureSet}
                  name={nameOf(row)}
                  chosen={row.image}
                  onChoose={(image) => change(row, { image })}
                />
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column}>
                  <InputBase
                    value={row[column]}
                    onChange={({ target }) => change(row, { [column]: target.value })}
                    onKeyDown={moveInColumn}
                    onPaste={(event) => {
                      const text = event.clipboardData.getData("text/plain")
                      if (!/[\t\n]/.test(text)) return
                      event.preventDefault()
                      onChange(paste(rows, at, column, text))
                    }}
                    inputProps={{
                      "aria-label": `${translate(`${WORDS}.${column}`)}: ${nameOf(row)}`,
                      inputMode: TEXTS.includes(column) ? "text" : "decimal",
                      "data-column": column,
                    }}
                    sx={{ border: 1, borderColor: "divider", borderRadius: 1, px: 1, minHeight: 44, width: "7rem" }}
                  />
                </TableCell>
              ))}
              <TableCell>
                <Switch
                  checked={row.active}
                  onChange={(_, active) => change(row, { active })}
                  slotProps={{ input: { "aria-label": `${translate(`${WORDS}.active`)}: ${nameOf(row)}` } }}
                />
              </TableCell>
              <TableCell>
                {rows.length > 1 && (
                  <IconButton
                    aria-label={translate(`${WORDS}.leaveOut`, { variant: nameOf(row) })}
                    onClick={() => onLeaveOut(row.values)}
                  >
                    <DeleteIcon />
                  </IconButton>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

/** The arrow keys and Enter move to the same column of another row. */
function moveInColumn(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  if (!step) return
  event.preventDefault()
  const input = event.target as HTMLInputElement
  const column = input.dataset.column as Column
  const cells = [...(input.closest("tbody")?.querySelectorAll<HTMLInputElement>(`[data-column="${column}"]`) ?? [])]
  const next = cells[cells.indexOf(input) + step]
  next?.focus()
  next?.select()
}
