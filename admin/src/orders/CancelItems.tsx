import type { PlacedOrder } from "@haat/checkout/contract"
import Button from "@mui/material/Button"
import { useState } from "react"
import { CanAccess, useTranslate } from "react-admin"
import { CancelItemsDialog } from "./CancelItemsDialog"

/** A button to cancel pieces of an order that is not packed yet; an order of one piece is cancelled as a whole. */
export const CancelItems = ({ order }: { order: PlacedOrder }) => {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (!order.pieces_cancellable || pieces < 2) return null
  return (
    <CanAccess resource="orders" action="cancel">
      <Button variant="outlined" size="small" sx={{ mt: 1 }} onClick={() => setOpen(true)}>
        {translate("resources.orders.cancelItems.open")}
      </Button>
      {open && <CancelItemsDialog order={order} onClose={() => setOpen(false)} />}
    </CanAccess>
  )
}
