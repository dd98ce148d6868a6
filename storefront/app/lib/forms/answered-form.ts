import { useActionData } from "react-router-dom"

/**
 * The answer to a form that a browser has sent by itself, for the page that shows it again: what was typed, without
 * secrets, and why it was refused; or the sentence that it was done; or the form that is to be filled in next.
 */
export type AnsweredForm = {
  form: string
  values?: Record<string, string>
  /** by field */
  errors?: Record<string, string>
  message?: string
  done?: string
}

/** The answer to the form that was sent to this page; undefined when none was. */
export const useFormResult = () => useActionData() as AnsweredForm | undefined

/** The answer to the form of this name; undefined when no form, or another one, was sent. */
export function useAnsweredForm(name: string): AnsweredForm | undefined {
  const answer = useFormResult()
  return answer?.form === name ? answer : undefined
}
