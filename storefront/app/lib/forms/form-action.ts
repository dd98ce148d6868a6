import { type ActionFunctionArgs, data, redirect } from "react-router-dom"
import { z } from "zod"
import { errorSentence } from "../backend/error-sentence.ts"
import { FetchError, isClientError, isNoResponse, sdk } from "../backend/sdk.ts"
import { WEB_ERRORS } from "../backend/web-errors.ts"
import { LOCALE } from "../language/locale.ts"
import { LOAD_ERRORS } from "../messages.ts"
import { forwardCookies } from "../person/session.ts"
import { redirectAfterForm } from "./form-done.ts"
import type { FormResult } from "./form-result.ts"

type Values = Record<string, string>
type Call = { method?: "GET" | "POST" | "PUT" | "DELETE"; body?: object }

/**
 * A posted form with its fields by name. `call` requests the backend as the visitor, who gets the cookies of the
 * replies.
 */
export type PostedValues = {
  values: Values
  params: ActionFunctionArgs["params"]
  request: Request
  call: <Reply>(path: string, call?: Call) => Promise<Reply>
}

type FormOutcome = string | Response | Partial<FormResult>

/**
 * Handles a posted form.
 * @returns the address to go to, a response, or a result for the page that the form is on: with `done` alone the page
 * is reloaded, with a `message` the form is rejected
 * @throws ZodError or FetchError when it is rejected
 */
export type FormHandler = (form: PostedValues) => Promise<FormOutcome>

/**
 * Posts the fields of a form, the parameters of its page's address and the page's language to a route of the backend.
 * @param contract of that route
 */
export const postForm =
  <Reply>(
    path: string,
    contract: z.ZodType<object>,
    toOutcome: (reply: Reply, form: PostedValues) => FormOutcome | Promise<FormOutcome>,
  ): FormHandler =>
  async (form) =>
    toOutcome(
      await form.call<Reply>(path, { body: contract.parse({ ...LOCALE, ...form.params, ...form.values }) }),
      form,
    )

/** Fields that are never written back into a page. */
const SECRET = /password|^code$/
/**
 * Maximum length of texts that are written back. Fields accept 5,000 characters; a user can shorten slightly longer
 * ones.
 */
const MAX_ECHOED_LENGTH = 10_000

/** Makes the `action` of a page from the handlers of its forms, by the name of their `PageForm`. */
export const formAction =
  (handlers: Record<string, FormHandler>) =>
  async ({ request, params }: ActionFunctionArgs) => {
    const { form = "", ...values } = textFields(await request.formData())
    if (!Object.hasOwn(handlers, form)) throw data({ message: LOAD_ERRORS.unknownForm }, 400)
    const call: PostedValues["call"] = (path, { method = "POST", body } = {}) =>
      sdk.client.fetch(path, { method, body, headers: forwardCookies(request) })
    try {
      const result = await handlers[form]({ values, params, request, call })
      if (result instanceof Response) return result
      if (typeof result === "string") return redirect(result)
      if (result.done && !result.values) return redirectAfterForm(request, form, result.done)
      const echoed = result.values ?? (result.message ? values : undefined)
      const status = result.message ? 409 : 200
      return data<FormResult>({ form, ...result, ...(echoed && { values: valuesToEcho(echoed) }) }, status)
    } catch (error) {
      const { status, ...why } = await toRejection(error)
      if (status >= 500) console.error(`The form ${form} failed`, error)
      return data<FormResult>({ form, values: valuesToEcho(values), ...why }, status)
    }
  }

const valuesToEcho = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !SECRET.test(name) && value.length < MAX_ECHOED_LENGTH),
  )

const textFields = (sent: FormData): Values =>
  Object.fromEntries([...sent].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])))

type Rejection = { status: number; errors?: Values; message?: string }

/**
 * Returns why a form was rejected: by its contract, by the backend, or because the backend did not respond.
 * @throws the error when it is none of these: React Router logs it and shows the error page
 */
async function toRejection(error: unknown): Promise<Rejection> {
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
  if (error instanceof FetchError && !isNoResponse(error)) return { status: 502, message: LOAD_ERRORS.broken }
  if (error instanceof FetchError || hasNoConnection(error)) return { status: 503, message: LOAD_ERRORS.none }
  if (!isTimeout(error) && !isFailedFetch(error)) throw error
  const { code, en } = WEB_ERRORS.outcome_unknown
  return { status: 503, message: await errorSentence({ code, message: en }) }
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === "TimeoutError"

/** Recognises Node's errors for a missing or interrupted connection. */
const isFailedFetch = (error: unknown): error is TypeError =>
  error instanceof TypeError && ["fetch failed", "terminated"].includes(error.message)

/** Returns whether no connection could be made, so that the form had no effect. */
const hasNoConnection = (error: unknown) =>
  isFailedFetch(error) && (error.cause as NodeJS.ErrnoException | undefined)?.code === "ECONNREFUSED"
