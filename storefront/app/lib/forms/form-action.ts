import { type ActionFunctionArgs, data, redirect } from "react-router-dom"
import { z } from "zod"
import { isClientError, isSilence, sdk } from "../backend/sdk.ts"
import { LOAD_ERRORS } from "../messages.ts"
import { sessionHeadersOf } from "../person/session.ts"
import { redirectDone } from "./form-done.ts"
import type { FormResult } from "./form-result.ts"

type Values = Record<string, string>
type Call = { method?: "GET" | "POST" | "PUT" | "DELETE"; body?: object }

/** A form as it was sent: its fields by name. `call` calls the backend as the visitor, who gets the cookies of the replies. */
export type PostedValues = {
  values: Values
  params: ActionFunctionArgs["params"]
  request: Request
  call: <Reply>(path: string, call?: Call) => Promise<Reply>
}

type FormOutcome = string | Response | Partial<FormResult>

/**
 * Does what a form asks for.
 * @returns the address to go to, a response, or a result for the page that the form is on: with `done` alone the page is
 * loaded anew, with a `message` the form is rejected
 * @throws ZodError or FetchError when it is rejected
 */
export type FormHandler = (form: PostedValues) => Promise<FormOutcome>

/**
 * Posts the fields of a form, and the parameters of its page's address, to a route of the backend.
 * @param contract of that route
 */
export const postTo =
  <Reply>(
    path: string,
    contract: z.ZodType<object>,
    toOutcome: (reply: Reply, form: PostedValues) => FormOutcome | Promise<FormOutcome>,
  ): FormHandler =>
  async (form) =>
    toOutcome(await form.call<Reply>(path, { body: contract.parse({ ...form.params, ...form.values }) }), form)

/** Fields that are never written back into a page. */
const SECRET = /password|^code$/

/** An `action` for the forms of a page, by the names that `PageForm` gives them. */
export const formAction =
  (handlers: Record<string, FormHandler>) =>
  async ({ request, params }: ActionFunctionArgs) => {
    const { form = "", ...values } = textsOf(await request.formData())
    if (!Object.hasOwn(handlers, form)) throw data({ message: LOAD_ERRORS.unknownForm }, 400)
    const call: PostedValues["call"] = (path, { method = "POST", body } = {}) =>
      sdk.client.fetch(path, { method, body, headers: sessionHeadersOf(request) })
    try {
      const result = await handlers[form]({ values, params, request, call })
      if (result instanceof Response) return result
      if (typeof result === "string") return redirect(result)
      if (result.done && !result.values) return redirectDone(request, form, result.done)
      const shown = result.values ?? (result.message ? values : undefined)
      const status = result.message ? 409 : 200
      return data<FormResult>({ form, ...result, ...(shown && { values: withoutSecrets(shown) }) }, status)
    } catch (error) {
      const { status, ...why } = rejectionOf(error)
      return data<FormResult>({ form, values: withoutSecrets(values), ...why }, status)
    }
  }

const withoutSecrets = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)))

const textsOf = (sent: FormData): Values =>
  Object.fromEntries([...sent].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])))

/** Why a form was rejected: by its contract, by the backend, or because the backend did not answer. */
function rejectionOf(error: unknown): { status: number; errors?: Values; message?: string } {
  if (error instanceof z.ZodError) {
    const errors = error.issues.map(({ path, message }) => [path.join("."), message])
    return { status: 400, errors: Object.fromEntries(errors.reverse()), message: LOAD_ERRORS.wrongFields }
  }
  if (isClientError(error)) {
    const { status, message, reply } = error
    // the reply names its field in English: its sentence is the message, translated
    const fields = Object.keys(reply.errors ?? {})
    return { status, message, errors: fields.length === 1 ? { [fields[0]]: message } : undefined }
  }
  // a redirect, or the response of an error page
  if (error instanceof Response || !(error instanceof Error)) throw error
  return isSilence(error) ? { status: 503, message: LOAD_ERRORS.none } : { status: 502, message: LOAD_ERRORS.broken }
}
