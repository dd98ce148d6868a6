/** Devanagari as people type it in Latin letters. */
const CONSONANTS = pairs(
  "क k ख k ग g घ g ङ n च C छ C ज j झ j ञ n ट t ठ t ड d ढ d ण n त t थ t द d ध d न n प p फ f ब b भ b म m य y र r ल " +
    "l ळ l ऩ n ऱ r ऴ l व v श s ष s स s ह h",
)
const VOWELS = pairs("अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऎ e ऐ ai ऍ e ओ o ऒ o औ au ऑ o")
const SIGNS = pairs("ा a ि i ी i ु u ू u ृ ri े e ॆ e ै ai ॅ e ो o ॊ o ौ au ॉ o")
const NASALS = /[ँं]/
const WITHOUT_VOWEL = "्"
const NUKTA = "़"
/** ड़ and ढ़, which some type as r and some as d. */
const FLAP = "R"

function pairs(text: string): Map<string, string> {
  const parts = text.split(" ")
  return new Map(parts.flatMap((part, i) => (i % 2 ? [] : [[part, parts[i + 1]] as const])))
}

const BENGALI = /[\u0980-\u09ff]/g
const TAMIL = /[\u0b80-\u0bff]/g
/** Unicode has the scripts of India in one sequence of letters, a block for each. */
const TO_DEVANAGARI = { bengali: 0x980 - 0x900, tamil: 0xb80 - 0x900 }

/** A word of Bengali or Tamil letters in Devanagari: ঘড়ি is घड़ि. Any other as it is. */
export const toDevanagari = (word: string): string =>
  word
    .replace(BENGALI, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_DEVANAGARI.bengali))
    .replace(TAMIL, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_DEVANAGARI.tamil))

/** Plurals and cases, which leave the word the same: मसाले, साड़ियाँ, बर्तनों. */
const HINDI_ENDING = /(?:ियों|ियाँ|ियां)$/
const HINDI_CASE = /(?:ों|ें|ाएँ|ाएं)$/

const toLatin = (word: string): string => {
  const letters = [...word.replace(HINDI_ENDING, "ि").replace(HINDI_CASE, "")]
  return letters
    .map((letter, i) => {
      const next = letters[i + 1]
      if (letter === "ड" || letter === "ढ")
        return next === NUKTA ? FLAP + vowelAfter(letters[i + 2]) : `d${vowelAfter(next)}`
      const consonant = CONSONANTS.get(letter)
      if (consonant) return consonant + vowelAfter(next === NUKTA ? letters[i + 2] : next)
      return VOWELS.get(letter) ?? SIGNS.get(letter) ?? (NASALS.test(letter) ? "n" : "")
    })
    .join("")
}

/** A consonant is followed by an a unless something else is written. */
const vowelAfter = (next: string | undefined) =>
  next !== undefined && (SIGNS.has(next) || next === WITHOUT_VOWEL) ? "" : "a"

/** In this order. C stands for ch until every other c has become k or s. */
const LATIN: [RegExp, string][] = [
  [/(?<=.{2})iya{0,2}n$|(?<=.{2})iyon$/, "i"],
  [/(?<=.{3})wal[aei]$/, ""],
  [/(?<=.{2})ies$/, "i"],
  [/(?<=[sxz]|[cs]h)es$/, ""],
  [/(?<=.{2}[^su])s$/, ""],
  [/sch/g, "sk"],
  [/tch|chh?/g, "C"],
  [/ck/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/[cq]/g, "k"],
  [/x/g, "ks"],
  [/ph/g, "f"],
  [/z/g, "j"],
  [/([kgjtdbrsw])h/g, "$1"],
  [/w/g, "v"],
  [/ee|ea|ie|ei|ey/g, "i"],
  [/oo|ou/g, "u"],
]

const COMMON: [RegExp, string][] = [
  [/m(?=[pb])/g, "n"],
  [/(.)\1+/g, "$1"],
  [/(?<=.)[ae]+$/, ""],
  [/(?<=.)a/g, ""],
  [/y(?=[^aeiou]|$)/g, "i"],
]
/** In longer words people mix these up as well: blanket and blankit; til is not tel. */
const LONGER: [RegExp, string][] = [
  [/e/g, "i"],
  [/o/g, "u"],
  [/(.)\1+/g, "$1"],
]
const LONGER_LETTERS = 4

/** How a sound is written where it is a part of a longer one. */
export const toLongerWordSound = (sound: string) => rewrite(sound, LONGER)

const rewrite = (word: string, rules: [RegExp, string][]) =>
  rules.reduce((text, [pattern, by]) => text.replace(pattern, by), word)

const MARKS = /\p{M}/gu

/** Tells whether a word begins with a Bengali or Tamil letter, which are read as Devanagari. */
const isBengaliOrTamil = (word: string) => /^[\u0985-\u09b9\u0b85-\u0bb9]/.test(word)

/** Tells whether a word is in an Indian script, which writes English words as they sound. */
export const isIndian = (word: string) => isDevanagari(word) || isBengaliOrTamil(word)

/** Tells whether a word begins with a Devanagari letter. */
export const isDevanagari = (word: string) => /^[\u0904-\u0939]/.test(word)

/**
 * How a word sounds, without what people leave out or write in many ways: "saree", "sari", "sharee", "sarees" and साड़ी
 * are all "sri". Two for a Hindi word with ड़; none for a number or another script.
 */
export const soundKeys = (word: string): string[] => {
  const latin = /^[a-z\u00df-\u024f]/.test(word)
  if (!latin && !isIndian(word)) return []
  const letters = latin
    ? rewrite(word.normalize("NFKD").replace(MARKS, ""), LATIN)
    : toLatin(toDevanagari(word).normalize("NFKD"))
  const short = rewrite(letters, COMMON)
  const sound = (short.length < LONGER_LETTERS ? short : toLongerWordSound(short)).replaceAll("C", "c")
  if (!/^[a-zR]+$/.test(sound)) return []
  return sound.includes(FLAP) ? [sound.replaceAll(FLAP, "r"), sound.replaceAll(FLAP, "d")] : [sound]
}

const MIN_CONSONANTS = 3

/** A sound without its vowels, for what is spelled too differently: "cotton" and कॉटन. None when too little is left. */
export const consonantSkeleton = (sound: string): string | undefined => {
  const consonants = sound[0] + sound.slice(1).replace(/[eiou]/g, "")
  return consonants.length < MIN_CONSONANTS ? undefined : consonants
}

/** Not a word of any language: PostgreSQL keeps words with digits as they are. */
const asTerm = (sound: string) => `${sound}0`
const asConsonantTerm = (consonants: string) => `${consonants}9`

/** Returns the sound terms of words, for the index and for queries. */
export const soundTerms = (words: string[]) => words.flatMap(soundKeys).map(asTerm)
export const consonantTerms = (words: string[]) =>
  words.flatMap(soundKeys).flatMap((sound) => {
    const consonants = consonantSkeleton(sound)
    return consonants ? [asConsonantTerm(consonants)] : []
  })
