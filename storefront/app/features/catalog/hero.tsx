import { SearchBox } from "./search-box.tsx"

/** The shop's front: what it is, and the way to what one came for. */
export function Hero() {
  return (
    <section className="relative mb-8 overflow-hidden rounded-xl bg-hero px-5 py-8 text-on-hero sm:px-10 sm:py-12">
      <Awning />
      <Rangoli />
      <h1 className="relative max-w-xl text-3xl font-semibold">The good things of India, at your door</h1>
      <p className="relative mt-3 mb-6 max-w-lg text-on-hero/85">
        Chosen from makers across the country. Clear prices in rupees, paid for when they arrive.
      </p>
      <div className="relative">
        <SearchBox />
      </div>
    </section>
  )
}

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

/** Petals drawn around a point, as on a doorstep. */
const Rangoli = () => (
  <svg
    aria-hidden
    viewBox="-100 -100 200 200"
    className="absolute -right-24 -bottom-32 size-96 text-marigold opacity-25 sm:right-4 lg:opacity-40"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.2"
  >
    {RINGS.map(({ petals, inner, outer, width }) =>
      Array.from({ length: petals }, (_, i) => (
        <path
          key={`${petals}-${i}`}
          transform={`rotate(${(360 / petals) * i})`}
          d={`M0 ${-inner}C${width} ${-(inner + outer) / 2} ${width} ${-outer + 6} 0 ${-outer}C${-width} ${-outer + 6} ${-width} ${-(inner + outer) / 2} 0 ${-inner}Z`}
        />
      )),
    )}
    <circle r="7" />
    <circle r="97" strokeDasharray="0.1 6" strokeLinecap="round" strokeWidth="2.4" />
  </svg>
)

const RINGS = [
  { petals: 8, inner: 10, outer: 38, width: 10 },
  { petals: 16, inner: 40, outer: 64, width: 7 },
  { petals: 24, inner: 66, outer: 90, width: 6 },
]
