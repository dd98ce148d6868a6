import { PageHead } from "../components/page-head.tsx"
import { TERMS } from "./terms-text.ts"

/** Linked from sign-up. */
export default function Terms() {
  return (
    <article className="mx-auto max-w-2xl">
      <PageHead title={TERMS.title} description={TERMS.description} />
      <h1 className="text-3xl font-semibold">{TERMS.title}</h1>
      {TERMS.sections.map(({ title, text }) => (
        <section key={title} className="mt-8">
          <h2 className="text-xl font-semibold">{title}</h2>
          <p className="mt-2 text-ink-soft">{text}</p>
        </section>
      ))}
    </article>
  )
}
