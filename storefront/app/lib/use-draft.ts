import { hashKey, useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect, useRef, useState } from "react"
import type { FieldValues, UseFormReturn } from "react-hook-form"
import { drafts } from "./drafts.ts"
import { meQuery } from "./me-query.ts"

/** A field as it was typed, and for a list what it was typed over. */
type Kept = { value: unknown; over?: string }

const isList = (value: unknown) => typeof value === "object"

/** Of what the form holds, only what differs from what it began with: the rest is the server's to say. */
export const draftOf = (values: FieldValues, defaults: FieldValues): Record<string, Kept> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => name in defaults && hashKey([value]) !== hashKey([defaults[name]]))
      .map(([name, value]) => [name, { value, ...(isList(value) && { over: hashKey([defaults[name]]) }) }]),
  )

/**
 * What a form that begins with `defaults` takes from a draft: fields it knows, of the kind it expects. A list goes back
 * as a whole, so it is dropped when the one it was typed over is no longer the one that is saved.
 */
export const fitting = (kept: unknown, defaults: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(Object(kept) as Record<string, Kept | null>).flatMap(([name, field]) => {
      const value = field?.value
      if (!(name in defaults) || typeof value !== typeof defaults[name]) return []
      return isList(value) && field?.over !== hashKey([defaults[name]]) ? [] : [[name, value]]
    }),
  )

/**
 * Keeps what is typed into a form while the tab lives: it is there again after a reload, or after a page that could not
 * be left in peace. It is kept for whoever is signed in when the form appears, and nobody else is shown it. Secrets are
 * never written down.
 * @param form names the form
 * @param secrets fields that are not kept
 * @returns forgets the draft; call it when the form has been sent
 */
export function useDraft<Values extends FieldValues, Output>(
  form: string,
  { watch, reset, formState }: UseFormReturn<Values, unknown, Output>,
  secrets: (keyof Values & string)[] = [],
) {
  const client = useQueryClient()
  // a session that ends while the form stands there does not make the text somebody else's
  const [person] = useState(() => client.getQueryData(meQuery.queryKey)?.id ?? "guest")
  const key = `${form}:${person}`
  const withheld = useRef(secrets)
  const untouched = useRef(formState.defaultValues as Values)
  untouched.current = formState.defaultValues as Values

  useEffect(() => {
    const kept = fitting(drafts.read(key), untouched.current)
    if (Object.keys(kept).length) reset({ ...untouched.current, ...kept }, { keepDefaultValues: true })

    const { unsubscribe } = watch((values) => {
      const open = Object.entries(values).filter(([name]) => !withheld.current.includes(name))
      const draft = draftOf(Object.fromEntries(open), untouched.current)
      if (Object.keys(draft).length) drafts.write(key, draft)
      else drafts.forget(key)
    })
    return unsubscribe
  }, [key, watch, reset])

  return useCallback(() => drafts.forget(key), [key])
}
