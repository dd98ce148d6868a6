import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import IconButton from "@mui/material/IconButton"
import InputBase from "@mui/material/InputBase"
import Switch from "@mui/material/Switch"
import TableCell from "@mui/material/TableCell"
import TableRow from "@mui/material/TableRow"
import { type KeyboardEvent, memo } from "react"
import { useTranslate, useWrappedSource } from "react-admin"
import { useController } from "react-hook-form"
import { type Column, leaveOut, paste } from "./draft"
import { PictureChoice } from "./PictureChoice"
import { useChangeVariants } from "./use-variants"

const WORDS = "resources.products.variants"
const TEXTS: Column[] = ["sku", "net"]
const CELL = {
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  px: 1,
  minHeight: 44,
  width: "7rem",
  "&.Mui-error": { borderColor: "error.main" },
}

type Props = {
  at: number
  /** The row's combination, by `keyOf`. */
  combination: string
  columns: Column[]
  canLeaveOut: boolean
}

/**
 * A variant. Each of its fields is controlled by itself, so that typing draws that field alone; not by `useInput`,
 * which has every field listen to all others.
 */
export const VariantRow = memo(({ at, combination, columns, canLeaveOut }: Props) => {
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
            onClick={() => change((draft) => leaveOut(draft, values))}
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
        inputMode: TEXTS.includes(column) ? "text" : "decimal",
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
