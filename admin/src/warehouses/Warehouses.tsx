import type { Warehouse } from "@haat/gst/contract"
import { STATES } from "@haat/places/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { ResourceContextProvider, useLocale, useNotify, useTranslate } from "react-admin"
import { ActionButton } from "../components/ActionButton"
import { Failed } from "../components/Failed"
import { useShopData } from "../data-provider"
import type { warehouseRequests } from "./requests"
import { WarehouseDialog } from "./WarehouseDialog"

const WORDS = "resources.warehouses"
const REMOVAL = { title: `${WORDS}.removeTitle`, text: `${WORDS}.removeText`, yes: `${WORDS}.remove`, danger: true }

/** The places that goods leave from, besides the shop's own. */
export const Warehouses = () => {
  const translate = useTranslate()
  const shop = useShopData<typeof warehouseRequests>()
  const { data, error, refetch } = useQuery({
    queryKey: ["warehouses"],
    queryFn: ({ signal }) => shop.warehouses(signal),
  })
  const [open, setOpen] = useState<{ warehouse?: Warehouse }>()
  return (
    <ResourceContextProvider value="warehouses">
      <Card component="section" aria-labelledby="warehouses" sx={{ p: 3, gridColumn: { md: "1 / -1" } }}>
        <Typography variant="h2" id="warehouses">
          {translate(`${WORDS}.name`)}
        </Typography>
        <Typography sx={{ color: "text.secondary", mt: 0.5, mb: 2.5 }}>{translate(`${WORDS}.text`)}</Typography>
        {error ? (
          <Failed text={`${WORDS}.unread`} onRetry={refetch} />
        ) : (
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, mb: 2, display: "grid", gap: 2 }}>
            {data?.map((warehouse) => (
              <Row key={warehouse.id} warehouse={warehouse} onChange={() => setOpen({ warehouse })} />
            ))}
            {data?.length === 0 && <li>{translate(`${WORDS}.none`)}</li>}
          </Box>
        )}
        <Button variant="outlined" onClick={() => setOpen({})}>
          {translate(`${WORDS}.add`)}
        </Button>
        {open && <WarehouseDialog warehouse={open.warehouse} onClose={() => setOpen(undefined)} />}
      </Card>
    </ResourceContextProvider>
  )
}

const Row = ({ warehouse, onChange }: { warehouse: Warehouse; onChange: () => void }) => {
  const translate = useTranslate()
  const language = useLocale() === "hi" ? "hi" : "en"
  const { id, name, address_1, address_2, city, postal_code, gstin, products } = warehouse
  const state = STATES.find(({ code }) => code === warehouse.state)?.[language]
  const remove = useRemove(id)
  return (
    <Box component="li" sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "start" }}>
      <Box sx={{ flex: "1 1 260px", overflowWrap: "anywhere" }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box>{[address_1, address_2, city, state, postal_code].filter(Boolean).join(", ")}</Box>
        <Box sx={{ color: "text.secondary" }}>
          {[gstin && `GSTIN ${gstin}`, translate(`${WORDS}.products`, products)].filter(Boolean).join(" · ")}
        </Box>
      </Box>
      <Button onClick={onChange} aria-label={translate(`${WORDS}.changeNamed`, { name })}>
        {translate(`${WORDS}.change`)}
      </Button>
      <ActionButton
        label={`${WORDS}.remove`}
        color="error"
        aria-label={translate(`${WORDS}.removeNamed`, { name })}
        question={REMOVAL}
        action={remove}
      />
    </Box>
  )
}

const useRemove = (id: string) => {
  const notify = useNotify()
  const shop = useShopData<typeof warehouseRequests>()
  const queryClient = useQueryClient()
  return async () => {
    try {
      await shop.removeWarehouse(id)
      notify(`${WORDS}.removed`, { type: "success" })
    } finally {
      void queryClient.invalidateQueries({ queryKey: ["warehouses"] })
    }
  }
}
