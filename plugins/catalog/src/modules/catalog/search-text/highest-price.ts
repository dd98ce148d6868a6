import { plain } from "./words"

const AMOUNT = "(?:rs\\.?|inr|₹)?\\s*(\\d[\\d,]{0,9})\\s*(?:rs\\.?|rupees?|rupaye|रुपये|रुपए|₹|/-)?"
const UP_TO = [
  new RegExp(
    `(?<!\\p{L})(?:under|below|up ?to|less than|not more than|at most|within)\\s+${AMOUNT}(?![\\p{L}\\p{N}])`,
    "u",
  ),
  new RegExp(
    `${AMOUNT}\\s*(?:tak|se (?:kam|sast[aei])|ke (?:andar|neeche|niche)|तक|से (?:कम|सस्त(?:ा|ी|े))|के (?:अंदर|नीचे))(?![\\p{L}\\p{M}])`,
    "u",
  ),
]

/** "saree under 2,000" or "साड़ी 2000 तक" as what is looked for and the most it may cost, in rupees. */
export const readHighestPrice = (typed: string): { text: string; highest?: number } => {
  const text = plain(typed)
  for (const pattern of UP_TO) {
    const found = pattern.exec(text)
    if (found) return { text: text.replace(found[0], " ").trim(), highest: Number(found[1].replaceAll(",", "")) }
  }
  return { text: typed }
}
