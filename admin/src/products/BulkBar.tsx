import type { BulkChange, ChangedProducts, RestoredProducts, ShopProduct } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { lazy } from "react"
import { BulkActionsToolbar, useListContext, useNotify, useRefresh, useTranslate } from "react-admin"
import { ActionButton, DialogButton } from "../components/buttons"
import { useAction } from "../components/use-action"
import { useUndoNotice } from "../components/use-undo-notice"
import { useShopData } from "../use-shop-data"

const PriceDialog = lazy(() => import("./PriceDialog"))

const WORDS = "resources.products.bulk"

export const BulkBar = () => {
  const { selectedIds } = useListContext<ShopProduct>()
  const change = useBulkChange()
  const translate = useTranslate()
  const words = { smart_count: selectedIds.length, count: grouped(selectedIds.length) }
  const action = (kind: "activate" | "deactivate" | "delete") => ({
    variant: "outlined" as const,
    scope: WORDS,
    label: `${WORDS}.${kind}`,
    action: () => change({ kind }),
  })
  if (!selectedIds.length) return null
  return (
    <Box role="region" aria-label={translate(`${WORDS}.region`)} sx={STICKY}>
      <BulkActionsToolbar label={translate(`${WORDS}.selected`, words)} selectAllButton={<SelectAll />}>
        <ActionButton {...action("activate")} />
        <ActionButton {...action("deactivate")} />
        <ChangePrice />
        <ActionButton
          {...action("delete")}
          color="error"
          question={{
            title: `${WORDS}.deleteQuestion`,
            text: `${WORDS}.deleteConsequence`,
            yes: `${WORDS}.delete`,
            danger: true,
            words,
          }}
        />
      </BulkActionsToolbar>
    </Box>
  )
}

const ChangePrice = () => {
  const { selectedIds } = useListContext<ShopProduct>()
  const change = useBulkChange()
  return (
    <DialogButton
      variant="outlined"
      label={`${WORDS}.price`}
      dialog={(close) => (
        <PriceDialog
          ids={selectedIds.map(String)}
          onChange={(how) => change({ kind: "price", ...how })}
          onClose={close}
        />
      )}
    />
  )
}

/** Selects all matching ids in one request; react-admin's button fetches whole records, up to a limit. */
const SelectAll = () => {
  const { selectedIds, onSelect, total = 0, filterValues } = useListContext()
  const { request } = useShopData()
  const translate = useTranslate()
  if (selectedIds.length >= total) return null
  const query = new URLSearchParams({ filter: JSON.stringify(filterValues) })
  return (
    <ActionButton
      label={translate(`${WORDS}.selectAll`, { count: grouped(total) })}
      action={async () => onSelect((await request<{ ids: string[] }>(`products/ids?${query}`)).ids)}
    />
  )
}

/** Makes react-admin's toolbar sticky and wrapping, above cards too. */
const STICKY = {
  position: "sticky",
  top: 72,
  zIndex: 5,
  mb: 2,
  borderRadius: "14px",
  border: 1,
  borderColor: "secondary.main",
  bgcolor: "background.paper",
  "&& .RaBulkActionsToolbar-toolbar": {
    position: "static",
    transform: "none",
    height: "auto",
    flexWrap: "wrap",
    p: 1,
    bgcolor: "transparent",
  },
  "&& .RaBulkActionsToolbar-topToolbar": { flexWrap: "wrap", gap: 1, p: 0 },
} as const

const MAX_UNDO_SECONDS = 30
const RESULT_KEYS = {
  activate: ["activated", "noneActivated"],
  deactivate: ["deactivated", "noneDeactivated"],
  price: ["priced", "nonePriced"],
  delete: ["deleted", "deleted"],
} as const

/** Changes the selected products, with a notice that offers undo. Rejects with the server's error. */
const useBulkChange = () => {
  const { selectedIds, onUnselectItems } = useListContext()
  const { request } = useShopData()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const notifyWithUndo = useUndoNotice()
  const countText = (word: string, number: number, kept?: number) =>
    translate(`${WORDS}.${word}`, { smart_count: number, count: grouped(number), kept })

  const { run: undo } = useAction(async (change: string) => {
    const path = `products/bulk/${change}/undo`
    const { restored, kept } = await request<RestoredProducts>(path, { method: "POST", body: {} }).finally(refresh)
    notify(countText(kept ? "undoneInPart" : "undone", restored, kept), { type: "success" })
  })
  return async (change: BulkChange["change"]) => {
    const body = { ids: selectedIds, change }
    const changed = request<ChangedProducts>("products/bulk", { method: "POST", body })
    const { id, kind, count, undo_seconds } = await changed.finally(refresh)
    onUnselectItems()
    const [done, none] = RESULT_KEYS[kind]
    if (count) notifyWithUndo(countText(done, count), () => undo(id), Math.min(undo_seconds - 2, MAX_UNDO_SECONDS))
    else notify(`${WORDS}.${none}`, { type: "info" })
  }
}
