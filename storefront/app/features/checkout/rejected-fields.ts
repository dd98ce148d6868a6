import type { CodeReason } from "@haat/checkout/contract"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { type ErrorReply, errorSentence } from "../../lib/backend/error-sentence.ts"
import { FetchError } from "../../lib/backend/sdk.ts"

/** Sentences for inputs of the order's form, by their names. */
export type FieldErrors = Record<string, string>

/** Reasons of plugins that do not accept an order; `field` is the name of an input. */
export type OrderProblem = CodeReason & { field?: string }

const NONE: FieldErrors = {}

/** Lists the reasons of plugins that do not accept an order. */
export const listProblems = (error: unknown): OrderProblem[] =>
  error instanceof FetchError && Array.isArray(error.reply.problems) ? error.reply.problems : []

/** Lists the reasons that are about an input, with its name. The reply names the inputs with English sentences. */
function fieldReasons(error: unknown): [name: string, reason: ErrorReply][] {
  if (!(error instanceof FetchError)) return []
  const errors = Object.entries((error.reply.errors ?? NONE) as FieldErrors)
  const problems = listProblems(error)
  return errors.map(([name, sentence]) => {
    // the error's own message is translated
    const own = { message: errors.length === 1 ? error.message : sentence }
    return [name, problems.find(({ field }) => field === name) ?? own]
  })
}

const translateReasons = async (reasons: [string, ErrorReply][]): Promise<FieldErrors> =>
  Object.fromEntries(
    await Promise.all(reasons.map(async ([name, reason]) => [name, await errorSentence(reason)] as const)),
  )

/** Returns the sentences for inputs that a rejected order names, in the page's language. */
export const readFieldErrors = (error: unknown) => translateReasons(fieldReasons(error))

type Rejected = {
  /** id of the form */
  form: string
  /** the last failure of the chosen payment method */
  error: unknown
  /** sentences of the server's answer to the form, when a browser without JavaScript has sent it */
  posted: FieldErrors | undefined
  isBusy: boolean
}

/**
 * Returns the sentences to show beside inputs of a rejected order, until their values change. The first of these inputs
 * gets the focus, once for each failure: the shopper may choose another payment method and return to this one.
 */
export function useFieldErrors({ form, error, posted = NONE, isBusy }: Rejected) {
  const reasons = fieldReasons(error)
  const { data: rejected } = useQuery({
    queryKey: ["rejected-fields", reasons],
    queryFn: () => translateReasons(reasons),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: reasons.length > 0,
  })
  const [changes, setChanges] = useState<{ error: unknown; name: string }[]>([])
  const hasChanged = (name: string) => changes.some((change) => change.error === error && change.name === name)
  const shown = Object.entries((error ? rejected : posted) ?? NONE).filter(([name]) => !hasChanged(name))
  const errors = Object.fromEntries(shown)
  const focused = useRef(new WeakSet<object>())
  useEffect(() => {
    if (!(error instanceof FetchError) || !rejected || isBusy || focused.current.has(error)) return
    focused.current.add(error)
    const controls = [...(document.forms.namedItem(form)?.elements ?? [])] as HTMLInputElement[]
    controls.find(({ name }) => Object.hasOwn(errors, name))?.focus()
  })
  const onFieldChange = (name: string) => {
    if (Object.hasOwn(errors, name)) setChanges([...changes, { error, name }])
  }
  return { errors, onFieldChange }
}
