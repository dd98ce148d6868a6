import { GiveCredit } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { useState } from "react"
import { TextInput, useNotify, useRefresh, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { AmountInput } from "../components/AmountInput"
import { DialogForm } from "../components/DialogForm"
import { useDialogs } from "../components/dialogs"
import { zodForm } from "../components/zod-form"
import { useShopData } from "../data-provider"

const WORDS = "resources.customers.credit"
const resolver = zodForm(GiveCredit)

/** Asks how much store credit is given and why, and whether it is meant. The same form gives once. */
export const GiveCreditDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const translate = useTranslate()
  const { request } = useShopData()
  const { ask } = useDialogs()
  const [notify, refresh] = [useNotify(), useRefresh()]
  const [start] = useState(() => ({ amount: null, reason: "", request_id: crypto.randomUUID() }))
  const give = async (values: FieldValues) => {
    const words = { amount: money(values.amount) }
    if (!(await ask({ title: `${WORDS}.ask`, text: `${WORDS}.askText`, yes: `${WORDS}.yes`, words }))) return
    const body = { ...values, request_id: start.request_id }
    await request(`customers/${encodeURIComponent(id)}/credit`, { method: "POST", body })
    notify(`${WORDS}.done`, { type: "success", messageArgs: words })
    onClose()
    refresh()
  }
  return (
    <DialogForm
      title={translate(`${WORDS}.give`)}
      submitLabel={`${WORDS}.give`}
      defaultValues={start}
      resolver={resolver}
      onSubmit={give}
      onClose={onClose}
    >
      <AmountInput source="amount" label={`${WORDS}.amount`} before="₹" helperText={false} min={0} autoFocus />
      <TextInput source="reason" label={`${WORDS}.reason`} helperText={`${WORDS}.reasonHint`} isRequired multiline />
    </DialogForm>
  )
}
