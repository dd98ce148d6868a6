import SearchIcon from "@mui/icons-material/Search"
import IconButton from "@mui/material/IconButton"
import Tooltip from "@mui/material/Tooltip"
import { lazy, Suspense, useEffect, useState } from "react"
import { useTranslate } from "react-admin"

const SearchDialog = lazy(() => import("./SearchDialog"))

/** Opens the search over all nouns, as do Ctrl+K and ⌘K on any screen. */
export const SearchButton = () => {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener("keydown", onKey)
    return () => removeEventListener("keydown", onKey)
  }, [])

  return (
    <>
      <Tooltip title={`${translate("layout.search")} (Ctrl+K)`}>
        <IconButton onClick={() => setOpen(true)} aria-label={translate("layout.search")} aria-keyshortcuts="Control+K">
          <SearchIcon />
        </IconButton>
      </Tooltip>
      <Suspense>{open && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
