import { type Amount, readAmountAt, type Token, tokenize } from "./amount"
import * as PHRASES from "./price-words"
import { plain } from "./words"

/** Price limits that a search text asks for, and the text without them. */
export type PriceWish = {
  /** Search text without its price words; the typed text when it has none. */
  text: string
  /** In rupees. */
  lowest?: number
  highest?: number
  /** "sasta", "cheapest" and "mehnga" ask for an order. */
  order?: "cheapest" | "dearest"
}

type Bounds = { lowest?: number; highest?: number }
/** Bounds and the token after them. */
type BoundsAt = Bounds & { next: number }

/** A number this small is a size or a count, unless it says its currency. */
const MIN_PRICE = 50
const MIN_OF_RANGE = 100
/** How far from an amount "around 500" goes. */
const NEARLY = 0.25

/**
 * The bounds of the price and the wished order in a search text: "saree under 2,000", "500 se kam ki chappal", "sasta
 * tawa".
 */
export const readPriceWish = (typed: string): PriceWish => {
  const text = plain(typed)
  const tokens = tokenize(text)
  const bounds: Bounds = {}
  const taken = new Set<number>()
  for (let at = 0; at < tokens.length; ) {
    const found = boundsAt(tokens, at)
    if (!found) {
      at++
      continue
    }
    const from = withWordsBefore(tokens, at)
    const to = withWordsAfter(tokens, found.next)
    for (let i = from; i < to; i++) taken.add(i)
    bounds.lowest = furthest(Math.max, bounds.lowest, found.lowest)
    bounds.highest = furthest(Math.min, bounds.highest, found.highest)
    at = to
  }
  const order = orderIn(tokens, taken)
  if (!taken.size) return { text: typed }
  return { text: without(text, tokens, taken), ...given(bounds), ...(order && { order }) }
}

const given = ({ lowest, highest }: Bounds) => ({
  ...(lowest !== undefined && { lowest }),
  ...(highest !== undefined && { highest }),
})

const furthest = (of: (...values: number[]) => number, ...values: (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined)
  return known.length ? of(...known) : undefined
}

/** How many tokens from here are one of these phrases; 0 when none is. */
const phraseAt = (tokens: Token[], at: number, phrases: string[][]): number =>
  phrases.find((phrase) => phrase.every((word, i) => tokens[at + i]?.text === word))?.length ?? 0

const boundsAt = (tokens: Token[], at: number): BoundsAt | undefined =>
  rangeAt(tokens, at) ?? boundBefore(tokens, at) ?? boundAfter(tokens, at)

/** "200 se 500", "between 200 and 500", "1000 aur 2000 ke beech". */
const rangeAt = (tokens: Token[], at: number): BoundsAt | undefined => {
  const opening = phraseAt(tokens, at, PHRASES.BETWEEN)
  const first = readAmountAt(tokens, at + opening)
  if (!first) return undefined
  const joins = phraseAt(tokens, first.next, PHRASES.RANGE)
  const ands = phraseAt(tokens, first.next, PHRASES.BETWEEN_AND)
  const second = readAmountAt(tokens, first.next + (joins || ands))
  if (!second || !(joins || ands)) return undefined
  const closing = phraseAt(tokens, second.next, PHRASES.RANGE_AFTER)
  if (!joins && !opening && !closing) return undefined
  const [one, other] = inOneScale(first, second)
  const isPrice = first.hasCurrency || second.hasCurrency || opening > 0 || closing > 0
  if (!isPrice && (other < MIN_OF_RANGE || one >= other || areYears(one, other))) return undefined
  return { lowest: Math.min(one, other), highest: Math.max(one, other), next: second.next + closing }
}

const inOneScale = (first: Amount, second: Amount): [number, number] =>
  first.scale === 1 && first.value < MIN_OF_RANGE && first.value * second.scale < second.value
    ? [first.value * second.scale, second.value]
    : [first.value, second.value]

const areYears = (one: number, other: number) => one > 1990 && other < 2100 && other - one === 1

/** "under 500", "at least 1000", "around ₹800", "for 300 rupees". */
const boundBefore = (tokens: Token[], at: number): BoundsAt | undefined => {
  const sides: [string[][], (value: number) => Bounds][] = [
    [PHRASES.FROM, (lowest) => ({ lowest })],
    [PHRASES.UP_TO, (highest) => ({ highest })],
    [PHRASES.ABOUT, nearly],
    [PHRASES.UP_TO_WITH_CURRENCY, (highest) => ({ highest })],
  ]
  const found = sides
    .map(([phrases, bound]) => ({ phrases, bound, length: phraseAt(tokens, at, phrases) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
  for (const { phrases, bound, length } of found) {
    const start = skipPriceWords(tokens, at + length)
    if (isJoined(tokens, start)) continue
    const amount = readAmountAt(tokens, start)
    if (!amount) continue
    if (phrases === PHRASES.UP_TO_WITH_CURRENCY && !amount.hasCurrency) continue
    if (phrases === PHRASES.ABOUT && !isPrice(amount)) continue
    // "under 500 and above"
    const opposite = phrases === PHRASES.UP_TO ? phraseAt(tokens, amount.next, PHRASES.UP_TO_AFTER) : 0
    return { ...bound(amount.value), next: amount.next + opposite }
  }
}

/** "Under500" is a name. */
const isJoined = (tokens: Token[], at: number) =>
  at < tokens.length && tokens[at - 1]?.to === tokens[at].from && /\p{L}$/u.test(tokens[at - 1].text)

const nearly = (value: number): Bounds => ({
  lowest: Math.round(value * (1 - NEARLY)),
  highest: Math.round(value * (1 + NEARLY)),
})

const isPrice = ({ value, hasCurrency }: Amount) => hasCurrency || value >= MIN_PRICE

/** "500 se kam", "1000+", "500 wali", "₹300" alone. */
const boundAfter = (tokens: Token[], at: number): BoundsAt | undefined => {
  const amount = readAmountAt(tokens, at)
  if (!amount) return undefined
  const { value, next, hasCurrency } = amount
  const sides: [string[][], (value: number) => Bounds, boolean][] = [
    [PHRASES.FROM_AFTER, (lowest) => ({ lowest }), true],
    [PHRASES.UP_TO_AFTER, (highest) => ({ highest }), true],
    [PHRASES.ABOUT_AFTER, nearly, isPrice(amount)],
    [PHRASES.UP_TO_AFTER_PRICE, (highest) => ({ highest }), isPrice(amount)],
    [PHRASES.UP_TO_AFTER_CURRENCY, (highest) => ({ highest }), hasCurrency],
  ]
  const [best] = sides
    .filter(([, , applies]) => applies)
    .map(([phrases, bound]) => ({ bound, length: phraseAt(tokens, next, phrases) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
  if (best) return { ...best.bound(value), next: next + best.length }
  return hasCurrency && value >= MIN_PRICE ? { highest: value, next } : undefined
}

const skipPriceWords = (tokens: Token[], at: number) => {
  let next = at
  while (tokens[next] && /^[:=]$/.test(tokens[next].text)) next++
  return next
}

/** "price under 500": the word before says no more. */
const BEFORE = new Set([
  "price",
  "budget",
  "range",
  "rate",
  "cost",
  "priced",
  "costing",
  "daam",
  "keemat",
  "दाम",
  "कीमत",
])

const withWordsBefore = (tokens: Token[], at: number) => {
  let from = at
  while (from > 0 && BEFORE.has(tokens[from - 1].text)) from--
  return from
}

const withWordsAfter = (tokens: Token[], at: number) => {
  let to = at
  while (to < tokens.length && PHRASES.PRICE_WORDS.has(tokens[to].text)) to++
  return to
}

/** The order that is asked for; its words are `taken` from the text. */
const orderIn = (tokens: Token[], taken: Set<number>): PriceWish["order"] => {
  let order: PriceWish["order"]
  for (let at = 0; at < tokens.length; ) {
    const [cheap, dear] = [PHRASES.CHEAP, PHRASES.DEAR].map((phrases) =>
      taken.has(at) ? 0 : phraseAt(tokens, at, phrases),
    )
    const length = Math.max(cheap, dear)
    if (length) {
      order ??= cheap >= dear ? "cheapest" : "dearest"
      const to = cheap + dear > 0 && length > 1 ? withWordsAfter(tokens, at + length) : at + length
      for (let i = at; i < to; i++) taken.add(i)
    }
    at += Math.max(1, length)
  }
  return order
}

const without = (text: string, tokens: Token[], taken: Set<number>) => {
  const kept = tokens.map((token, i) => {
    const end = tokens[i + 1]?.from ?? text.length
    return taken.has(i) ? " " : text.slice(token.from, end)
  })
  return [text.slice(0, tokens[0]?.from ?? 0), ...kept].join("").replace(/\s+/g, " ").trim()
}
