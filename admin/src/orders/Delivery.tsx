import type { PlacedOrder } from "@haat/back-office/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Link from "@mui/material/Link"
import { useDialogs } from "../components/dialogs"
import { type Step, useMoveOrder } from "./use-move-order"

export const FULFILLMENT_WORDS: Record<PlacedOrder["fulfillment_status"], string> = {
  not_fulfilled: "Not shipped yet",
  shipped: "Shipped",
  delivered: "Delivered",
}

const STEPS = {
  shipment: {
    title: "Ship this order?",
    text: "A parcel is booked with Shiprocket and the shopper is told. The order can no longer be cancelled.",
    yes: "Ship order",
    busy: "Booking the parcel…",
  },
  delivered: {
    title: "Has the parcel arrived?",
    text: "The shopper will see the order as delivered.",
    yes: "Mark as delivered",
    busy: "Saving…",
  },
} as const

const nextStep = ({ status, fulfillment_status }: PlacedOrder): Step | undefined => {
  if (status === "canceled" || fulfillment_status === "delivered") return undefined
  return fulfillment_status === "shipped" ? "delivered" : "shipment"
}

/** Where the parcel is, and the owner's next step with it. */
export const Delivery = ({ order }: { order: PlacedOrder }) => {
  const { ask } = useDialogs()
  const { move, moving, failure } = useMoveOrder(order.id)
  const step = nextStep(order)
  const take = async (step: Step) => {
    if (await ask({ ...STEPS[step], no: "Not yet" })) await move(step)
  }
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <Box>{FULFILLMENT_WORDS[order.fulfillment_status]}</Box>
      {order.tracking.map(({ number, courier, url }) => (
        <Box key={number} sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {courier && `${courier} · `}
          {url ? (
            <Link href={url} target="_blank" rel="noreferrer">
              {number}
            </Link>
          ) : (
            number
          )}
        </Box>
      ))}
      {failure && (
        <Alert severity="error" sx={{ width: "100%" }}>
          {failure}
        </Alert>
      )}
      {step && (
        <Button variant="contained" loading={moving} loadingPosition="start" onClick={() => take(step)}>
          {moving ? STEPS[step].busy : STEPS[step].yes}
        </Button>
      )}
    </Box>
  )
}
