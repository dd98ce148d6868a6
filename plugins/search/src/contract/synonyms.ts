import { requiredText } from "@haat/catalog/contract"
import { z } from "zod"
import { distinctiveWords, splitWords } from "../modules/search/search-text/words"

/** The owner's words for one thing, one line of terms: "saree, sari, साड़ी". */
export type Synonyms = { id: string; words: string; created_at: string; updated_at: string }

export const MAX_SYNONYMS = 1_000
/** The longest term that is looked for as one; words such as "ki" do not count. */
export const MAX_WORDS_OF_TERM = 3
const MAX_TERMS = 20
const MAX_CHARACTERS_OF_TERM = 60
const MAX_CHARACTERS = MAX_TERMS * (MAX_CHARACTERS_OF_TERM + 2)

const TOO_FEW = "Write at least two words for the same thing, with commas between them"

/** The terms of a line as they are written. */
export const termsIn = (line: string): string[] =>
  line
    .split(/[,;\n]/)
    .map((term) => term.trim().replace(/\s+/g, " "))
    .filter(Boolean)

/** Returns the words of a term without stop words, as the search reads them. */
export const wordsOfTerm = (term: string): string[] => distinctiveWords(splitWords(term))

/** Returns the problem of one term, or undefined. */
export const problemOfTerm = (term: string, words = wordsOfTerm(term)): string | undefined => {
  if (term.length > MAX_CHARACTERS_OF_TERM)
    return `${term.slice(0, 20)}… is too long: at most ${MAX_CHARACTERS_OF_TERM} characters between two commas`
  if (!words.length) return `${term} has no letter and no digit`
  if (words.length > MAX_WORDS_OF_TERM)
    return `${term} has too many words: at most ${MAX_WORDS_OF_TERM} between two commas`
  return undefined
}

/** Returns the first problem of the terms of a line, or undefined. */
const termsProblem = (terms: string[]): string | undefined => {
  const known = new Set<string>()
  for (const term of terms) {
    const words = wordsOfTerm(term)
    const problem = problemOfTerm(term, words)
    if (problem) return problem
    if (known.has(words.join(" "))) return `${term} stands in the line twice`
    known.add(words.join(" "))
  }
  if (terms.length < 2) return TOO_FEW
  return terms.length > MAX_TERMS ? `A line has at most ${MAX_TERMS} words` : undefined
}

const Line = requiredText(TOO_FEW, "The line", MAX_CHARACTERS)
  .transform(termsIn)
  .superRefine((terms, { addIssue }) => {
    const message = termsProblem(terms)
    if (message) addIssue({ code: "custom", message })
  })
  .transform((terms) => terms.join(", "))

export const SaveSynonyms = z.object({ words: Line })
export type SaveSynonyms = z.output<typeof SaveSynonyms>

/** `was` is the line that was read, so that another owner's change is not overwritten unseen. */
export const ChangeSynonyms = SaveSynonyms.extend({
  was: z.string("Say which line you changed: was, as you read it").max(MAX_CHARACTERS, "The line is too long"),
})
export type ChangeSynonyms = z.output<typeof ChangeSynonyms>
