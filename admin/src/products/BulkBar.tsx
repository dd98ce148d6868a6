import type { ShopProduct } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useMutation } from "@tanstack/react-query"
import { lazy, Suspense, useState } from "react"
import { BulkActionsToolbar, useListContext, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { useShopData } from "../data-provider"
import type { productRequests } from "./requests"
import { useBulkChange } from "./use-bulk-change"

const PriceDialog = lazy(() => import("./PriceDialog"))

const WORDS = "resources.products.bulk"

/** Bulk actions for the selected products; visible only while some are selected. */
export const BulkBar = () => {
  const { selectedIds } = useListContext<ShopProduct>()
  const [pricing, setPricing] = useState(false)
  const { change, busy } = useBulkChange()
  const { ask } = useDialogs()
  const translate = useTranslate()
  const chosen = selectedIds.length
  if (!chosen) return null

  const remove = async () => {
    const sure = await ask({
      title: `${WORDS}.deleteQuestion`,
      text: `${WORDS}.deleteConsequence`,
      yes: `${WORDS}.delete`,
      danger: true,
      words: { smart_count: chosen, count: grouped(chosen) },
    })
    if (sure) change({ kind: "delete" })
  }
  const actions = {
    activate: () => change({ kind: "activate" }),
    deactivate: () => change({ kind: "deactivate" }),
    price: () => setPricing(true),
    delete: remove,
  }
  return (
    <Box role="region" aria-label={translate(`${WORDS}.region`)} sx={IN_SIGHT}>
      <BulkActionsToolbar
        label={translate(`${WORDS}.selected`, { count: grouped(chosen) })}
        selectAllButton={<SelectAll />}
      >
        {Object.entries(actions).map(([name, act]) => (
          <Button
            key={name}
            variant="outlined"
            color={name === "delete" ? "error" : "primary"}
            disabled={busy}
            onClick={act}
          >
            {translate(`${WORDS}.${name}`)}
          </Button>
        ))}
      </BulkActionsToolbar>
      <Suspense>
        {pricing && (
          <PriceDialog
            ids={selectedIds.map(String)}
            onClose={() => setPricing(false)}
            onChange={(how) => {
              setPricing(false)
              change({ kind: "price", ...how })
            }}
          />
        )}
      </Suspense>
    </Box>
  )
}

/** react-admin's own asks for whole products, some hundred at most; the shop knows all ids at once. */
const SelectAll = () => {
  const { selectedIds, onSelect, total = 0, filterValues } = useListContext()
  const data = useShopData<typeof productRequests>()
  const { sayFailure } = useDialogs()
  const translate = useTranslate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => data.productIds(filterValues),
    onSuccess: ({ ids }) => onSelect(ids),
    onError: (error) => void sayFailure(error),
  })
  if (selectedIds.length >= total) return null
  return (
    <Button onClick={() => mutate()} disabled={isPending}>
      {translate(`${WORDS}.selectAll`, { count: grouped(total) })}
    </Button>
  )
}

/** react-admin's toolbar lies over a table, in one line; here it stands over cards too, and wraps. */
const IN_SIGHT = {
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
