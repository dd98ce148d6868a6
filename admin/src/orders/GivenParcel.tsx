import { ShipOrder } from "@haat/freight/contract"
import Typography from "@mui/material/Typography"
import { ResourceContextProvider, TextInput, useRefresh, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { DialogForm } from "../components/DialogForm"
import { zodForm } from "../components/zod-form"
import type { Step } from "./steps"
import { useMoveOrder } from "./use-move-order"

const EMPTY = { by_hand: { number: "", courier: "", url: "" } }
const WORDS = "resources.orders.parcelFields"

type Props = { id: string; step: Step; onClose: () => void }

/** Asks who has the parcel and under which number, for one that was not booked here. */
export const GivenParcel = ({ id, step, onClose }: Props) => {
  const translate = useTranslate()
  const moveOrder = useMoveOrder()
  const refresh = useRefresh()
  const save = async (parcel: FieldValues) => {
    try {
      await moveOrder(id, { path: step.path, body: { ...step.body, ...parcel } })
    } finally {
      // After a rejection too: somebody else may have shipped or cancelled it.
      refresh()
    }
    onClose()
  }
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
