import { type StoreCredit as Credit, GiveCredit } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { useState } from "react"
import { CanAccess, TextInput, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { AmountInput } from "../components/AmountInput"
import { DialogButton } from "../components/buttons"
import { SectionCard } from "../components/cards"
import { DialogForm } from "../components/DialogForm"
import { useDialogs } from "../components/dialogs"
import { dateTime } from "../components/format"
import { usePost } from "../components/use-post"
import { zodForm } from "../components/zod-form"

const WORDS = "resources.customers.credit"

export const StoreCredit = ({ customer_id, credit }: { customer_id: string; credit: Credit }) => {
  const translate = useTranslate()
  return (
    <SectionCard title={`${WORDS}.title`} sx={{ justifyItems: "start" }}>
      <Box sx={{ fontWeight: 700 }}>{money(credit.balance)}</Box>
      {credit.entries.length > 0 && (
        <Box
          component="ul"
          aria-label={translate(`${WORDS}.entries`)}
          sx={{
            listStyle: "none",
            m: 0,
            p: 0,
            display: "grid",
            gap: 1,
            fontSize: "0.875rem",
            overflowWrap: "anywhere",
          }}
        >
          {credit.entries.map(({ id, amount, kind, order_display_id, created_at, reason }) => (
            <li key={id}>
              <strong>{money(amount)}</strong> {translate(`${WORDS}.kinds.${kind}`, { number: order_display_id })}
              <Box sx={{ color: "text.secondary" }}>{[dateTime(created_at), reason].filter(Boolean).join(" · ")}</Box>
            </li>
          ))}
        </Box>
      )}
      <CanAccess resource="customers" action="credit">
        <DialogButton
          label={`${WORDS}.give`}
          variant="outlined"
          size="small"
          dialog={(close) => <GiveCreditDialog id={customer_id} onClose={close} />}
        />
      </CanAccess>
    </SectionCard>
  )
}

const resolver = zodForm(GiveCredit)

/** Asks for the amount and the reason, and to confirm. Its request id makes a second submit harmless. */
const GiveCreditDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const translate = useTranslate()
  const post = usePost(onClose)
  const { ask } = useDialogs()
  const [start] = useState(() => ({ amount: null, reason: "", request_id: crypto.randomUUID() }))
  const give = async (values: FieldValues) => {
    const words = { amount: money(values.amount) }
    if (!(await ask({ title: `${WORDS}.ask`, text: `${WORDS}.askText`, yes: `${WORDS}.yes`, words }))) return
    const body = { ...values, request_id: start.request_id }
    await post(`customers/${encodeURIComponent(id)}/credit`, body, `${WORDS}.done`, words)
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
      <AmountInput source="amount" label={`${WORDS}.amount`} before="₹" min={0} autoFocus />
      <TextInput source="reason" label={`${WORDS}.reason`} helperText={`${WORDS}.reasonHint`} isRequired multiline />
    </DialogForm>
  )
}
