import { Complain, type MadeComplaint } from "@haat/problem-reports/contract"
import { MessageForm } from "../../components/message-form.tsx"
import { TextArea } from "../../components/text-area.tsx"
import { TextField } from "../../components/text-field.tsx"
import { isClientError } from "../../lib/backend/sdk.ts"
import { usePost } from "../../lib/backend/use-post.ts"
import { useDraft } from "../../lib/device/use-draft.ts"
import { useContractForm } from "../../lib/forms/use-contract-form.ts"
import { LEGAL } from "./messages.ts"

type Props = { name: string; email: string }

/** Complains to the grievance officer; prefilled for who is signed in. Empty again once the complaint has its number. */
export function ComplaintForm(sender: Props) {
  const sending = usePost<Complain, { complaint: MadeComplaint }>("/store/complaints")
  const { isPending, data, error } = sending
  const form = useContractForm("complaint", Complain, { ...sender, order_number: "", message: "" })
  const { field, submitTo, reset } = form
  const discardDraft = useDraft("complaint", form)
  const submit = submitTo(sending, ({ name, email }) => {
    reset({ name, email, order_number: "", message: "" })
    discardDraft()
  })

  return (
    <MessageForm
      name="complaint"
      action="#complaint"
      onSubmit={submit}
      busy={isPending}
      submitLabel={LEGAL.send}
      sent={data && LEGAL.sent(data.complaint.number)}
      failed={error && (isClientError(error) ? error.message : LEGAL.failed)}
    >
      <TextField label={LEGAL.yourName} autoComplete="name" {...field("name")} />
      <TextField label={LEGAL.yourEmail} type="email" autoComplete="email" {...field("email")} />
      <TextField label={LEGAL.orderNumber} className="sm:col-span-2" {...field("order_number")} />
      <TextArea label={LEGAL.message} className="sm:col-span-2" {...field("message")} />
    </MessageForm>
  )
}
