import { Enquiry } from "@haat/mail/contract"
import { MessageForm } from "../../components/message-form.tsx"
import { TextArea } from "../../components/text-area.tsx"
import { TextField } from "../../components/text-field.tsx"
import { isClientError } from "../../lib/backend/sdk.ts"
import { usePost } from "../../lib/backend/use-post.ts"
import { useContractForm } from "../../lib/forms/use-contract-form.ts"
import { LANDING } from "./messages.ts"

const EMPTY: Enquiry = { name: "", phone: "", email: "", message: "" }

/** What a person can do something about is shown as well. */
const detail = (error: Error) => (isClientError(error) ? ` ${error.message}` : "")

/** Empty again when the message is sent; otherwise the fields keep their values. */
export function EnquiryForm() {
  const sending = usePost<Enquiry, { message: string }>("/store/enquiries")
  const { isPending, isSuccess, error } = sending
  const { field, submitTo, reset } = useContractForm("enquiry", Enquiry, EMPTY)

  return (
    <MessageForm
      name="enquiry"
      action="#contact"
      onSubmit={submitTo(sending, () => reset(EMPTY))}
      busy={isPending}
      submitLabel={LANDING.send}
      sent={isSuccess && LANDING.sent}
      failed={error && `${LANDING.failed}${detail(error)}`}
    >
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
    </MessageForm>
  )
}
