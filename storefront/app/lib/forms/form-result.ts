import { useSyncExternalStore } from "react"
import { useActionData, useLocation } from "react-router-dom"
import { useFrameData } from "../../components/frame-data.ts"
import { createListeners } from "../listeners.ts"

/**
 * The result of a form that was posted without JavaScript: the values without secrets and the reason of a rejection, or
 * the success message, or the form to fill in next.
 */
export type FormResult = {
  form: string
  values?: Record<string, string>
  /** by field */
  errors?: Record<string, string>
  message?: string
  done?: string
}

/** Results with outdated messages, which React Router returns until the next navigation. */
const outdated = new WeakSet<FormResult>()
const { notify, subscribe } = createListeners()

/** Returns the result that this page was loaded with, from its `action` or from a redirect. */
function useLoadedResult(): FormResult | undefined {
  const { search } = useLocation()
  const { done } = useFrameData()
  const result = useActionData() as FormResult | undefined
  return result ?? (new URLSearchParams(search).get("done") === done?.form ? done : undefined)
}

/**
 * Returns the result of the form that was posted to this page; undefined without one. An outdated result has only its
 * values.
 */
export function useFormResult(): FormResult | undefined {
  const result = useLoadedResult()
  const isOutdated = () => result !== undefined && outdated.has(result)
  if (!useSyncExternalStore(subscribe, isOutdated, () => false)) return result
  return result && { form: result.form, values: result.values }
}

/** Returns a function that marks the result of this page as outdated, after a change by JavaScript. */
export function useMarkFormResultOutdated() {
  const result = useLoadedResult()
  return () => {
    if (!result) return
    outdated.add(result)
    notify()
  }
}

/** Returns the result of a form with one of these names; undefined when another or no form was posted. */
export function useNamedFormResult(...names: string[]): FormResult | undefined {
  const result = useFormResult()
  return result && names.includes(result.form) ? result : undefined
}
