import type { CodeReason } from "@haat/checkout/contract"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { type ErrorReply, errorSentence } from "../../lib/backend/error-sentence.ts"
import { FetchError } from "../../lib/backend/sdk.ts"

/** Sentences for inputs of the order's form, by their names. */
export type FieldErrors = Record<string, string>

/** Reasons of plugins that do not accept an order; `field` is the name of an input. */
export type OrderProblem = CodeReason & { field?: string }

const NONE: FieldErrors = {}

/** Lists the reasons of plugins that do not accept an order. */
export const problemsOf = (error: unknown): OrderProblem[] =>
  error instanceof FetchError && Array.isArray(error.reply.problems) ? error.reply.problems : []

/** Lists the reasons that are about an input, with its name. The reply names the inputs with English sentences. */
function fieldReasons(error: unknown): [name: string, reason: ErrorReply][] {
  if (!(error instanceof FetchError)) return []
  const errors = Object.entries((error.reply.errors ?? NONE) as FieldErrors)
  const problems = problemsOf(error)
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
  /** of the last attempt to order */
  error: unknown
  /** of the server to the form, sent before there was JavaScript */
  posted: FieldErrors | undefined
  isBusy: boolean
}

/**
 * Returns the sentences to show beside inputs of a rejected order, until their values change. The first of these inputs
 * gets the focus.
 */
export function useFieldErrors({ form, error, posted = NONE, isBusy }: Rejected) {
  const reasons = fieldReasons(error)
  const { data: rejected = NONE } = useQuery({
    queryKey: ["field-errors", reasons],
    queryFn: () => translateReasons(reasons),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: reasons.length > 0,
  })
  const [changed, setChanged] = useState<{ error: unknown; names: string[] }>({ error, names: [] })
  const names = changed.error === error ? changed.names : []
  useEffect(() => {
    if (!error || isBusy) return
    const controls = [...(document.forms.namedItem(form)?.elements ?? [])] as HTMLInputElement[]
    controls.find(({ name }) => Object.hasOwn(rejected, name))?.focus()
  }, [form, error, rejected, isBusy])
  const shown = Object.entries(error ? rejected : posted).filter(([name]) => !names.includes(name))
  const errors = Object.fromEntries(shown)
  const onFieldChange = (name: string) => {
    if (Object.hasOwn(errors, name)) setChanged({ error, names: [...names, name] })
  }
  return { errors, onFieldChange }
}
