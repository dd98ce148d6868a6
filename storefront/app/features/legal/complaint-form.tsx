import { Complain } from "@haat/problem-reports/contract"
import { Button } from "../../components/button.tsx"
import { TextArea } from "../../components/text-area.tsx"
import { TextField } from "../../components/text-field.tsx"
import { isClientError } from "../../lib/backend/sdk.ts"
import { useMessageForm } from "../../lib/person/use-message-form.ts"
import { LEGAL } from "./messages.ts"
import { useSendComplaint } from "./send-complaint.ts"

type Props = { name: string; email: string }

/** Complains to the grievance officer; prefilled for who is signed in. Empty again once the complaint has its number. */
export function ComplaintForm({ name, email }: Props) {
  const sending = useSendComplaint()
  const { isPending, data, error } = sending
  const defaultValues = { name, email, order_number: "", message: "" }
  const { field, submit } = useMessageForm("complaint", Complain, defaultValues, sending)

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <TextField label={LEGAL.yourName} autoComplete="name" {...field("name")} />
      <TextField label={LEGAL.yourEmail} type="email" autoComplete="email" {...field("email")} />
      <TextField label={LEGAL.orderNumber} className="sm:col-span-2" {...field("order_number")} />
      <TextArea label={LEGAL.message} className="sm:col-span-2" {...field("message")} />
      <Button type="submit" size="lg" busy={isPending} className="sm:col-span-2">
        {LEGAL.send}
      </Button>
      <div className="min-h-7 sm:col-span-2" aria-live="polite">
        {data && <p className="font-medium text-good">{LEGAL.sent(data.complaint.number)}</p>}
        {error && <p className="font-medium text-bad">{isClientError(error) ? error.message : LEGAL.failed}</p>}
      </div>
    </form>
  )
}
