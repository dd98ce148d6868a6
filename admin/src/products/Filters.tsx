import FilterIcon from "@mui/icons-material/FilterListOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import InputAdornment from "@mui/material/InputAdornment"
import NativeSelect from "@mui/material/NativeSelect"
import OutlinedInput from "@mui/material/OutlinedInput"
import useMediaQuery from "@mui/material/useMediaQuery"
import { useEffect, useId, useState } from "react"
import { CategoryPicker } from "../categories/CategoryPicker"
import { useFilters } from "../components/use-filters"

type Values = {
  q?: string
  category_id?: string
  active?: boolean
  stock?: "in" | "low" | "out"
  min_price?: number
  max_price?: number
}

const STOCK = { in: "In stock", low: "Low stock", out: "Out of stock" }

/** What narrows the list besides its search; all of it is in the address. A phone has it behind a button. */
export const Filters = () => {
  const { values, change: set, replace } = useFilters<Values>()
  const { q, ...narrowed } = values
  const active = Object.keys(narrowed).length
  const wide = useMediaQuery("(min-width: 600px)", { noSsr: true })
  const [open, setOpen] = useState(false)
  const fields = useId()
  const box = (wide || open) && (
    <Box
      component="fieldset"
      id={fields}
      aria-label="Filters"
      sx={{ border: 0, m: 0, p: 0, mb: 2, display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}
    >
      <CategoryPicker
        value={values.category_id ?? ""}
        onChoose={(category_id) => set({ category_id })}
        placeholder="All categories"
        box={{ "aria-label": "Category" }}
        sx={{ flex: { xs: "1 1 100%", sm: "0 1 220px" } }}
      />
      <Select
        label="Active"
        value={values.active === undefined ? "" : String(values.active)}
        all="Active or not"
        options={{ true: "Active", false: "Not active" }}
        onChoose={(active) => set({ active: active === "" ? undefined : active === "true" })}
      />
      <Select
        label="Stock"
        value={values.stock ?? ""}
        all="Any stock"
        options={STOCK}
        onChoose={(stock) => set({ stock: stock as Values["stock"] })}
      />
      <Price label="Lowest price" value={values.min_price} onSet={(min_price) => set({ min_price })} />
      <Price label="Highest price" value={values.max_price} onSet={(max_price) => set({ max_price })} />
      {active > 0 && <Button onClick={() => replace({ q })}>Clear filters</Button>}
    </Box>
  )
  if (wide) return box
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-expanded={open}
        aria-controls={open ? fields : undefined}
        onClick={() => setOpen(!open)}
        sx={{ mb: 2 }}
      >
        {active ? `Filters, ${active} active` : "Filters"}
      </Button>
      {box}
    </>
  )
}

type SelectProps = {
  label: string
  value: string
  /** The word for no filter. */
  all: string
  options: Record<string, string>
  onChoose: (value: string) => void
}

const Select = ({ label, value, all, options, onChoose }: SelectProps) => (
  <NativeSelect
    value={value}
    onChange={({ target }) => onChoose(target.value)}
    input={<OutlinedInput />}
    slotProps={{ input: { "aria-label": label } }}
    sx={{ flex: { xs: "1 1 140px", sm: "0 1 auto" }, minWidth: 0 }}
  >
    <option value="">{all}</option>
    {Object.entries(options).map(([option, word]) => (
      <option key={option} value={option}>
        {word}
      </option>
    ))}
  </NativeSelect>
)

type PriceProps = { label: string; value: number | undefined; onSet: (rupees: number | undefined) => void }

/** Set when it is left or Enter is pressed. */
const Price = ({ label, value, onSet }: PriceProps) => {
  const [typed, setTyped] = useState(value?.toString() ?? "")
  useEffect(() => setTyped(value?.toString() ?? ""), [value])
  const commit = () => {
    const rupees = typed.trim() === "" ? undefined : Number(typed)
    if (rupees !== undefined && !(rupees >= 0)) return setTyped(value?.toString() ?? "")
    if (rupees !== value) onSet(rupees)
  }
  return (
    <OutlinedInput
      value={typed}
      placeholder={label}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === "Enter" && commit()}
      startAdornment={<InputAdornment position="start">₹</InputAdornment>}
      slotProps={{ input: { "aria-label": label, inputMode: "decimal", maxLength: 10 } }}
      sx={{ width: 168, flex: { xs: "1 1 140px", sm: "0 0 auto" } }}
    />
  )
}
