import type { FollowedParcel, PlacedOrder } from "@haat/checkout/contract"
import type { OrderWarehouse } from "@haat/read-model/contract"
import { money } from "@haat/sdk/money"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useState } from "react"
import { CanAccess, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { dateTime } from "../components/format"
import { GivenParcel } from "./GivenParcel"
import { keyOf, type Step, stepsOf } from "./steps"
import { useMoveOrder } from "./use-move-order"

type OrderActionsProps = {
  order: PlacedOrder
  /** undefined until they are loaded */
  parcels?: FollowedParcel[]
  warehouses?: OrderWarehouse[]
}

/** Actions for the current state of the order; each asks for confirmation. */
export const OrderActions = ({ order, parcels, warehouses }: OrderActionsProps) => {
  const translate = useTranslate()
  const words = ({ name }: Step, part: string) => translate(`resources.orders.steps.${name}.${part}`)
  const label = (step: Step) => (step.parcel ? `${words(step, "yes")}: ${step.parcel}` : words(step, "yes"))
  const { ask } = useDialogs()
  const { move, moving, failure, reset } = useMoveOrder(order.id)
  const steps = stepsOf(order, parcels, warehouses)
  const [form, setForm] = useState<Step>()
  const isMoving = (step: Step) => !!moving && keyOf(moving) === keyOf(step)
  const take = async (step: Step) => {
    if (step.form) {
      reset()
      return setForm(step)
    }
    const [title, text, no] = ["title", "text", "no"].map((part) => words(step, part))
    if (await ask({ title, text, yes: label(step), no, danger: step.danger })) move(step)
  }
  if (!steps.length && !failure && !form) return null
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      {failure && <Alert severity="error">{failure}</Alert>}
      {order.came_back_at && (
        <Alert severity="warning">
          {translate(`resources.orders.${cameBackKey(order)}`, {
            day: dateTime(order.came_back_at),
            amount: money(order.total - order.refunded),
          })}
        </Alert>
      )}
      {form && <GivenParcel id={order.id} step={form} onClose={() => setForm(undefined)} />}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {steps.map((step, i) => (
          <CanAccess key={keyOf(step)} resource="orders" action={step.danger ? "cancel" : "edit"}>
            <Button
              variant={i === 0 && !step.danger ? "contained" : "outlined"}
              color={step.danger ? "error" : "primary"}
              loading={isMoving(step)}
              loadingPosition="start"
              disabled={!!moving}
              sx={step.danger ? { color: "error.main" } : undefined}
              onClick={() => take(step)}
            >
              {isMoving(step) ? words(step, "busy") : label(step)}
            </Button>
          </CanAccess>
        ))}
      </Box>
    </Box>
  )
}

/** The key of what can be done with an order whose parcel came back undelivered. */
const cameBackKey = ({ payment_status, cancellable }: PlacedOrder) => {
  if (!cancellable) return "cameBackInPart"
  return payment_status === "Paid" ? "cameBackPaid" : "cameBack"
}
