import { ContactMessage } from "@haat/mail/contract"
import { MessageForm, useSender } from "../components/message-form.tsx"
import { PageHead } from "../components/page-head.tsx"
import { TextArea } from "../components/text-area.tsx"
import { TextField } from "../components/text-field.tsx"
import { CONTACT } from "../features/contact/messages.ts"
import { postForm } from "../lib/forms/form-action.ts"
import { pageAction } from "../slots/page-action.ts"

const PATH = "/store/contact"
const EMPTY = { subject: "", message: "" }

export const action = pageAction({
  contact: postForm(PATH, ContactMessage, () => ({ done: CONTACT.sent })),
})

export default function Contact() {
  const { key, ...sender } = useSender()
  return (
    <div className="max-w-2xl">
      <PageHead title={CONTACT.title} description={CONTACT.description} />
      <h1 className="text-3xl font-semibold">{CONTACT.title}</h1>
      <p className="mt-4 mb-8 text-lg">{CONTACT.text}</p>
      <MessageForm
        key={key}
        name="contact"
        path={PATH}
        contract={ContactMessage}
        defaultValues={{ ...sender, ...EMPTY }}
        emptied={EMPTY}
        submitLabel={CONTACT.send}
        sent={() => CONTACT.sent}
        failed={(reason) => `${CONTACT.failed} ${reason}`.trim()}
      >
        {(field) => (
          <>
            <TextField label={CONTACT.name} autoComplete="name" {...field("name")} />
            <TextField label={CONTACT.email} type="email" autoComplete="email" {...field("email")} />
            <TextField label={CONTACT.subject} className="sm:col-span-2" {...field("subject")} />
            <TextArea label={CONTACT.message} className="sm:col-span-2" {...field("message")} />
          </>
        )}
      </MessageForm>
    </div>
  )
}
