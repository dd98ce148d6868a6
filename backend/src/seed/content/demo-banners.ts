/** A banner of the demo shop. It leads to its category. */
export type DemoBanner = {
  category: string
  /** Which of the backdrops' tints. */
  tint: number
  /** Code points of the emoji on it, from the middle outwards: right, left, right, left. */
  drawn: [middle: string, ...beside: string[]]
}

export const demoBanners: DemoBanner[] = [
  { category: "Festive & Puja", tint: 0, drawn: ["1fa94", "1f381", "1f3ee", "1f514", "1fab7"] },
  { category: "Sarees & Ethnic Wear", tint: 4, drawn: ["1f97b", "1f458", "1f45a", "1f97f", "1f9e3"] },
  { category: "Kitchen & Steelware", tint: 3, drawn: ["1f958", "1f371", "1f372", "2615", "1fad6"] },
  { category: "Cricket & Sports", tint: 1, drawn: ["1f3cf", "1f3f8", "1f3c6", "26bd", "1f3d3"] },
]
