import { Link } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { pageAction } from "../slots/page-action.ts"
import { ABOUT } from "./about-text.ts"

export const action = pageAction()

export default function AboutUs() {
  return (
    <div className="max-w-2xl space-y-8">
      <PageHead title={ABOUT.title} description={ABOUT.description} />
      <div>
        <h1 className="text-3xl font-semibold">{ABOUT.title}</h1>
        <p className="mt-4 text-lg">{ABOUT.what}</p>
      </div>
      <section>
        <h2 className="text-xl font-semibold">{ABOUT.howWeSell}</h2>
        <ul className="mt-3 list-disc space-y-2 pl-5">
          {ABOUT.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <section id="contact">
        <h2 className="text-xl font-semibold">{ABOUT.contact}</h2>
        <p className="mt-3">
          <Link to="/contact" className="font-medium text-brand underline">
            {ABOUT.write}
          </Link>{" "}
          {ABOUT.writeAbout}
        </p>
      </section>
    </div>
  )
}
