import type { ReactNode } from "react"
import { Rangoli } from "../../components/rangoli.tsx"
import { TOP } from "../catalog/top/messages.ts"

/** The welcome: a title, a line about the shop, and the search box where it follows. */
export const Hero = ({ title = TOP.heroTitle, children }: { title?: string; children?: ReactNode }) => (
  <section className="relative mb-6 overflow-hidden rounded-xl bg-hero px-5 py-8 text-on-hero sm:px-10 sm:py-10">
    <Awning />
    <Rangoli className="-right-24 -bottom-32 size-96 opacity-25 sm:right-4 lg:opacity-40" />
    <h1 className="relative max-w-xl text-3xl font-semibold">{title}</h1>
    <p className="relative mt-3 max-w-lg text-on-hero/85">{TOP.heroText}</p>
    <div className="relative">{children}</div>
  </section>
)

/** Stripes of a market awning along the top edge. */
const Awning = () => (
  <svg aria-hidden className="absolute inset-x-0 top-0 h-4 w-full" preserveAspectRatio="none">
    <defs>
      <pattern id="awning" width="56" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 0h28v6a14 10 0 0 1-28 0z" fill="#f5b544" />
        <path d="M28 0h28v6a14 10 0 0 1-28 0z" fill="#fbf7ef" />
      </pattern>
    </defs>
    <rect width="100%" height="16" fill="url(#awning)" />
  </svg>
)
