import { soundKeys } from "./sound"
import { readWordFile, WordsLine } from "./word-file"
import { plain } from "./words"

/** Shorter sounds are those of many words: hara and haar, male and mala, big and बैग. */
const TELLING_SOUND = 4

const tellingSoundsOf = (word: string) => soundKeys(word).filter((sound) => sound.length >= TELLING_SOUND)

/** Words by how they are written and, where that tells one from another, by how they sound. */
const heard = (words: string[]) => new Set(words.flatMap((word) => [word, ...tellingSoundsOf(word)]))

const { which, colours, like } = readWordFile("modifiers.txt", {
  which: WordsLine,
  colours: WordsLine,
  like: WordsLine,
})

const WHICH = heard(which)
const COLOURS = heard(colours)
const LIKE = heard(like)

/** All of these words as they are written. */
export const MODIFIER_WORDS: string[] = [...which, ...colours, ...like]

/** How big a thing is, in words that name another thing by themselves: a "bedsheet double bed" is no bed. */
const SIZES = new Set(["double bed", "single bed", "king size", "queen size", "full size", "free size", "extra large"])

const isOneOf = (words: Set<string>, word: string) => [word, ...tellingSoundsOf(word)].some((one) => words.has(one))

/** True for a word that says which one is meant, and never what. */
export const isModifier = (word: string) => isOneOf(WHICH, word)

/** Units that a thing is counted or sold in: a "necklace set" is a necklace, a "toothbrush pack" toothbrushes. */
const COUNTED_IN = new Set(
  ["set sets pack packs combo pair pairs piece pieces pcs tin packet सेट पैक पैकेट कॉम्बो जोड़ी"].flatMap((words) =>
    plain(words).split(" "),
  ),
)

/** True for a word of a product's name that may say what it is. */
export const mayNameProduct = (word: string) => !COUNTED_IN.has(word) && mayBeNoun([word])

/**
 * True for words, one or a term of several, that may name the thing itself: not which one it is, its colour or what it
 * is like.
 */
export const mayBeNoun = (words: string[]) =>
  !SIZES.has(words.join(" ")) &&
  words.some((word) => ![WHICH, COLOURS, LIKE].some((known) => isOneOf(known, word))) &&
  !isOneOf(COLOURS, words[words.length - 1])
