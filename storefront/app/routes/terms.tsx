import { PageHead } from "../components/page-head.tsx"

const SECTIONS = [
  {
    title: "Your account",
    text: "Give us your own name, e-mail address and phone number, keep your password to yourself, and tell us when somebody else may know it. One person, one account.",
  },
  {
    title: "Prices and orders",
    text: "Prices are in Indian rupees and include tax. Delivery is added at checkout and shown before you order; the total is rounded up to a whole rupee. What you pay is the total you saw when you placed the order.",
  },
  {
    title: "Payment",
    text: "With Cash On Delivery you pay when the parcel is handed to you. Please have the amount ready.",
  },
  {
    title: "What we keep",
    text: "We keep your account, your addresses and your orders, so that we can deliver them and answer your questions. We do not sell them to anybody.",
  },
]

/** Linked from sign-up. */
export default function Terms() {
  return (
    <article className="mx-auto max-w-2xl">
      <PageHead title="Terms and conditions · Haat" description="What you and Haat can expect of each other." />
      <h1 className="text-3xl font-semibold">Terms and conditions</h1>
      {SECTIONS.map(({ title, text }) => (
        <section key={title} className="mt-8">
          <h2 className="text-xl font-semibold">{title}</h2>
          <p className="mt-2 text-ink-soft">{text}</p>
        </section>
      ))}
    </article>
  )
}
