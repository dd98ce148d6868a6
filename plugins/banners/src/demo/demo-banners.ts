/** A banner of the demo shop. It leads to its category. */
export type DemoBanner = {
  category: string
  /** Index of the backdrop's tint. */
  tint: number
  /** Two lines. */
  heading: [string, string]
  below: string
  /** The same three lines in Hindi, each of them in hindi-lines.ts. */
  inHindi: [string, string, string]
  /** Code points of the emoji on it: in front, behind on the left, behind on the right. */
  drawn: [front: string, left: string, right: string]
}

export const demoBanners: DemoBanner[] = [
  {
    category: "Festive & Puja",
    tint: 0,
    heading: ["Light every", "evening"],
    below: "Brass diyas and lanterns",
    inHindi: ["हर शाम", "रोशन रहे", "पीतल के दीये और कंदील"],
    drawn: ["1fa94", "1f3ee", "1fab7"],
  },
  {
    category: "Sarees & Ethnic Wear",
    tint: 4,
    heading: ["Woven by hand,", "worn for years"],
    below: "Sarees and ethnic wear",
    inHindi: ["हाथ से बुना", "बरसों पहना", "साड़ियाँ और पारंपरिक पहनावा"],
    drawn: ["1f97b", "1f9e3", "1f45a"],
  },
  {
    category: "Kitchen & Steelware",
    tint: 3,
    heading: ["Steel that stays", "in the family"],
    below: "Kitchen and steelware",
    inHindi: ["स्टील जो पीढ़ियों", "साथ निभाए", "रसोई और स्टील के बर्तन"],
    drawn: ["1f958", "1fad6", "1f371"],
  },
  {
    category: "Cricket & Sports",
    tint: 1,
    heading: ["Ready for the", "next over"],
    below: "Cricket and sports",
    inHindi: ["अगले ओवर के", "लिए तैयार", "क्रिकेट और खेल"],
    drawn: ["1f3cf", "1f3c6", "1f3f8"],
  },
]
