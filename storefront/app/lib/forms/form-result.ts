import { useActionData } from "react-router-dom"

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

/** The result of the form that was sent to this page; undefined when none was. */
export const useFormResult = () => useActionData() as FormResult | undefined

/** The result of the form of this name; undefined when no form, or another one, was sent. */
export function useFormResultOf(name: string): FormResult | undefined {
  const result = useFormResult()
  return result?.form === name ? result : undefined
}
