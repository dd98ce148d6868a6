import { Link } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"

export default function AboutUs() {
  return (
    <div className="max-w-2xl space-y-8">
      <PageHead title="About Us · Haat" description="What Haat is, how it sells, and how to reach it." />
      <div>
        <h1 className="text-3xl font-semibold">About Us</h1>
        <p className="mt-4 text-lg">
          A haat is the market that comes to the village once a week: a few good stalls, people who know what they sell,
          and prices said aloud. This shop tries to be that, every day and everywhere in India.
        </p>
      </div>
      <section>
        <h2 className="text-xl font-semibold">How we sell</h2>
        <ul className="mt-3 list-disc space-y-2 pl-5">
          <li>Prices are in rupees and include all taxes.</li>
          <li>You pay online, or in cash when your order arrives.</li>
          <li>What is out of stock says so; nothing is sold twice.</li>
        </ul>
      </section>
      <section id="contact">
        <h2 className="text-xl font-semibold">Contact</h2>
        <p className="mt-3">
          <Link to="/contact" className="font-medium text-brand underline">
            Write to us
          </Link>{" "}
          about an order, a product or anything else, with your order number if you have one.
        </p>
      </section>
    </div>
  )
}
