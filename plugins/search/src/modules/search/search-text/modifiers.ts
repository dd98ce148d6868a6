import { soundKeys } from "./sound"
import { readWordFile, WordsLine } from "./word-file"
import { plain } from "./words"

/** Minimum length of a sound key that tells words apart: hara and haar, male and mala share shorter ones. */
const MIN_DISTINCTIVE_SOUND = 4

const distinctiveSounds = (word: string) => soundKeys(word).filter((sound) => sound.length >= MIN_DISTINCTIVE_SOUND)

/** Returns the spellings of words, and their sound keys that are long enough to tell words apart. */
const spellingsAndSounds = (words: string[]) => new Set(words.flatMap((word) => [word, ...distinctiveSounds(word)]))

const { which, colours, like } = readWordFile("modifiers.txt", {
  which: WordsLine,
  colours: WordsLine,
  like: WordsLine,
})

const SELECTORS = spellingsAndSounds(which)
const COLOURS = spellingsAndSounds(colours)
const QUALITIES = spellingsAndSounds(like)

/** Spellings of all modifiers. */
export const MODIFIER_WORDS: string[] = [...which, ...colours, ...like]

/** Sizes whose words name another product by themselves: a "bedsheet double bed" is no bed. */
const SIZES = new Set(["double bed", "single bed", "king size", "queen size", "full size", "free size", "extra large"])

const includesWord = (words: Set<string>, word: string) =>
  [word, ...distinctiveSounds(word)].some((key) => words.has(key))

/** Tells whether a word only selects among products ("men's", "large") and never names one. */
export const isModifier = (word: string) => includesWord(SELECTORS, word)

/** Units that products are counted or sold in: a "necklace set" is a necklace, a "toothbrush pack" toothbrushes. */
const PACK_UNITS = new Set(
  ["set sets pack packs combo pair pairs piece pieces pcs tin packet सेट पैक पैकेट कॉम्बो जोड़ी"].flatMap((words) =>
    plain(words).split(" "),
  ),
)

/** Tells whether a word of a product's name may be its noun: neither a modifier nor a pack unit. */
export const mayNameProduct = (word: string) => !PACK_UNITS.has(word) && mayBeNoun([word])

/** Tells whether the words of a term may name a product: not a size, and not only selectors, colours and qualities. */
export const mayBeNoun = (words: string[]) =>
  !SIZES.has(words.join(" ")) &&
  words.some((word) => ![SELECTORS, COLOURS, QUALITIES].some((known) => includesWord(known, word))) &&
  !includesWord(COLOURS, words[words.length - 1])
