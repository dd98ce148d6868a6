import { GiveCredit } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import Alert from "@mui/material/Alert"
import { useState } from "react"
import { type HttpError, ResourceContextProvider, TextInput, useNotify, useRefresh, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { AmountInput } from "../components/AmountInput"
import { DialogForm } from "../components/DialogForm"
import { useDialogs } from "../components/dialogs"
import { sentenceOf } from "../components/sentence-of"
import { zodForm } from "../components/zod-form"
import { useShopData } from "../data-provider"
import type { customerRequests } from "./requests"

const WORDS = "resources.customers.credit"

/** Asks how much store credit is given and why, and whether it is meant. The same form gives once. */
export const GiveCreditDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const translate = useTranslate()
  const { giveCredit } = useShopData<typeof customerRequests>()
  const { ask } = useDialogs()
  const [notify, refresh] = [useNotify(), useRefresh()]
  const [request_id] = useState(() => crypto.randomUUID())
  const [failure, setFailure] = useState<string>()
  const save = async (values: FieldValues) => {
    setFailure(undefined)
    const amount = money(values.amount)
    const question = { title: `${WORDS}.ask`, text: `${WORDS}.askText`, yes: `${WORDS}.yes`, words: { amount } }
    if (!(await ask(question))) return
    try {
      await giveCredit(id, { ...(values as GiveCredit), request_id })
      notify(`${WORDS}.done`, { type: "success", messageArgs: { amount } })
      onClose()
      refresh()
    } catch (error) {
      const { errors } = (error as HttpError).body ?? {}
      if (errors) return errors
      setFailure(sentenceOf(error, translate("components.failed")))
    }
  }
  return (
    <ResourceContextProvider value="customers">
      <DialogForm
        title={translate(`${WORDS}.give`)}
        submitLabel={`${WORDS}.give`}
        defaultValues={{ amount: null, reason: "", request_id }}
        resolver={zodForm(GiveCredit)}
        onSubmit={save}
        onClose={onClose}
      >
        {failure && <Alert severity="error">{failure}</Alert>}
        <AmountInput source="amount" label={`${WORDS}.amount`} before="₹" helperText={false} min={0} autoFocus />
        <TextInput source="reason" label={`${WORDS}.reason`} helperText={`${WORDS}.reasonHint`} isRequired multiline />
      </DialogForm>
    </ResourceContextProvider>
  )
}
