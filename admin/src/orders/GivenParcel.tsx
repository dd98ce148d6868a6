import Alert from "@mui/material/Alert"
import DialogContentText from "@mui/material/DialogContentText"
import { useState } from "react"
import { type HttpError, ResourceContextProvider, TextInput, useRefresh, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { DialogForm } from "../components/DialogForm"
import { sentenceOf } from "../components/sentence-of"
import { useShopData } from "../data-provider"
import type { orderRequests } from "./requests"
import type { Step } from "./steps"

const NOBODY = { by_hand: { number: "", courier: "", url: "" } }
const WORDS = "resources.orders.parcelFields"

type Props = { id: string; step: Step; onClose: () => void }

/** Asks who has the parcel and under which number, for one that was not booked here. */
export const GivenParcel = ({ id, step, onClose }: Props) => {
  const translate = useTranslate()
  const { moveOrder } = useShopData<typeof orderRequests>()
  const refresh = useRefresh()
  const [failure, setFailure] = useState<string>()
  const save = async (parcel: FieldValues) => {
    setFailure(undefined)
    try {
      await moveOrder(id, { path: step.path, body: { ...step.body, ...parcel } })
      onClose()
    } catch (error) {
      const { errors } = (error as HttpError).body ?? {}
      if (errors) return errors
      setFailure(sentenceOf(error, translate("components.failed")))
    } finally {
      // After a rejection too: somebody else may have shipped or cancelled it.
      refresh()
    }
  }
  return (
    <ResourceContextProvider value="orders">
      <DialogForm
        title={translate(`resources.orders.steps.${step.name}.title`)}
        submitLabel={`${WORDS}.save`}
        defaultValues={NOBODY}
        onSubmit={save}
        onClose={onClose}
      >
        <DialogContentText>{translate(`resources.orders.steps.${step.name}.text`)}</DialogContentText>
        {failure && <Alert severity="error">{failure}</Alert>}
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
