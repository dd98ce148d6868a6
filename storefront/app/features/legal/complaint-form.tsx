import { Complain } from "@haat/problem-reports/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import type { z } from "zod"
import { Button } from "../../components/button.tsx"
import { TextArea } from "../../components/text-area.tsx"
import { TextField } from "../../components/text-field.tsx"
import { isClientError } from "../../lib/backend/sdk.ts"
import { useDraft } from "../../lib/device/use-draft.ts"
import { LEGAL } from "./messages.ts"
import { useSendComplaint } from "./send-complaint.ts"

type Props = { name: string; email: string }
type Typed = z.input<typeof Complain>

/** Complains to the grievance officer; prefilled for who is signed in. Empty again once the complaint has its number. */
export function ComplaintForm({ name, email }: Props) {
  const { mutateAsync, isPending, data, error, reset } = useSendComplaint()
  const defaultValues = { name, email, order_number: "", message: "" }
  const form = useForm<Typed, unknown, Complain>({ resolver: zodResolver(Complain), defaultValues })
  const discardDraft = useDraft("complaint", form)
  const { errors } = form.formState
  const field = (part: keyof Typed) => ({ error: errors[part]?.message, ...form.register(part) })

  const submit = form.handleSubmit(
    async (values) => {
      // the failure stands under the form, with everything as it was typed
      const sent = await mutateAsync(values).catch(() => null)
      if (!sent) return
      form.reset({ ...defaultValues, name: values.name, email: values.email })
      discardDraft()
    },
    () => reset(),
  )

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
