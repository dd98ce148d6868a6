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
  /** Asked first, if there is one; it may depend on what the action is run with. */
  question?: Question | ((values: Values) => Question | undefined)
  /**
   * The notice once it is done, or its key, if any is returned. What the screen shows is fetched again, also after a
   * rejection.
   */
  done?: string | ((values: Values) => unknown)
  /** Said when the shop could not be asked at all, or its key. */
  fallback?: string
  /** The screen shows `failure` in place of a dialog, and what it shows is fetched again. */
  showsErrorInline?: boolean
  /** Actions of the same scope, such as one record, wait for each other. */
  scope?: string
}

/** One request at a time: asks first, tells when it runs, and says the server's sentence where it is rejected. */
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
    // Offline it fails like everything else, and is not kept for later.
    networkMode: "always",
    onSuccess: (_, values) => {
      if (!done) return
      const sentence = typeof done === "function" ? done(values) : done
      if (typeof sentence === "string") notify(sentence, { type: "success" })
      refresh()
    },
    onError: (error) => {
      // A screen that is out of date may be why it was rejected.
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

/** Offline, a request fails at once, and is not kept for later. */
export const FAIL_OFFLINE = { networkMode: "always" } as const

/** Changes the record around; rejects with the server's error. For an action, which says what is done. */
export const useChange = <Change extends object>() => {
  const [update] = useUpdate(undefined, undefined, FAIL_OFFLINE)
  const resource = useResourceContext()
  const record = useRecordContext() as RaRecord
  return async (data: Change) => {
    await update(resource, { id: record.id, data, previousData: record }, { returnPromise: true })
  }
}
