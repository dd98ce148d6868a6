import { Enquiry } from "@haat/mail/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { Button } from "../../components/button.tsx"
import { TextArea } from "../../components/text-area.tsx"
import { TextField } from "../../components/text-field.tsx"
import { isClientError } from "../../lib/backend/sdk.ts"
import { LANDING } from "./messages.ts"
import { useSendEnquiry } from "./send-enquiry.ts"

const EMPTY: Enquiry = { name: "", phone: "", email: "", message: "" }

/** What a person can do something about is shown as well. */
const detail = (error: Error) => (isClientError(error) ? ` ${error.message}` : "")

/** Empty again when the message is sent; otherwise the fields keep their values. */
export function EnquiryForm() {
  const { mutateAsync, isPending, isSuccess, error, reset } = useSendEnquiry()
  const form = useForm<Enquiry>({ resolver: zodResolver(Enquiry), defaultValues: EMPTY })
  const { errors } = form.formState
  const field = (part: keyof Enquiry) => ({ error: errors[part]?.message, ...form.register(part) })

  const submit = form.handleSubmit(
    async (values) => {
      // the failure stands under the form
      const sent = await mutateAsync(values).catch(() => null)
      if (sent) form.reset(EMPTY)
    },
    () => reset(),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <TextField label={LANDING.name} autoComplete="name" {...field("name")} />
      <TextField label={LANDING.phone} type="tel" autoComplete="tel" {...field("phone")} />
      <TextField
        label={LANDING.email}
        type="email"
        autoComplete="email"
        className="sm:col-span-2"
        {...field("email")}
      />
      <TextArea label={LANDING.message} className="sm:col-span-2" {...field("message")} />
      <Button type="submit" size="lg" busy={isPending} className="sm:col-span-2">
        {LANDING.send}
      </Button>
      <div className="min-h-7 sm:col-span-2" aria-live="polite">
        {isSuccess && <p className="font-medium text-good">{LANDING.sent}</p>}
        {error && (
          <p className="font-medium text-bad">
            {LANDING.failed}
            {detail(error)}
          </p>
        )}
      </div>
    </form>
  )
}
