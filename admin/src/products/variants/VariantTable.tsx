import FillIcon from "@mui/icons-material/KeyboardDoubleArrowDown"
import IconButton from "@mui/material/IconButton"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableContainer from "@mui/material/TableContainer"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import { useArrayInput, useTranslate } from "react-admin"
import { COLUMNS, type Column, type DraftRow, fillDown, keyOf } from "./draft"
import { useChangeVariants } from "./use-variants"
import { VariantRow } from "./VariantRow"

const WORDS = "resources.products.variants"
/** Each variant has its own. */
const CODES: Column[] = ["sku", "gtin"]
/** The only kind has these among the product's own fields. */
const OWN: Column[] = ["price", "quantity", "net"]
const COLUMNS_OF_ONLY = COLUMNS.filter((column) => !OWN.includes(column))
const ALL_COLUMNS = [...COLUMNS]

/**
 * The iterator of an `ArrayInputBase`: each variant in a row, whose cells are filled down and pasted from a
 * spreadsheet.
 */
export const VariantTable = () => {
  const translate = useTranslate()
  const change = useChangeVariants()
  const rows = useArrayInput().fields as unknown as DraftRow[]
  const columns = rows[0]?.values.length ? ALL_COLUMNS : COLUMNS_OF_ONLY
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
                    onClick={() => change((draft) => ({ ...draft, rows: fillDown(draft.rows, column) }))}
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
          {rows.map(({ values }, at) => (
            <VariantRow
              // A row's fields are named by its place: another place makes another row.
              key={`${at} ${keyOf(values)}`}
              at={at}
              combination={keyOf(values)}
              columns={columns}
              canLeaveOut={rows.length > 1}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
