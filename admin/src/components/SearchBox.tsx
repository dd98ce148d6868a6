import SearchIcon from "@mui/icons-material/Search"
import InputAdornment from "@mui/material/InputAdornment"
import OutlinedInput from "@mui/material/OutlinedInput"
import { useEffect, useRef, useState } from "react"

const PAUSE_MS = 250

type Props = { label: string; value: string; onSearch: (text: string) => void }

/** Searches once the typing pauses. */
export const SearchBox = ({ label, value, onSearch }: Props) => {
  const [typed, setTyped] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Follows the address when that changes by itself (Back, a link), never what is being typed.
  useEffect(() => {
    if (timer.current === undefined) setTyped((now) => (now.trim() === value ? now : value))
  }, [value])

  const searchNow = (text: string) => {
    clearTimeout(timer.current)
    timer.current = undefined
    onSearch(text.trim())
  }

  return (
    <OutlinedInput
      type="search"
      fullWidth
      value={typed}
      placeholder={label}
      slotProps={{ input: { "aria-label": label, maxLength: 200 } }}
      // Left by a link, the search is called off: it would lead back to the list from where the link goes.
      onBlur={({ relatedTarget }) => {
        if (timer.current === undefined) return
        if (!relatedTarget?.closest("a")) return searchNow(typed)
        clearTimeout(timer.current)
        timer.current = undefined
      }}
      onChange={({ target }) => {
        setTyped(target.value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => searchNow(target.value), PAUSE_MS)
      }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
    />
  )
}
