import LegalSections from "virtual:haat/slots/legal.sections"
import type { LegalNotice } from "@haat/gst/contract"
import { useQuery } from "@tanstack/react-query"
import { PageHead } from "../components/page-head.tsx"
import { LEGAL } from "../features/legal/messages.ts"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { readQuery } from "../lib/backend/read-query.ts"
import { pageAction } from "../slots/page-action.ts"

const legalQuery = readQuery(["legal"], "/store/legal", ({ legal }: { legal: LegalNotice }) => legal, {})

const queries = (page: PageArgs) => ({ critical: [legalQuery], deferred: LegalSections?.queries(page) })
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries, { skeleton: true })

export const action = pageAction({}, [LegalSections])

export default function Legal() {
  const { data: legal } = useQuery(legalQuery)
  const officer = legal?.officer
  return (
    <article className="max-w-2xl">
      <PageHead title={LEGAL.title} description={LEGAL.description} />
      <h1 className="text-3xl font-semibold">{LEGAL.title}</h1>
      <section className="mt-8">
        <h2 className="text-xl font-semibold">{LEGAL.shop}</h2>
        {legal && <Facts facts={legalFacts(legal)} />}
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
      {LegalSections && <LegalSections />}
    </article>
  )
}

type Fact = [name: string, value: string]

const legalFacts = (legal: LegalNotice): Fact[] => [
  [LEGAL.name, legal.legal_name],
  [LEGAL.address, legal.address],
  [LEGAL.gstin, legal.gstin],
  [LEGAL.email, legal.contact_email],
  [LEGAL.phone, legal.contact_phone],
]

/** Facts that the owner has given; the others are left out. */
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
