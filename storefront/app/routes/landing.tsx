import { Enquiry } from "@haat/mail/contract"
import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router-dom"
import { ButtonLink } from "../components/button.tsx"
import { ConnectionNotice } from "../components/connection-notice.tsx"
import { loadFrame } from "../components/frame-data.ts"
import { LanguageOffer } from "../components/layout/language-switch.tsx"
import { Logo } from "../components/layout/logo.tsx"
import { SkipLink } from "../components/layout/skip-link.tsx"
import { MessageForm } from "../components/message-form.tsx"
import { PageHead } from "../components/page-head.tsx"
import { Rangoli } from "../components/rangoli.tsx"
import { TextArea } from "../components/text-area.tsx"
import { TextField } from "../components/text-field.tsx"
import { LANDING } from "../features/landing/messages.ts"
import { formAction, postForm } from "../lib/forms/form-action.ts"
import { ShopFactsContext, useShopFacts } from "../lib/shop/shop-facts.ts"
import { shopQuery } from "../lib/shop/shop-query.ts"

export const loader = loadFrame([shopQuery])
export const clientLoader = () => null

const PATH = "/store/enquiries"
const EMPTY: Enquiry = { name: "", phone: "", email: "", message: "" }

export const action = formAction({
  enquiry: postForm(PATH, Enquiry, () => ({ done: LANDING.sent })),
})

const WIDTH = "mx-auto w-full max-w-6xl px-4 sm:px-8"
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
      <header
        className={"mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-4 px-2 py-3 sm:px-6"}
      >
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
      <footer
        className={
          "mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-4 px-4 py-6 text-sm sm:px-8"
        }
      >
        <Closing />
        <Link to="/termsandcondition" className="inline-flex min-h-11 items-center hover:underline">
          {LANDING.terms}
        </Link>
      </footer>
    </ShopFactsContext>
  )
}

/** The top of the landing page: the claim, and the three zeros. */
const Pitch = () => (
  <section className="relative overflow-hidden bg-hero text-on-hero">
    <Rangoli className="-top-24 -right-40 size-[34rem] opacity-20 lg:right-0 lg:opacity-35" />
    <div className={`${WIDTH} relative py-16 sm:py-24`}>
      <p className="font-semibold text-marigold">{LANDING.eyebrow}</p>
      <h1 className="mt-3 max-w-3xl text-4xl leading-tight font-semibold sm:text-6xl">{LANDING.heading}</h1>
      <p className="mt-6 max-w-2xl text-lg text-on-hero/85">{LANDING.pitch}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a
          href="#contact"
          className={
            "inline-flex min-h-13 items-center rounded-md bg-marigold px-7 font-semibold text-on-marigold " +
            "hover:brightness-105"
          }
        >
          {LANDING.start}
        </a>
        <ButtonLink
          to="/"
          size="lg"
          variant="quiet"
          className="text-on-hero ring-1 ring-on-hero/50 hover:bg-on-hero/10"
        >
          {LANDING.live}
        </ButtonLink>
      </div>
      <ul className="mt-16 grid gap-8 border-t border-on-hero/25 pt-10 sm:grid-cols-3">
        {LANDING.zeros.map(({ figure, what, why }) => (
          <li key={what}>
            <p className="text-2xl font-semibold">
              <span className="text-marigold">{figure}</span> {what}
            </p>
            <p className="mt-2 text-on-hero/85">{why}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

/** The steps from nothing to a shop. */
const Steps = () => (
  <section id="how" aria-labelledby="how-title" className={`${WIDTH} py-16 sm:py-20`}>
    <h2 id="how-title" className="text-3xl font-semibold">
      {LANDING.stepsTitle}
    </h2>
    <ol className="mt-8 grid gap-5 sm:grid-cols-3">
      {LANDING.steps.map(({ name, about }, i) => (
        <li key={name} className="rounded-lg border border-line bg-surface p-6">
          <span
            aria-hidden
            className={
              "grid size-11 place-items-center rounded-full bg-accent-soft " +
              "text-lg font-semibold text-accent-strong"
            }
          >
            {i + 1}
          </span>
          <h3 className="mt-4 text-xl font-semibold">{name}</h3>
          <p className="mt-2 text-ink-soft">{about}</p>
        </li>
      ))}
    </ol>
  </section>
)

const Closing = () => <p>{LANDING.footer(useShopFacts().name)}</p>
