import Autocomplete from "@mui/material/Autocomplete"
import Box from "@mui/material/Box"
import Dialog from "@mui/material/Dialog"
import DialogTitle from "@mui/material/DialogTitle"
import TextField from "@mui/material/TextField"
import Typography from "@mui/material/Typography"
import { visuallyHidden } from "@mui/utils"
import { type QueryFunctionContext, useQueries } from "@tanstack/react-query"
import { useState } from "react"
import {
  type GetListParams,
  useCanAccessResources,
  useDataProvider,
  useDebouncedEvent,
  useGetResourceLabel,
  useTranslate,
} from "react-admin"
import { useNavigate } from "react-router-dom"
import type { ResourceModule } from "../resource-module"
import { MENU } from "../resources"

const DEBOUNCE_MS = 300
/** Maximum results of each resource. */
const MAX_ROWS = 5

type SearchableResource = { name: string; searchResult: NonNullable<ResourceModule["searchResult"]> }

const SEARCHABLE = MENU.flatMap(({ name, searchResult }): SearchableResource[] =>
  searchResult ? [{ name, searchResult }] : [],
)
const NAMES = SEARCHABLE.map(({ name }) => name)

function useSearch(q: string) {
  const { getList } = useDataProvider()
  const { canAccess: canList } = useCanAccessResources({ action: "list", resources: NAMES })
  const { canAccess: canEdit } = useCanAccessResources({ action: "edit", resources: NAMES })
  const params: GetListParams = {
    filter: { q },
    pagination: { page: 1, perPage: MAX_ROWS },
    sort: { field: "created_at", order: "DESC" },
  }
  const lists = useQueries({
    queries: NAMES.map((name) => ({
      queryKey: [name, "getList", params],
      queryFn: ({ signal }: QueryFunctionContext) => getList(name, { ...params, signal }),
      enabled: q !== "" && !!canList?.[name],
    })),
  })
  const found = SEARCHABLE.flatMap(({ name, searchResult }, at) =>
    (q ? (lists[at].data?.data ?? []) : []).map((record) => ({
      resource: name,
      id: String(record.id),
      ...searchResult(record, !!canEdit?.[name]),
    })),
  )
  return { found, isFetching: lists.some(({ isFetching }) => isFetching) }
}

const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
  const getResourceLabel = useGetResourceLabel()
  const navigate = useNavigate()
  const [text, setText] = useState("")
  const [q, setQ] = useState("")
  const debouncedSearch = useDebouncedEvent((value: string) => setQ(value.trim()), DEBOUNCE_MS)

  const { found, isFetching } = useSearch(q)
  const isSearching = text.trim() !== q || isFetching

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ "& .MuiDialog-container": { alignItems: "flex-start" } }}
    >
      <DialogTitle sx={visuallyHidden}>{translate("layout.search")}</DialogTitle>
      <Autocomplete
        open={text.trim() !== ""}
        options={found}
        onClose={(_, reason) => reason === "escape" && onClose()}
        loading={isSearching}
        loadingText={translate("layout.searching")}
        noOptionsText={translate("layout.nothingFound")}
        forcePopupIcon={false}
        autoHighlight
        inputValue={text}
        onInputChange={(_, value, reason) => {
          if (reason === "reset") return
          setText(value)
          debouncedSearch(value)
        }}
        // The server has filtered already.
        filterOptions={(options) => options}
        groupBy={({ resource }) => getResourceLabel(resource, 2)}
        // MUI's own group has a role that is not allowed inside a listbox.
        renderGroup={({ key, group, children }) => (
          <li key={key} role="group" aria-label={group}>
            <Typography
              component="div"
              aria-hidden
              sx={{ px: 2, pt: 1.5, fontSize: "0.8125rem", color: "text.secondary" }}
            >
              {group}
            </Typography>
            <Box component="ul" role="presentation" sx={{ p: 0 }}>
              {children}
            </Box>
          </li>
        )}
        getOptionKey={({ resource, id }) => `${resource} ${id}`}
        getOptionLabel={({ title }) => title}
        renderOption={({ key, ...props }, { title, detail }) => (
          <Box component="li" key={key} {...props} sx={{ gap: 2, minHeight: 44 }}>
            <Box sx={{ flex: 1, overflowWrap: "anywhere" }}>{title}</Box>
            <Box sx={{ color: "text.secondary", fontSize: "0.875rem", overflowWrap: "anywhere" }}>{detail}</Box>
          </Box>
        )}
        value={null}
        onChange={(_, chosen) => {
          if (!chosen) return
          onClose()
          navigate(chosen.path)
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            placeholder={translate("layout.searchEverything")}
            sx={{ p: 2 }}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps?.htmlInput, "aria-label": translate("layout.searchEverything") },
            }}
          />
        )}
      />
    </Dialog>
  )
}

export default SearchDialog
