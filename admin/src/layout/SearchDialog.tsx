import type { ShopProduct } from "@haat/catalog/contract"
import type { PlacedOrder } from "@haat/checkout/contract"
import type { CustomerRow } from "@haat/sdk/back-office"
import { money } from "@haat/sdk/money"
import Autocomplete from "@mui/material/Autocomplete"
import Box from "@mui/material/Box"
import Dialog from "@mui/material/Dialog"
import DialogTitle from "@mui/material/DialogTitle"
import TextField from "@mui/material/TextField"
import Typography from "@mui/material/Typography"
import { visuallyHidden } from "@mui/utils"
import { useState } from "react"
import {
  type RaRecord,
  useCanAccess,
  useDebouncedEvent,
  useGetList,
  useGetResourceLabel,
  useTranslate,
} from "react-admin"
import { useNavigate } from "react-router-dom"
import { useProductAddress } from "../products/use-product-address"

const PAUSE_MS = 300
/** Maximum results of each noun; the whole list is one step away. */
const MAX_ROWS = 5

type Found = { resource: string; id: string; title: string; detail: string; path: string }

/** The newest of a resource that the text finds; none that a role may not list. */
function useFound<Row extends RaRecord>(
  resource: string,
  q: string,
  describe: (row: Row) => Omit<Found, "resource" | "id">,
) {
  const { canAccess } = useCanAccess({ resource, action: "list" })
  const { data = [], isFetching } = useGetList<Row>(
    resource,
    { filter: { q }, pagination: { page: 1, perPage: MAX_ROWS }, sort: { field: "created_at", order: "DESC" } },
    { enabled: q !== "" && !!canAccess },
  )
  const found = q ? data.map((row): Found => ({ resource, id: String(row.id), ...describe(row) })) : []
  return { found, isFetching }
}

const listPath = (resource: string, q: string) => `/${resource}?filter=${encodeURIComponent(JSON.stringify({ q }))}`

/** Products, orders and customers in one search; choosing one opens it. */
const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const navigate = useNavigate()
  const productPath = useProductAddress()
  const [text, setText] = useState("")
  const [q, setQ] = useState("")
  const searchSoon = useDebouncedEvent((value: string) => setQ(value.trim()), PAUSE_MS)

  const results = [
    useFound<ShopProduct>("products", q, (product) => ({
      title: product.name,
      detail: money(product.price),
      path: productPath(product),
    })),
    useFound<PlacedOrder>("orders", q, ({ display_id, customer_name, total }) => ({
      title: `#${display_id} ${customer_name}`,
      detail: money(total),
      path: listPath("orders", String(display_id)),
    })),
    useFound<CustomerRow>("customers", q, ({ id, name, email }) => ({
      title: name || email,
      detail: email,
      path: `/customers/${encodeURIComponent(id)}`,
    })),
  ]
  const isSearching = text.trim() !== q || results.some(({ isFetching }) => isFetching)

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
        options={results.flatMap(({ found }) => found)}
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
          searchSoon(value)
        }}
        // The server has searched.
        filterOptions={(options) => options}
        groupBy={({ resource }) => labelOf(resource, 2)}
        // MUI's own group is no role that a listbox may have inside.
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
