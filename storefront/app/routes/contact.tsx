import { useQuery } from "@tanstack/react-query"
import { PageHead } from "../components/page-head.tsx"
import { ContactForm } from "../features/contact/contact-form.tsx"
import { meQuery } from "../lib/me-query.ts"

export default function Contact() {
  const { data: me } = useQuery(meQuery)
  return (
    <div className="max-w-2xl">
      <PageHead title="Contact · Haat" description="Write to Haat about an order, a product or anything else." />
      <h1 className="text-3xl font-semibold">Contact</h1>
      <p className="mt-4 mb-8 text-lg">
        Write to us about an order, a product or anything else, with your order number if you have one. We answer by
        mail.
      </p>
      <ContactForm key={me?.id} name={me ? `${me.first_name} ${me.last_name}`.trim() : ""} email={me?.email ?? ""} />
    </div>
  )
}
