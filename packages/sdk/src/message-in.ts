import { type ErrorEntry, type ErrorParams, type ParamNames, sentenceOf } from "./errors"

/** Catalogue entry and params that an error sentence was made from. */
export type CollectedMessage = { entry: ErrorEntry; params: ErrorParams }

type SentenceParams<Entry extends ErrorEntry> = [ParamNames<Entry["en"]>] extends [never]
  ? []
  : [params: Record<ParamNames<Entry["en"]>, string | number>]

let collected: Map<string, CollectedMessage> | undefined

/** Returns the zod error option for a catalogue entry: `z.string(says(FORM_ERRORS.required, { label: "city" }))`. */
export const says = <const Entry extends ErrorEntry>(entry: Entry, ...[sentenceParams]: SentenceParams<Entry>) => ({
  error: () => {
    const params: ErrorParams = sentenceParams ?? {}
    const sentence = sentenceOf(entry, params)
    collected?.set(sentence, { entry, params })
    return sentence
  },
})

/**
 * Runs a synchronous check and returns its result, with the entry that each error sentence was made from. Sentences
 * that are read after the check has returned are not recorded.
 */
export function collectFormMessages<Result>(check: () => Result): {
  result: Result
  made: Map<string, CollectedMessage>
} {
  const made = new Map<string, CollectedMessage>()
  collected = made
  try {
    return { result: check(), made }
  } finally {
    collected = undefined
  }
}
