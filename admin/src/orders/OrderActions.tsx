import type { PlacedOrder, TrackedParcel } from "@haat/checkout/contract"
import { ShipOrder } from "@haat/freight/contract"
import type { OrderWarehouse } from "@haat/read-model/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { CanAccess, ResourceContextProvider, TextInput, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { TextButton } from "../components/buttons"
import { DialogForm } from "../components/DialogForm"
import { dateTime } from "../components/format"
import { Notice } from "../components/Notice"
import { useAction } from "../components/use-action"
import { usePost } from "../components/use-post"
import { zodForm } from "../components/zod-form"
import { possibleSteps, type Step, stepQuestion, useMoveOrder } from "./steps"

const ORDERS = "resources.orders"

type Props = {
  order: PlacedOrder
  /** undefined until they are loaded */
  parcels?: TrackedParcel[]
  warehouses?: OrderWarehouse[]
}

export const OrderActions = ({ order, parcels, warehouses }: Props) => {
  const translate = useTranslate()
  const moveOrder = useMoveOrder()
  const [form, setForm] = useState<Step>()
  const label = ({ name, parcel }: Step) => {
    const yes = translate(`${ORDERS}.steps.${name}.yes`)
    return parcel ? `${yes}: ${parcel}` : yes
  }
  const { run, running, failure, reset } = useAction((step: Step) => moveOrder(order.id, step), {
    question: (step) => ({ ...stepQuestion(step.name), yes: label(step), danger: step.danger }),
    done: () => undefined,
    showsErrorInline: true,
  })
  const steps = possibleSteps(order, parcels, warehouses)
  const openForm = (step: Step) => {
    reset()
    setForm(step)
  }
  if (!steps.length && !failure && !form) return null
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      {failure && <Notice severity="error" text={failure} />}
      {order.came_back_at && (
        <Notice
          severity="warning"
          text={translate(`${ORDERS}.${returnedParcelKey(order)}`, {
            day: dateTime(order.came_back_at),
            amount: money(order.total - order.refunded),
          })}
        />
      )}
      {form && <ManualShipmentDialog id={order.id} step={form} onClose={() => setForm(undefined)} />}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {steps.map((step, i) => {
          const isRunning = running && label(running) === label(step)
          return (
            <CanAccess key={label(step)} resource="orders" action={step.danger ? "cancel" : "edit"}>
              <TextButton
                variant={i === 0 && !step.danger ? "contained" : "outlined"}
                color={step.danger ? "error" : "primary"}
                loading={isRunning}
                loadingPosition="start"
                disabled={!!running}
                sx={step.danger ? { color: "error.main" } : undefined}
                onClick={() => (step.form ? openForm(step) : run(step))}
                label={isRunning ? `${ORDERS}.steps.${step.name}.busy` : label(step)}
              />
            </CanAccess>
          )
        })}
      </Box>
    </Box>
  )
}

/** Message key for an order whose parcel was returned undelivered. */
const returnedParcelKey = ({ payment_status, cancellable }: PlacedOrder) => {
  if (!cancellable) return "cameBackInPart"
  return payment_status === "Paid" ? "cameBackPaid" : "cameBack"
}

const EMPTY = { by_hand: { number: "", courier: "", url: "" } }
const WORDS = "resources.orders.parcelFields"

export const ManualShipmentDialog = ({ id, step, onClose }: { id: string; step: Step; onClose: () => void }) => {
  const translate = useTranslate()
  const post = usePost(onClose)
  const save = (parcel: FieldValues) =>
    post(`orders/${encodeURIComponent(id)}/${step.path}`, { ...step.body, ...parcel })
  return (
    <ResourceContextProvider value="orders">
      <DialogForm
        title={translate(`resources.orders.steps.${step.name}.title`)}
        submitLabel={`${WORDS}.save`}
        defaultValues={EMPTY}
        resolver={zodForm(ShipOrder)}
        onSubmit={save}
        onClose={onClose}
      >
        <Typography>{translate(`resources.orders.steps.${step.name}.text`)}</Typography>
        <TextInput
          source="by_hand.number"
          label={`${WORDS}.number`}
          helperText={`${WORDS}.numberHint`}
          isRequired
          autoFocus
        />
        <TextInput source="by_hand.courier" label={`${WORDS}.courier`} helperText={`${WORDS}.courierHint`} />
        <TextInput
          source="by_hand.url"
          label={`${WORDS}.url`}
          helperText={`${WORDS}.urlHint`}
          slotProps={{ htmlInput: { inputMode: "url" } }}
        />
      </DialogForm>
    </ResourceContextProvider>
  )
}
