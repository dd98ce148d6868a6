import NativeSelect from "@mui/material/NativeSelect"
import OutlinedInput from "@mui/material/OutlinedInput"
import { useListContext } from "react-admin"

const ORDERS = {
  "created_at DESC": "Newest first",
  "created_at ASC": "Oldest first",
  "name ASC": "Name, A to Z",
  "name DESC": "Name, Z to A",
  "email ASC": "Email, A to Z",
} as const

/** The list's order, in words that also fit a phone. */
export const SortSelect = () => {
  const { sort, setSort } = useListContext()
  return (
    <NativeSelect
      value={`${sort.field} ${sort.order}`}
      onChange={({ target }) => {
        const [field, order] = target.value.split(" ")
        setSort({ field, order: order as "ASC" | "DESC" })
      }}
      input={<OutlinedInput />}
      slotProps={{ input: { "aria-label": "Sort by" } }}
    >
      {Object.entries(ORDERS).map(([order, word]) => (
        <option key={order} value={order}>
          {word}
        </option>
      ))}
    </NativeSelect>
  )
}
