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
import { type KeyboardEvent, memo } from "react"
import { useArrayInput, useTranslate, useWrappedSource } from "react-admin"
import { useController } from "react-hook-form"
import { COLUMNS, type Column, combinationKey, type DraftRow, excludeCombination, fillDown, paste } from "./draft"
import { PictureChoice } from "./PictureChoice"
import { useChangeVariants } from "./use-variants"

const WORDS = "resources.products.variants"
/** Columns that are unique to each variant. */
const CODES: Column[] = ["sku", "gtin"]
/** Columns that are fields of the product when it has no options. */
const PRODUCT_FIELDS: Column[] = ["price", "quantity", "net"]
const SINGLE_VARIANT_COLUMNS = COLUMNS.filter((column) => !PRODUCT_FIELDS.includes(column))
const ALL_COLUMNS = [...COLUMNS]

/** Rows of an `ArrayInputBase`, one for each variant. Columns can be filled down and pasted from a spreadsheet. */
export const VariantTable = () => {
  const translate = useTranslate()
  const change = useChangeVariants()
  const rows = useArrayInput().fields as unknown as DraftRow[]
  const columns = rows[0]?.values.length ? ALL_COLUMNS : SINGLE_VARIANT_COLUMNS
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
              // Fields are named by index, so a row that moves must remount.
              key={`${at} ${combinationKey(values)}`}
              at={at}
              combination={combinationKey(values)}
              columns={columns}
              canLeaveOut={rows.length > 1}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const TEXT_COLUMNS: Column[] = ["sku", "net"]
const CELL = {
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  px: 1,
  minHeight: 44,
  width: "7rem",
  "&.Mui-error": { borderColor: "error.main" },
}

type RowProps = {
  at: number
  /** The row's combination, by `combinationKey`. */
  combination: string
  columns: Column[]
  canLeaveOut: boolean
}

/**
 * A row of the table. Uses `useController` for each cell, so that typing renders that cell only; `useInput` subscribes
 * to all fields.
 */
const VariantRow = memo(({ at, combination, columns, canLeaveOut }: RowProps) => {
  const translate = useTranslate()
  const change = useChangeVariants()
  const values: string[] = JSON.parse(combination)
  const name = values.join(", ") || translate(`${WORDS}.only`)
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 600, whiteSpace: "nowrap" }}>
        {name}
      </TableCell>
      <TableCell>
        <PictureChoice source={`${at}.image`} name={name} />
      </TableCell>
      {columns.map((column) => (
        <TableCell key={column}>
          <CellInput at={at} column={column} name={name} />
        </TableCell>
      ))}
      <TableCell>
        <ActiveInput source={`${at}.active`} label={`${translate(`${WORDS}.active`)}: ${name}`} />
      </TableCell>
      <TableCell>
        {canLeaveOut && (
          <IconButton
            aria-label={translate(`${WORDS}.leaveOut`, { variant: name })}
            onClick={() => change((draft) => excludeCombination(draft, values))}
          >
            <DeleteIcon />
          </IconButton>
        )}
      </TableCell>
    </TableRow>
  )
})

const CellInput = ({ at, column, name }: { at: number; column: Column; name: string }) => {
  const translate = useTranslate()
  const change = useChangeVariants()
  const {
    field: { ref, ...field },
    fieldState: { invalid, error },
  } = useController({ name: useWrappedSource(`${at}.${column}`) })
  return (
    <InputBase
      {...field}
      inputRef={ref}
      error={invalid}
      title={error?.message}
      onKeyDown={moveInColumn}
      onPaste={(event) => {
        const text = event.clipboardData.getData("text/plain")
        if (!/[\t\n]/.test(text)) return
        event.preventDefault()
        change((draft) => ({ ...draft, rows: paste(draft.rows, at, column, text) }))
      }}
      inputProps={{
        "aria-label": `${translate(`${WORDS}.${column}`)}: ${name}`,
        inputMode: TEXT_COLUMNS.includes(column) ? "text" : "decimal",
        "data-column": column,
      }}
      sx={CELL}
    />
  )
}

const ActiveInput = ({ source, label }: { source: string; label: string }) => {
  const { field } = useController({ name: useWrappedSource(source) })
  return (
    <Switch
      checked={!!field.value}
      onChange={(_, checked) => field.onChange(checked)}
      onBlur={field.onBlur}
      slotProps={{ input: { "aria-label": label, ref: field.ref } }}
    />
  )
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

/** Moves the focus within the column by arrow keys and Enter. */
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
