import { MAX_WORDS_OF_TERM } from "../../../contract"
import { hasKnownLongerWords } from "./longer-words"
import { isModifier, mayBeNoun } from "./modifiers"
import { allOf, anyOf, asIs, proximityQuery, splitSpellings, transposedSpellings } from "./query-terms"
import { consonantTerms, isDevanagari, isIndian, soundTerms } from "./sound"
import { findEquivalents, findRelatedTerms, findSynonyms, isKnownWord, synonymsBySpelling } from "./synonyms"
import {
  distinctiveWords,
  isDistinctive,
  isNumber,
  isUnit,
  splitHeadAndModifiers,
  splitWords,
  unitSpellings,
} from "./words"

const MAX_WORDS = 8
/**
 * How much a part counts where no product has all of them: what it is, what it is like, and for whom, what for or how
 * much.
 */
const WEIGHT = { noun: 2, other: 1, more: 0.4 }
/** "hand bag" is a handbag as well, and nothing longer than this. */
const MAX_JOINED = 20

/**
 * A word or a term of what was typed, with PostgreSQL's queries for it; every one of them is words and operators alone.
 */
export type Part = {
  text: string
  /** The words as they are, the last one as the start of a word. */
  start: string
  /** By how they sound, and by other words for the same thing; empty when there are none. */
  sound: string
  meaning: string
  /** In any of these ways, each once: the index looks up every word of a query, however often it stands there. */
  written: string
  /**
   * A word whose longer words are to be looked up beside `written` (`longer-words.ts`); empty where `written` has it as
   * a start.
   */
  longer: string
  /** By the consonants alone: only when few or none are found so. */
  spelled: string
  /**
   * In names, categories and attributes alone, which have sounds beside their words, and a term of several words with
   * these close together. Empty where nothing is known of the words: then they may be a name's beginning, or stand in a
   * description.
   */
  named: string
  /**
   * The words themselves, where a description only mentions them; and what else is of their kind: terms, and words that
   * have to be the noun.
   */
  mentioned: string
  besideTerms: string
  besideWords: string
  /** "true" for a Hindi word, which may be an English one as it is heard: then also when many are found. */
  heard: string
  /**
   * With two neighbouring letters swapped or as two words, and what a word may look like: only when none is found,
   * never for a code.
   */
  swapped: string
  alike: string
  /** A number. */
  weight: string
}

/** The parts of a search text, and which of them says what is looked for: "saree" of "red saree for women". */
export const partsOf = (typed: string): { parts: Part[]; noun: number } => {
  const all = [...new Set(splitWords(typed))]
  const read = splitHeadAndModifiers(all).map((words) => groupsOf(distinctiveWords(words)))
  const hasTelling = read.flat().some(hasDistinctiveWord)
  const [naming, more] = hasTelling ? read.map((groups) => groups.filter(hasDistinctiveWord)) : read
  const telling = naming.length ? naming : more
  const noun = Math.max(
    0,
    telling.findLastIndex((words) => !isNumber(words[0]) && mayBeNoun(words)),
  )
  const groups = naming.length ? [...naming, ...more] : more
  const parts = groups.map((words, i) => {
    const weight = i === noun ? WEIGHT.noun : i >= telling.length || isLight(words) ? WEIGHT.more : WEIGHT.other
    const joined = [
      [groups[i - 1], words],
      [words, groups[i + 1]],
    ].map(joinedWord)
    return toPart(words, weight, joined)
  })
  return { parts: parts.slice(0, MAX_WORDS), noun: Math.min(noun, MAX_WORDS - 1) }
}

const hasDistinctiveWord = (words: string[]) => words.some(isDistinctive)

const isLight = (words: string[]) => isNumber(words[0]) || words.every(isModifier)

/**
 * Words that belong together: a number and its unit, "chai patti", the longest term that means something. Read from the
 * end, where what is looked for stands: "double bed sheet" is double, and a bed sheet.
 */
const groupsOf = (words: string[]): string[][] => {
  const groups: string[][] = []
  for (let end = words.length; end > 0; ) {
    const longest = Math.min(MAX_WORDS_OF_TERM, end)
    const lengths = Array.from({ length: longest }, (_, shorter) => longest - shorter)
    const term = lengths.find((many) => many > 1 && isTerm(words.slice(end - many, end)))
    const length = isUnit(words[end - 1], words[end - 2]) ? 2 : (term ?? 1)
    groups.unshift(words.slice(end - length, end))
    end -= length
  }
  return groups
}

const isTerm = (words: string[]) => findSynonyms(words).length > 0 || synonymsBySpelling(words).length > 0

const joinedWord = ([one, other]: (string[] | undefined)[]): string => {
  const word = one?.length === 1 && other?.length === 1 ? one[0] + other[0] : ""
  return word.length <= MAX_JOINED && !/\d/.test(word) ? word : ""
}

const toPart = (words: string[], weight: number, joined: string[]): Part => {
  const [word] = words
  const isSize = isUnit(words[1], word)
  const single = words.length === 1
  const start = isSize ? `${asIs(word)} <-> ${anyUnit(words[1])}` : startOf(words)
  const sounds = isSize ? [] : waysOfAll(hyphenatedForms(words).map(soundsOfWord))
  const terms = single ? findSynonyms(words) : meaningsOf(words)
  const isKnown = words.every(isKnownWord)
  // a known word is not misspelt: "black" is no block. What is written in a script of India may be an English word as
  // it is heard
  const mayBeHeard = isIndian(word) && (isDevanagari(word) || !findEquivalents(words).length)
  const isAsMeant = isKnown && !mayBeHeard
  const beside = isKnown ? findRelatedTerms(words) : []
  const others = terms.filter((term) => term.join(" ") !== words.join(" "))
  const asOne = joined.filter(Boolean).flatMap((one) => [asIs(one), ...soundTerms([one])])
  const longer = start === `${asIs(word)}:*` && hasKnownLongerWords(word) ? word : ""
  const otherWays = [...sounds, ...terms.flatMap(waysOfTerm), ...asOne].filter((way) => `${way}:*` !== start)
  return {
    text: words.join(" "),
    start,
    sound: anyOf(sounds),
    meaning: anyOf([...terms.map((term) => anyOf(waysOfTerm(term))), ...asOne]),
    written: anyOf([longer ? asIs(longer) : start, ...otherWays]),
    longer,
    named: isKnown
      ? anyOf([
          namedAs(words),
          ...others.map(single ? (mayBeNoun(words) ? namedNoun : namedTerm) : closeTerm),
          ...asOne,
        ])
      : "",
    mentioned: anyOf([proximityQuery(words.map(asIs)), ...(single ? [] : others.flatMap(waysOfTerm))]),
    besideTerms: anyOf(beside.filter((term) => term.length > 1).map(namedTerm)),
    besideWords: anyOf(beside.filter((term) => term.length === 1).map(([noun]) => asIs(noun))),
    spelled: single && !isAsMeant ? anyOf(consonantTerms(words)) : "",
    heard: String(single && mayBeHeard),
    swapped:
      single && !isKnown
        ? anyOf([
            ...transposedSpellings(word),
            ...splitSpellings(word),
            ...synonymsBySpelling(words).flatMap(waysOfTerm),
          ])
        : "",
    alike: isKnown || words.some((one) => /\d/.test(one)) ? "" : words.join(" "),
    weight: String(weight),
  }
}

/** As the typed words stand in a name: by their sounds, close together, or written as one. */
const namedAs = (words: string[]) => {
  const written = hyphenatedForms(words)
  const together = words.length === 2 ? soundTerms([words.join("")]) : []
  return anyOf([proximityQuery(written.map(namedWord)), ...together])
}

const namedWord = (word: string) => {
  const sounds = soundsOfWord(word)
  return sounds.length ? anyOf(sounds) : asIs(word)
}

/**
 * As a word of another term for them stands in a name; a short sound is that of many words, and counts with the word
 * itself alone.
 */
const namedWordOfTerm = (word: string) => {
  const [sounds, long] = [soundsOfWord(word), longSoundsOf(word)]
  if (long.length) return anyOf(long)
  return sounds.length ? `(${asIs(word)} & ${anyOf(sounds)})` : asIs(word)
}

const namedTerm = (term: string[]) => allOf(hyphenatedForms(term).map(namedWordOfTerm))

/**
 * Things that others smell or taste of, or are made of: a "sandal face pack" is no sandal, though chappals are sandals.
 */
const ALSO_SCENTS_AND_MATERIALS = new Set(
  "sandal sandals rose mango lemon orange coconut honey milk glass iron".split(" "),
)
/** The label of the nouns of names in the index. */
const OF_NOUNS = ":A"

const namedNoun = (term: string[]) =>
  term.length === 1 && ALSO_SCENTS_AND_MATERIALS.has(term[0]) ? `${asIs(term[0])}${OF_NOUNS}` : namedTerm(term)

/** The same where the typed words are a term themselves: as close together as those have to be. */
const closeTerm = (term: string[]) => (term.length === 2 ? namedAs(term) : namedNoun(term))

const meaningsOf = (words: string[]) => [...findSynonyms(words), ...synonymsBySpelling(words)]

/** Shorter sounds are those of too many words to be looked for where the word itself was not typed: tee and tea. */
const MIN_SOUND_OF_MEANING = 3

/** Each is a query that finds the term; of one of several words all have to be found. */
const waysOfTerm = (term: string[]) => waysOfAll(hyphenatedForms(term).map((one) => [asIs(one), ...longSoundsOf(one)]))

const waysOfAll = (ways: string[][]) => (ways.length === 1 ? ways[0] : [allOf(ways.map(anyOf))])

const longSoundsOf = (word: string) => soundsOfWord(word).filter((sound) => sound.length > MIN_SOUND_OF_MEANING)

const anyUnit = (unit: string) => anyOf(unitSpellings(unit).map(asIs))

/** A unit whose number was said before ("set of 2, 2 किलो") stands alone, and may be written in any way as well. */
const startOf = (words: string[]) =>
  words.length === 1 && unitSpellings(words[0]).length > 1
    ? anyUnit(words[0])
    : `${hyphenatedForms(words).map(asIs).join(" & ")}:*`

/** A T-shirt is no shirt, and its t is too common to be indexed by itself. */
export const hyphenatedForms = (words: string[]): string[] =>
  words
    .join(" ")
    .replace(/(?<!\S)t (?=shirt)/g, "t-")
    .split(" ")

const soundsOfWord = (word: string) => (word.includes("-") ? [] : soundTerms([word]))
