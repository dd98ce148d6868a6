import BookmarkIcon from "@mui/icons-material/BookmarkBorder"
import Button from "@mui/material/Button"
import Divider from "@mui/material/Divider"
import Menu from "@mui/material/Menu"
import MenuItem from "@mui/material/MenuItem"
import { useState } from "react"
import {
  AddSavedQueryDialog,
  extractValidSavedQueries,
  RemoveSavedQueryDialog,
  type SavedQuery,
  useListContext,
  useSavedQueries,
  useTranslate,
} from "react-admin"
import { Link } from "react-router-dom"

type Query = SavedQuery["value"]

const queryKey = ({ filter = {}, sort, perPage }: Query) =>
  JSON.stringify([Object.entries(filter).sort(), sort?.field, sort?.order, perPage])

const queryPath = ({ filter, sort, perPage, displayedFilters }: Query) => ({
  search: `?${new URLSearchParams({
    filter: JSON.stringify(filter ?? {}),
    sort: sort?.field ?? "",
    order: sort?.order ?? "",
    page: "1",
    perPage: String(perPage),
    displayedFilters: JSON.stringify(displayedFilters ?? {}),
  })}`,
})

/**
 * A menu of the list's saved filters, stored on this device. Replaces react-admin's `SavedQueriesList`, a bar beside
 * the list, and uses its dialogs.
 */
export const SavedFilters = () => {
  const translate = useTranslate()
  const { resource, filterValues, sort, perPage, displayedFilters } = useListContext()
  const [stored] = useSavedQueries(resource)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<"add" | "remove">()
  const saved = extractValidSavedQueries(stored)
  const shown = queryKey({ filter: filterValues, sort, perPage, displayedFilters })
  const current = saved.find(({ value }) => queryKey(value) === shown)
  const close = () => setAnchor(null)
  const openDialog = (which: "add" | "remove") => () => {
    close()
    setDialog(which)
  }
  return (
    <>
      <Button
        startIcon={<BookmarkIcon />}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate("ra.saved_queries.label")}
      </Button>
      <Menu open={!!anchor} anchorEl={anchor} onClose={close}>
        {saved.map(({ label, value }) => (
          <MenuItem
            key={label}
            component={Link}
            to={queryPath(value)}
            selected={queryKey(value) === shown}
            onClick={close}
          >
            {label}
          </MenuItem>
        ))}
        {saved.length > 0 && <Divider />}
        {current ? (
          <MenuItem onClick={openDialog("remove")}>
            {translate("ra.saved_queries.remove_label_with_name", { name: current.label })}
          </MenuItem>
        ) : (
          <MenuItem disabled={!Object.keys(filterValues).length} onClick={openDialog("add")}>
            {translate("ra.saved_queries.new_label")}
          </MenuItem>
        )}
      </Menu>
      <AddSavedQueryDialog open={dialog === "add"} onClose={() => setDialog(undefined)} />
      <RemoveSavedQueryDialog open={dialog === "remove"} onClose={() => setDialog(undefined)} />
    </>
  )
}
