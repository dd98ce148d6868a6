import { ContactMessage } from "@haat/mail/contract"
import { MessageForm } from "../../components/message-form.tsx"
import { TextArea } from "../../components/text-area.tsx"
import { TextField } from "../../components/text-field.tsx"
import { isClientError } from "../../lib/backend/sdk.ts"
import { usePost } from "../../lib/backend/use-post.ts"
import { useDraft } from "../../lib/device/use-draft.ts"
import { useContractForm } from "../../lib/forms/use-contract-form.ts"
import { CONTACT } from "./messages.ts"

type Props = { name: string; email: string }

/** What a person can do something about is shown as well. */
const detail = (error: Error) => (isClientError(error) ? ` ${error.message}` : "")

/** Sends a message to the owner; prefilled with name and email of who is signed in. Empty again when it is sent. */
export function ContactForm(sender: Props) {
  const sending = usePost<ContactMessage, { message: string }>("/store/contact")
  const { isPending, isSuccess, error } = sending
  const form = useContractForm("contact", ContactMessage, { ...sender, subject: "", message: "" })
  const { field, submitTo, reset } = form
  const discardDraft = useDraft("contact", form)
  const submit = submitTo(sending, ({ name, email }) => {
    reset({ name, email, subject: "", message: "" })
    discardDraft()
  })

  return (
    <MessageForm
      name="contact"
      onSubmit={submit}
      busy={isPending}
      submitLabel={CONTACT.send}
      sent={isSuccess && CONTACT.sent}
      failed={error && `${CONTACT.failed}${detail(error)}`}
    >
      <TextField label={CONTACT.name} autoComplete="name" {...field("name")} />
      <TextField label={CONTACT.email} type="email" autoComplete="email" {...field("email")} />
      <TextField label={CONTACT.subject} className="sm:col-span-2" {...field("subject")} />
      <TextArea label={CONTACT.message} className="sm:col-span-2" {...field("message")} />
    </MessageForm>
  )
}
