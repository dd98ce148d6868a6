import { type ErrorEntry, type ErrorParams, type ParamNames, sentenceOf } from "./errors"

/** A sentence of a contract's rule, as its entry and params. */
export type CollectedMessage = { entry: ErrorEntry; params: ErrorParams }

type Given<Entry extends ErrorEntry> = [ParamNames<Entry["en"]>] extends [never]
  ? []
  : [params: Record<ParamNames<Entry["en"]>, string | number>]

let collected: Map<string, CollectedMessage> | undefined

/** Error of a contract's rule: `z.string(says(FORM_ERRORS.required, { label: "city" }))`. */
export const says = <const Entry extends ErrorEntry>(entry: Entry, ...given: Given<Entry>) => ({
  error: () => {
    const params: ErrorParams = given[0] ?? {}
    const sentence = sentenceOf(entry, params)
    collected?.set(sentence, { entry, params })
    return sentence
  },
})

/**
 * Runs a check and records the entry that each sentence was made from. The check must be synchronous and must have read
 * each sentence when it returns.
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
