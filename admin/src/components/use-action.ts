import { useIsMutating, useMutation } from "@tanstack/react-query"
import { useId } from "react"
import {
  type RaRecord,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
  useUpdate,
} from "react-admin"
import { type Question, useDialogs } from "./dialogs"
import { errorMessage } from "./error-message"

type Options<Values> = {
  /** Asked before the action runs; may depend on its values. */
  question?: Question | ((values: Values) => Question | undefined)
  /**
   * Success notice or its message key, or a function that returns it; no notice is shown when the function returns
   * something else. With `done`, the screen's data is fetched again after success and after a rejection.
   */
  done?: string | ((values: Values) => unknown)
  /** Message or key for a failure without an answer of the server. */
  fallback?: string
  /** The screen shows `failure` instead of a dialog; its data is fetched again. */
  showsErrorInline?: boolean
  /** While an action runs, `isBusy` is true for all actions of the same scope, such as one record. */
  scope?: string
}

/** Runs one request at a time: asks first, reports whether it runs, and shows the server's message on rejection. */
export function useAction<Values = void>(action: (values: Values) => Promise<unknown>, options: Options<Values> = {}) {
  const { question, done, fallback = "components.failed", showsErrorInline, scope } = options
  const { ask, showError } = useDialogs()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const ownScope = useId()
  const mutationKey = ["action", scope ?? ownScope]
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationKey,
    mutationFn: action,
    // Fails at once offline, instead of being queued.
    networkMode: "always",
    onSuccess: (_, values) => {
      if (!done) return
      const sentence = typeof done === "function" ? done(values) : done
      if (typeof sentence === "string") notify(sentence, { type: "success" })
      refresh()
    },
    onError: (error) => {
      // Outdated data may be the reason of the rejection.
      if (done || showsErrorInline) refresh()
      return showsErrorInline ? undefined : showError(error, fallback)
    },
  })
  const isBusy = useIsMutating({ mutationKey }) > 0
  const run = async (values: Values) => {
    const first = typeof question === "function" ? question(values) : question
    if (!first || (await ask(first))) mutate(values)
  }
  const failure = showsErrorInline && error ? errorMessage(error, translate(fallback)) : undefined
  return { run, isBusy, running: isPending ? variables : undefined, failure, reset }
}

/** Makes requests fail at once offline, instead of being queued. */
export const FAIL_OFFLINE = { networkMode: "always" } as const

/** Returns a function that updates the record in context; it rejects with the server's error. */
export const useChange = <Change extends object>() => {
  const [update] = useUpdate(undefined, undefined, FAIL_OFFLINE)
  const resource = useResourceContext()
  const record = useRecordContext() as RaRecord
  return async (data: Change) => {
    await update(resource, { id: record.id, data, previousData: record }, { returnPromise: true })
  }
}
