import { ContactMessage } from "@haat/mail/contract"
import { Button } from "../../components/button.tsx"
import { TextArea } from "../../components/text-area.tsx"
import { TextField } from "../../components/text-field.tsx"
import { isClientError } from "../../lib/backend/sdk.ts"
import { useMessageForm } from "../../lib/person/use-message-form.ts"
import { CONTACT } from "./messages.ts"
import { useSendMessage } from "./send-message.ts"

type Props = { name: string; email: string }

/** What a person can do something about is shown as well. */
const detail = (error: Error) => (isClientError(error) ? ` ${error.message}` : "")

/** Sends a message to the owner; prefilled with name and email of who is signed in. Empty again when it is sent. */
export function ContactForm({ name, email }: Props) {
  const sending = useSendMessage()
  const { isPending, isSuccess, error } = sending
  const { field, submit } = useMessageForm(
    "contact",
    ContactMessage,
    { name, email, subject: "", message: "" },
    sending,
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <TextField label={CONTACT.name} autoComplete="name" {...field("name")} />
      <TextField label={CONTACT.email} type="email" autoComplete="email" {...field("email")} />
      <TextField label={CONTACT.subject} className="sm:col-span-2" {...field("subject")} />
      <TextArea label={CONTACT.message} className="sm:col-span-2" {...field("message")} />
      <Button type="submit" size="lg" busy={isPending} className="sm:col-span-2">
        {CONTACT.send}
      </Button>
      <div className="min-h-7 sm:col-span-2" aria-live="polite">
        {isSuccess && <p className="font-medium text-good">{CONTACT.sent}</p>}
        {error && (
          <p className="font-medium text-bad">
            {CONTACT.failed}
            {detail(error)}
          </p>
        )}
      </div>
    </form>
  )
}
