import Box from "@mui/material/Box"
import NativeSelect from "@mui/material/NativeSelect"
import OutlinedInput from "@mui/material/OutlinedInput"
import { today } from "../components/format"
import { SearchBox } from "../components/SearchBox"
import { useFilters } from "../components/use-filters"

type Asked = { q?: string; state?: string; payment?: string; method?: string; from?: string; until?: string }

const STATES = {
  to_ship: "To ship",
  packed: "Packed, to ship",
  shipped: "Shipped",
  delivered: "Delivered",
  canceled: "Cancelled",
}
const PAYMENTS = { pending: "Payment pending", cash_due: "Cash to collect", paid: "Paid", refunded: "Refunded" }
const METHODS = { cod: "Cash On Delivery", online: "Online (Prepaid)" }

/** By words, by how far the order is, by its payment, and by days. */
export const OrderFilters = () => {
  const { values: value, change: filter } = useFilters<Asked>()

  const choice = (
    label: string,
    name: "state" | "payment" | "method",
    every: string,
    options: Record<string, string>,
  ) => (
    <NativeSelect
      value={value[name] ?? ""}
      onChange={({ target }) => filter({ [name]: target.value })}
      input={<OutlinedInput />}
      slotProps={{ input: { "aria-label": label } }}
      sx={{ flex: { xs: "1 1 45%", sm: "none" }, minWidth: 0 }}
    >
      <option value="">{every}</option>
      {Object.entries(options).map(([id, word]) => (
        <option key={id} value={id}>
          {word}
        </option>
      ))}
    </NativeSelect>
  )
  const day = (label: string, name: "from" | "until") => (
    <OutlinedInput
      type="date"
      value={value[name] ?? ""}
      onChange={({ target }) => filter({ [name]: target.value })}
      sx={{ flex: { xs: "1 1 45%", sm: "none" }, minWidth: 0 }}
      slotProps={{ input: { "aria-label": label, max: today(), min: "2020-01-01" } }}
    />
  )
  return (
    <Box role="search" sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mb: 2 }}>
      <Box sx={{ flex: "1 1 100%" }}>
        <SearchBox label="Search by number or name" value={value.q ?? ""} onSearch={(q) => filter({ q })} />
      </Box>
      {choice("Status", "state", "Every status", STATES)}
      {choice("Payment", "payment", "Every payment", PAYMENTS)}
      {choice("Way of paying", "method", "Every method", METHODS)}
      {day("From this day", "from")}
      {day("Until this day", "until")}
    </Box>
  )
}
