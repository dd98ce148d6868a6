import type { LegalNotice } from "@haat/gst/contract"
import { Complain, type MadeComplaint } from "@haat/problem-reports/contract"
import { useQuery } from "@tanstack/react-query"
import { PageHead } from "../components/page-head.tsx"
import { ComplaintForm } from "../features/legal/complaint-form.tsx"
import { LEGAL } from "../features/legal/messages.ts"
import { loadInBrowser, loadOnServer } from "../lib/backend/load-page.ts"
import { readQuery } from "../lib/backend/read-query.ts"
import { answerForms, postTo } from "../lib/forms/answer-forms.ts"
import { meQuery } from "../lib/person/me-query.ts"

const legalQuery = readQuery(["legal"], "/store/legal", ({ legal }: { legal: LegalNotice }) => legal, {})

const queries = () => ({ critical: [legalQuery] })
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries, { skeleton: true })

type Complained = { complaint: MadeComplaint }
export const action = answerForms({
  complaint: postTo<Complained>("/store/complaints", Complain, ({ complaint }) => ({
    done: LEGAL.sent(complaint.number),
  })),
})

export default function Legal() {
  const { data: legal } = useQuery(legalQuery)
  const { data: me } = useQuery(meQuery)
  const officer = legal?.officer
  return (
    <article className="max-w-2xl">
      <PageHead title={LEGAL.title} description={LEGAL.description} />
      <h1 className="text-3xl font-semibold">{LEGAL.title}</h1>
      <section className="mt-8">
        <h2 className="text-xl font-semibold">{LEGAL.shop}</h2>
        {legal && <Facts facts={factsOf(legal)} />}
      </section>
      <section className="mt-8">
        <h2 className="text-xl font-semibold">{LEGAL.officer}</h2>
        <p className="mt-2 text-ink-soft">{LEGAL.officerText}</p>
        {legal && !officer && <p className="mt-2">{LEGAL.noOfficer}</p>}
        {officer && (
          <Facts
            facts={[
              [LEGAL.officerName, officer.name],
              [LEGAL.email, officer.email],
              [LEGAL.phone, officer.phone],
              [LEGAL.hours, officer.hours],
            ]}
          />
        )}
      </section>
      <section id="complaint" className="mt-8">
        <h2 className="mb-5 text-xl font-semibold">{LEGAL.complain}</h2>
        <ComplaintForm
          key={me?.id}
          name={me ? `${me.first_name} ${me.last_name}`.trim() : ""}
          email={me?.email ?? ""}
        />
      </section>
    </article>
  )
}

type Fact = [name: string, value: string]

const factsOf = (legal: LegalNotice): Fact[] => [
  [LEGAL.name, legal.legal_name],
  [LEGAL.address, legal.address],
  [LEGAL.gstin, legal.gstin],
  [LEGAL.email, legal.contact_email],
  [LEGAL.phone, legal.contact_phone],
]

/** What is said; what is not said is left out. */
const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
    {facts
      .filter(([, value]) => value)
      .map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
  </dl>
)
