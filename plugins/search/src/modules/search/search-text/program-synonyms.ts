import { z } from "zod"
import { problemOfTerm, termsIn, wordsOfTerm } from "../../../contract/synonyms"
import { readSectionsOf, WordsLine } from "./word-file"

/** Terms, each as its words, that find those after the ">" of their line; each other in a line without one. */
export type SynonymLine = { typed: string[][]; found?: string[][] }

/** Splits a line into its terms, and these into words. */
export const splitLine = (line: string): SynonymLine => {
  const [typed, found] = line.split(">").map((side) => termsIn(side).map(wordsOfTerm))
  return { typed, found }
}

/** Checks a line of words for one thing and splits it. @param isOneWay true where each line has a ">" */
export const SynonymsLine = (isOneWay: boolean) =>
  z.string().transform((line, { addIssue }) => {
    const split = splitLine(line)
    const message = termsProblem(line, split, isOneWay)
    if (message) addIssue({ code: "custom", message })
    return [split]
  })

const termsProblem = (line: string, { typed, found }: SynonymLine, isOneWay: boolean): string | undefined => {
  const sides = line.split(">").length
  if (sides !== (isOneWay ? 2 : 1)) return isOneWay ? "a line needs one >" : "a line with > belongs into kinds.txt"
  if (isOneWay && !(typed.length && found?.length)) return "a line needs words before and after its >"
  if (!isOneWay && typed.length < 2) return "a line needs two words, with a comma between them"
  const terms = line.split(">").flatMap(termsIn)
  return [...typed, ...(found ?? [])].map((words, at) => problemOfTerm(terms[at], words)).find(Boolean)
}

const SameThing = SynonymsLine(false)
const OneWay = SynonymsLine(true)

const kinds = readSectionsOf("synonyms/kinds.txt", OneWay)

/** Names of kinds of goods, before ">", with goods of the kind. */
export const KINDS = kinds.flatMap(([, lines]) => lines)

/**
 * The program's lines of words for one thing. Where a search finds too many it uses the first ones, so the sections are
 * sorted by heading: it makes no difference in which file one stands.
 */
export const EQUIVALENTS = [
  ...["food", "wear", "home", "care-and-play", "everyday-words"].flatMap((topic) =>
    readSectionsOf(`synonyms/${topic}.txt`, SameThing),
  ),
  ...kinds,
]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([, lines]) => lines)

/** Words of other languages, before ">", with what they are in English. */
export const TRANSLATIONS = readSectionsOf("synonyms/translations.txt", OneWay).flatMap(([, lines]) => lines)

/** Words that mean themselves. */
export const ORDINARY = new Set(readSectionsOf("synonyms/ordinary.txt", WordsLine).flatMap(([, words]) => words))
