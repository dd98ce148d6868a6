import { ContactMessage } from "@haat/mail/contract"
import { useQuery } from "@tanstack/react-query"
import { PageHead } from "../components/page-head.tsx"
import { ContactForm } from "../features/contact/contact-form.tsx"
import { CONTACT } from "../features/contact/messages.ts"
import { formAction, postTo } from "../lib/forms/form-action.ts"
import { meQuery } from "../lib/person/me-query.ts"

export const action = formAction({
  contact: postTo("/store/contact", ContactMessage, () => ({ done: CONTACT.sent })),
})

export default function Contact() {
  const { data: me } = useQuery(meQuery)
  return (
    <div className="max-w-2xl">
      <PageHead title={CONTACT.title} description={CONTACT.description} />
      <h1 className="text-3xl font-semibold">{CONTACT.title}</h1>
      <p className="mt-4 mb-8 text-lg">{CONTACT.text}</p>
      <ContactForm key={me?.id} name={me ? `${me.first_name} ${me.last_name}`.trim() : ""} email={me?.email ?? ""} />
    </div>
  )
}
