import { useSyncExternalStore } from "react"
import { useActionData, useLocation } from "react-router-dom"
import { useFrameData } from "../../components/frame-data.ts"
import { createListeners } from "../listeners.ts"

/**
 * The result of a form that a browser has sent by itself, for the page that shows it again: what was typed, without
 * secrets, and why it was rejected; or the sentence that it was done; or the form that is to be filled in next.
 */
export type FormResult = {
  form: string
  values?: Record<string, string>
  /** by field */
  errors?: Record<string, string>
  message?: string
  done?: string
}

/** Results whose sentences are out of date: React Router returns them until the next navigation. */
const outdated = new WeakSet<FormResult>()
const { notify, subscribe } = createListeners()

/** The result that this page was loaded with: of its `action`, or of one that has led back here. */
function useLoadedResult(): FormResult | undefined {
  const { search } = useLocation()
  const { done } = useFrameData()
  const result = useActionData() as FormResult | undefined
  return result ?? (new URLSearchParams(search).get("done") === done?.form ? done : undefined)
}

/**
 * The result of the form that was sent to this page; undefined when none was. Once it is out of date, what was typed
 * alone.
 */
export function useFormResult(): FormResult | undefined {
  const result = useLoadedResult()
  const isOutdated = () => result !== undefined && outdated.has(result)
  if (!useSyncExternalStore(subscribe, isOutdated, () => false)) return result
  return result && { form: result.form, values: result.values }
}

/** Makes the result of this page out of date, because JavaScript has gone on. */
export function useMarkFormResultOutdated() {
  const result = useLoadedResult()
  return () => {
    if (!result) return
    outdated.add(result)
    notify()
  }
}

/** The result of the form of one of these names; undefined when no form, or another one, was sent. */
export function useNamedFormResult(...names: string[]): FormResult | undefined {
  const result = useFormResult()
  return result && names.includes(result.form) ? result : undefined
}
