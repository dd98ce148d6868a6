import { CURRENCY, FRACTION_WORDS, MEASURES, MULTIPLIERS, NUMBERED, SMALL_NUMBERS, THOUSAND } from "./price-words"

/** A word, a number or a sign of a search text, and where it stands. */
export type Token = { text: string; from: number; to: number }

const TOKEN = /\d+(?:,\d{2,3})*(?:\.\d+)?|\/-|[<>]=|(?:rs|max|min|no|approx|रु)\.|[\p{L}\p{M}]+|[^\s\p{L}\p{M}\d]/gu

export const tokenize = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({ text: word, from: index, to: index + word.length }))

/** An amount of money in a search text. */
export type Amount = {
  value: number
  /** The token after it. */
  next: number
  hasCurrency: boolean
  /** Multiplier, given in words or as a k: "2 se 3 hazar" are both thousands. */
  scale: number
}

const MAX_AMOUNT = 1e8

const isNumber = (text: string) => /^\d/.test(text)

/**
 * The amount that begins at this token; undefined where none does, and for a number that counts or measures something
 * else.
 */
export const readAmountAt = (tokens: Token[], at: number): Amount | undefined => {
  const word = (i: number) => tokens[i]?.text ?? ""
  if (at > 0 && NUMBERED.has(word(at - 1))) return undefined
  let next = at
  while (CURRENCY.has(word(next))) next++
  const isMarked = next > at
  const number = numberAt(tokens, next)
  if (!number) return undefined
  next = number.next
  const after = next
  while (CURRENCY.has(word(next))) next++
  const hasCurrency = isMarked || next > after
  if (!hasCurrency && (MEASURES.has(word(next)) || isJoined(tokens, next))) return undefined
  // what is neither a digit nor multiplied is a little word of its own: "do", "sat"
  if (!number.isSure && !hasCurrency) return undefined
  if (number.value < 1 || number.value > MAX_AMOUNT) return undefined
  return { value: number.value, next, hasCurrency, scale: number.scale }
}

/** "a4", "7up" and "500x" are words. */
const isJoined = (tokens: Token[], next: number) =>
  next < tokens.length && tokens[next].from === tokens[next - 1].to && /^[a-z]/.test(tokens[next].text)

type Reading = { value: number; next: number; scale: number; isSure: boolean }

/** "1,500", "2k", "2 hazar 5 sau", "five hundred", "dedh hazar". */
const numberAt = (tokens: Token[], at: number): Reading | undefined => {
  let total = 0
  let current: number | undefined
  let part = 0
  let scale = 1
  let isSure = false
  let i = at
  for (; i < tokens.length; i++) {
    const { text, from } = tokens[i]
    const small = SMALL_NUMBERS.get(text)
    const multiplier =
      text === THOUSAND && i > at && tokens[i - 1].to === from ? 1_000 : (MULTIPLIERS.get(text) ?? undefined)
    if (FRACTION_WORDS.has(text) && current === undefined) part = FRACTION_WORDS.get(text) as number
    else if (isNumber(text) && current === undefined) {
      current = Number(text.replaceAll(",", ""))
      isSure = true
    } else if (small !== undefined && current === undefined) current = small
    else if (small !== undefined && current !== undefined && current >= 20 && current % 10 === 0 && small < 10)
      current += small
    else if (multiplier !== undefined && (scale === 1 || multiplier < scale)) {
      total += ((current ?? (part > 0.25 || part < 0 ? 0 : 1)) + part) * multiplier
      current = undefined
      part = 0
      scale = multiplier
      isSure = true
    } else break
  }
  if (i === at) return undefined
  const value = total + (current ?? 0)
  return value > 0 ? { value, next: i, scale, isSure } : undefined
}
