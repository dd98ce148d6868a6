import { zodResolver } from "@hookform/resolvers/zod"
import type { UseMutationResult } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  set,
  useForm,
} from "react-hook-form"
import type { z } from "zod"
import { useNamedFormResult } from "./form-result.ts"

/** fields by name, as a browser sends them */
type SentFields = Record<string, string>

type Sending<Sent, Reply> = Pick<UseMutationResult<Reply, Error, Sent>, "mutateAsync" | "reset">

/**
 * React Hook Form for the `PageForm` of this name, with the server's contract as its rules. A form that the server has
 * rejected begins with what was typed. `field` gives the props of a field, `submitTo` an `onSubmit`.
 * @param options `followsDefaults`: other default values later on replace those that were not changed; `toTypedValues`
 * makes the form's values of what a browser has sent, where they differ
 */
export function useContractForm<Typed extends FieldValues, Sent>(
  name: string,
  contract: z.ZodType<Sent, Typed>,
  defaultValues: DefaultValues<Typed>,
  { followsDefaults = false, toTypedValues = (sent: SentFields) => sent } = {},
) {
  const result = useNamedFormResult(name)
  const initial = mergeSentFields(defaultValues, result?.values && toTypedValues(result.values))
  const form = useForm<Typed, unknown, Sent>({
    resolver: zodResolver(contract),
    defaultValues: initial,
    ...(followsDefaults && { values: initial as Typed, resetOptions: { keepDirtyValues: true } }),
  })
  const { formState, getValues, reset } = form
  const saved = useRef(defaultValues)
  const hasTyped = result?.values !== undefined
  useEffect(() => {
    if (!hasTyped) return
    // what was typed is the default for the server and for hydration alone: it is a change of the saved values
    const typed = structuredClone(getValues())
    reset(saved.current as Typed, { keepFieldsRef: true })
    reset(typed, { keepDefaultValues: true, keepFieldsRef: true })
  }, [hasTyped, getValues, reset])
  const field = (part: Path<Typed>, options?: RegisterOptions<Typed, Path<Typed>>) => ({
    // once it was checked here, what the server said before is out of date
    error:
      form.getFieldState(part, formState).error?.message ??
      (formState.isSubmitted ? undefined : result?.errors?.[part]),
    // the server writes it into the page; React Hook Form alone would set it in the browser
    defaultValue: get(formState.defaultValues, part) as string | undefined,
    ...form.register(part, options),
  })
  /**
   * Sends the form with this mutation. What was typed stays when that fails, with the reason as the mutation's `error`.
   */
  const submitTo = <Reply>({ mutateAsync, reset }: Sending<Sent, Reply>, onSent: (sent: Sent) => void) =>
    form.handleSubmit(
      async (values) => {
        const reply = await mutateAsync(values).catch(() => null)
        if (reply) onSent(values)
      },
      () => reset(),
    )
  return { ...form, field, submitTo }
}

export type ContractForm<Typed extends FieldValues, Sent> = ReturnType<typeof useContractForm<Typed, Sent>>

/** Only fields that the form has are taken over, at whatever depth. */
function mergeSentFields<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  sent: SentFields | undefined,
) {
  if (!sent) return defaultValues
  const values = structuredClone(defaultValues)
  for (const [name, typed] of Object.entries(sent)) {
    if (!Object.hasOwn(values, name.split(".")[0])) continue
    const type = typeof get(values, name)
    if (type === "string") set(values, name, typed)
    if (type === "number") set(values, name, Number(typed))
    if (type === "boolean") set(values, name, typed === "true")
  }
  return values
}
