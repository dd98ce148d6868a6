import { ButtonLink } from "../../components/button.tsx"
import { Rangoli } from "../../components/rangoli.tsx"
import { LANDING } from "./messages.ts"

const WIDTH = "mx-auto w-full max-w-6xl px-4 sm:px-8"

/** The top of the landing page: the claim, and the three zeros. */
export const Pitch = () => (
  <section className="relative overflow-hidden bg-hero text-on-hero">
    <Rangoli className="-top-24 -right-40 size-[34rem] opacity-20 lg:right-0 lg:opacity-35" />
    <div className={`${WIDTH} relative py-16 sm:py-24`}>
      <p className="font-semibold text-marigold">{LANDING.eyebrow}</p>
      <h1 className="mt-3 max-w-3xl text-4xl leading-tight font-semibold sm:text-6xl">{LANDING.heading}</h1>
      <p className="mt-6 max-w-2xl text-lg text-on-hero/85">{LANDING.pitch}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a
          href="#contact"
          className="inline-flex min-h-13 items-center rounded-md bg-marigold px-7 font-semibold text-on-marigold hover:brightness-105"
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
export const Steps = () => (
  <section id="how" aria-labelledby="how-title" className={`${WIDTH} py-16 sm:py-20`}>
    <h2 id="how-title" className="text-3xl font-semibold">
      {LANDING.stepsTitle}
    </h2>
    <ol className="mt-8 grid gap-5 sm:grid-cols-3">
      {LANDING.steps.map(({ name, about }, i) => (
        <li key={name} className="rounded-lg border border-line bg-surface p-6">
          <span
            aria-hidden
            className="grid size-11 place-items-center rounded-full bg-accent-soft text-lg font-semibold text-accent-strong"
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
