import { Enquiry } from "@haat/mail/contract"
import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router-dom"
import { ConnectionNotice } from "../components/connection-notice.tsx"
import { ErrorScreen } from "../components/error-screen.tsx"
import { readFrameData } from "../components/frame-data.ts"
import { LanguageOffer } from "../components/layout/language-switch.tsx"
import { Logo } from "../components/layout/logo.tsx"
import { SkipLink } from "../components/layout/skip-link.tsx"
import { MessageForm } from "../components/message-form.tsx"
import { PageHead } from "../components/page-head.tsx"
import { TextArea } from "../components/text-area.tsx"
import { TextField } from "../components/text-field.tsx"
import { LANDING } from "../features/landing/messages.ts"
import { Pitch, Steps } from "../features/landing/pitch.tsx"
import { loadOnServer } from "../lib/backend/load-page.ts"
import { answerForms, postTo } from "../lib/forms/answer-forms.ts"
import { ShopFactsContext, useShopFacts } from "../lib/shop/shop-facts.ts"
import { shopQuery } from "../lib/shop/shop-query.ts"
import type { Route } from "./+types/landing"

const load = loadOnServer(() => ({ deferred: [shopQuery] }))

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await load(args)).data,
  ...readFrameData(args.request),
})
export const clientLoader = () => null

const PATH = "/store/enquiries"
const EMPTY: Enquiry = { name: "", phone: "", email: "", message: "" }

export const action = answerForms({
  enquiry: postTo(PATH, Enquiry, () => ({ done: LANDING.sent })),
})

const LINK = "inline-flex min-h-11 items-center rounded-md px-3 text-sm font-semibold hover:bg-sunken"

/** The page for sellers; "/" is for shoppers. */
export default function Landing() {
  const { data: facts } = useQuery(shopQuery)
  return (
    <ShopFactsContext value={facts}>
      <PageHead title={LANDING.title} description={LANDING.description} canonical="/Home" />
      <SkipLink>{LANDING.skip}</SkipLink>
      <ConnectionNotice />
      <LanguageOffer />
      <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-4 px-2 py-3 sm:px-6">
        <Logo />
        <nav aria-label={LANDING.menu} className="flex">
          <a href="#how" className={`${LINK} max-sm:hidden`}>
            {LANDING.how}
          </a>
          <a href="#contact" className={LINK}>
            {LANDING.contact}
          </a>
          <Link to="/" className={`${LINK} max-sm:hidden`}>
            {LANDING.live}
          </Link>
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        <Pitch />
        <Steps />
        <section id="contact" aria-labelledby="contact-title" className="border-t border-line bg-sunken">
          <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-16 sm:px-8 lg:grid-cols-[2fr_3fr]">
            <div>
              <h2 id="contact-title" className="text-3xl font-semibold">
                {LANDING.formTitle}
              </h2>
              <p className="mt-3 text-lg text-ink-soft">{LANDING.formAbout}</p>
            </div>
            <div className="rounded-lg border border-line bg-surface p-5 sm:p-8">
              <MessageForm
                name="enquiry"
                action="#contact"
                path={PATH}
                contract={Enquiry}
                defaultValues={EMPTY}
                emptied={EMPTY}
                submitLabel={LANDING.send}
                sent={() => LANDING.sent}
                failed={(reason) => `${LANDING.failed} ${reason}`.trim()}
              >
                {(field) => (
                  <>
                    <TextField label={LANDING.name} autoComplete="name" {...field("name")} />
                    <TextField label={LANDING.phone} type="tel" autoComplete="tel" {...field("phone")} />
                    <TextField
                      label={LANDING.email}
                      type="email"
                      autoComplete="email"
                      className="sm:col-span-2"
                      {...field("email")}
                    />
                    <TextArea label={LANDING.message} className="sm:col-span-2" {...field("message")} />
                  </>
                )}
              </MessageForm>
            </div>
          </div>
        </section>
      </main>
      <footer className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-4 px-4 py-6 text-sm sm:px-8">
        <Closing />
        <Link to="/termsandcondition" className="inline-flex min-h-11 items-center hover:underline">
          {LANDING.terms}
        </Link>
      </footer>
    </ShopFactsContext>
  )
}

const Closing = () => <p>{LANDING.footer(useShopFacts().name)}</p>

export const ErrorBoundary = () => (
  <main className="grid min-h-dvh place-items-center p-6">
    <ErrorScreen />
  </main>
)
