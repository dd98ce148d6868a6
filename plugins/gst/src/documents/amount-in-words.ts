type Words = {
  /** 0 to 99 */
  below100: (n: number) => string
  hundred: string
  thousand: string
  lakh: string
  crore: string
  rupees: string
  and: string
  paise: string
  only: string
}

const ONES = [
  "zero one two three four five six seven eight nine",
  "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
].flatMap((words) => words.split(" "))
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ")

const ENGLISH: Words = {
  below100: (n) =>
    n < 20 ? ONES[n] : [TENS[Math.floor(n / 10) - 2], n % 10 ? ONES[n % 10] : ""].filter(Boolean).join("-"),
  hundred: "hundred",
  thousand: "thousand",
  lakh: "lakh",
  crore: "crore",
  rupees: "Rupees",
  and: "and",
  paise: "paise",
  only: "only",
}

const HINDI_BELOW_100 = `शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
  बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
  चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
  साठ इकसठ बासठ तिरेसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
  अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`.split(
  /\s+/,
)

const HINDI: Words = {
  below100: (n) => HINDI_BELOW_100[n],
  hundred: "सौ",
  thousand: "हज़ार",
  lakh: "लाख",
  crore: "करोड़",
  rupees: "रुपये",
  and: "और",
  paise: "पैसे",
  only: "मात्र",
}

/** A whole number by crore, lakh and thousand. */
function inWords(n: number, words: Words): string {
  if (n < 100) return words.below100(n)
  const parts: string[] = []
  let rest = n
  for (const [value, name] of [
    [10_000_000, words.crore],
    [100_000, words.lakh],
    [1_000, words.thousand],
    [100, words.hundred],
  ] as const) {
    const many = Math.floor(rest / value)
    if (many) parts.push(inWords(many, words), name)
    rest %= value
  }
  if (rest) parts.push(words.below100(rest))
  return parts.join(" ")
}

/** An amount in whole paise as a document says it: "Rupees one lakh five hundred and twenty paise only". */
export function amountInWords(paise: number, locale: "en" | "hi"): string {
  const words = locale === "hi" ? HINDI : ENGLISH
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100]
  const whole = inWords(rupees, words)
  const fraction = rest ? ` ${words.and} ${inWords(rest, words)} ${words.paise}` : ""
  return locale === "hi"
    ? `${whole} ${words.rupees}${fraction} ${words.only}`
    : `${words.rupees} ${whole}${fraction} ${words.only}`
}
