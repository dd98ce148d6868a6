import type { ShopProduct } from "@haat/catalog/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { lazy, Suspense, useState } from "react"
import { useListContext } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { count } from "../components/format"
import { fetchBackOffice, sentenceOf } from "../fetch-back-office"
import { MESSAGES } from "./messages"
import { useBulkChange } from "./use-bulk-change"

const PriceDialog = lazy(() => import("./PriceDialog"))

/** What can be done to the selected products; there only while some are. */
export const BulkBar = () => {
  const { selectedIds, onSelect, onUnselectItems, total = 0, filterValues } = useListContext<ShopProduct>()
  const [pricing, setPricing] = useState(false)
  const { change, busy } = useBulkChange()
  const { ask, say } = useDialogs()
  const chosen = selectedIds.length
  if (!chosen) return null

  const selectAll = async () => {
    try {
      const filter = encodeURIComponent(JSON.stringify(filterValues))
      const { ids } = await fetchBackOffice<{ ids: string[] }>(`products/ids?filter=${filter}`)
      onSelect(ids)
    } catch (error) {
      await say(MESSAGES.oops, sentenceOf(error, MESSAGES.failed))
    }
  }
  const remove = async () => {
    const sure = await ask({
      title: chosen === 1 ? "Delete this product?" : `Delete ${count(chosen)} products?`,
      text: "They leave the shop at once, with their pictures. For half a minute you can take it back. Orders keep their lines.",
      yes: "Delete",
      no: "Cancel",
      danger: true,
    })
    if (sure) await change({ kind: "delete" })
  }

  return (
    <Box
      role="region"
      aria-label="Selected products"
      sx={{
        position: "sticky",
        top: 72,
        zIndex: 5,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        p: 1,
        pl: 2,
        mb: 2,
        borderRadius: "14px",
        border: 1,
        borderColor: "secondary.main",
        bgcolor: "background.paper",
      }}
    >
      <Typography aria-live="polite" sx={{ fontWeight: 600, mr: 1 }}>
        {count(chosen)} selected
      </Typography>
      {chosen < total && (
        <Button onClick={selectAll} sx={{ mr: "auto" }}>
          Select all {count(total)}
        </Button>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, ml: "auto" }}>
        <Button variant="outlined" disabled={busy} onClick={() => change({ kind: "activate" })}>
          Activate
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => change({ kind: "deactivate" })}>
          Deactivate
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => setPricing(true)}>
          Change price
        </Button>
        <Button variant="outlined" color="error" disabled={busy} onClick={remove}>
          Delete
        </Button>
        <Button disabled={busy} onClick={() => onUnselectItems()}>
          Clear
        </Button>
      </Box>
      <Suspense>
        {pricing && (
          <PriceDialog
            ids={selectedIds.map(String)}
            onClose={() => setPricing(false)}
            onChange={async (how) => {
              setPricing(false)
              await change({ kind: "price", ...how })
            }}
          />
        )}
      </Suspense>
    </Box>
  )
}
