import { hashKey, useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect, useRef, useState } from "react"
import type { FieldValues, UseFormReturn } from "react-hook-form"
import { meQuery } from "../person/me-query.ts"
import { drafts } from "./drafts.ts"

/** Stored value of a changed field; `over` is the hash of the saved list that it replaces. */
type DraftField = { value: unknown; over?: string }

const isList = (value: unknown) => typeof value === "object"

/** Returns the fields whose value differs from the default. */
const changedFields = (values: FieldValues, defaults: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => name in defaults && hashKey([value]) !== hashKey([defaults[name]]),
    ),
  )

/** Makes a draft of the changed fields; the others come from the server when it is restored. */
export const toDraft = (values: FieldValues, defaults: FieldValues): Record<string, DraftField> =>
  Object.fromEntries(
    Object.entries(changedFields(values, defaults)).map(([name, value]) => [
      name,
      { value, ...(isList(value) && { over: hashKey([defaults[name]]) }) },
    ]),
  )

/**
 * Restores a draft: fields of the form with the expected type. A list is restored as a whole, and dropped when the
 * saved list has changed since.
 */
export const restoreDraft = (kept: unknown, defaults: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(Object(kept) as Record<string, DraftField | null>).flatMap(([name, field]) => {
      const value = field?.value
      if (!(name in defaults) || typeof value !== typeof defaults[name]) return []
      return isList(value) && field?.over !== hashKey([defaults[name]]) ? [] : [[name, value]]
    }),
  )

/**
 * Stores a form's input for the life of the tab and restores it when the form appears again, as after a reload. A draft
 * belongs to the person who was signed in when the form appeared. Secrets are never stored.
 * @param form names the form
 */
export function useDraft<Values extends FieldValues, Output>(
  form: string,
  { watch, reset, getValues, formState }: UseFormReturn<Values, unknown, Output>,
  secrets: (keyof Values & string)[] = [],
) {
  const client = useQueryClient()
  // fixed when the form appears: the text stays this person's if the session ends meanwhile
  const [person] = useState(() => client.getQueryData(meQuery.queryKey)?.id ?? "guest")
  const key = `${form}:${person}`
  const withheld = useRef(secrets)
  const untouched = useRef(formState.defaultValues as Values)
  untouched.current = formState.defaultValues as Values

  useEffect(() => {
    const write = (values: FieldValues) => {
      const open = Object.entries(values).filter(([name]) => !withheld.current.includes(name))
      const draft = toDraft(Object.fromEntries(open), untouched.current)
      if (Object.keys(draft).length) drafts.write(key, draft)
      else drafts.discard(key)
    }
    const kept = restoreDraft(drafts.read(key), untouched.current)
    // typed before hydration, for which there was no event
    const early = changedFields(getValues(), untouched.current)
    const values = { ...untouched.current, ...kept, ...early }
    if (Object.keys(kept).length) reset(values, { keepDefaultValues: true })
    if (Object.keys(early).length) write(values)
    return watch(write).unsubscribe
  }, [key, watch, reset, getValues])

  return useCallback(() => drafts.discard(key), [key])
}
