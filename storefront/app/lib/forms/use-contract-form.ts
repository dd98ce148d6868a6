import { zodResolver } from "@hookform/resolvers/zod"
import type { UseMutationResult } from "@tanstack/react-query"
import { type BaseSyntheticEvent, useEffect, useRef } from "react"
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  set,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from "react-hook-form"
import type { z } from "zod"
import { useNamedFormResult } from "./form-result.ts"

/** fields by name, as a browser sends them */
type SentFields = Record<string, string>

type Sending<Sent, Reply> = Pick<UseMutationResult<Reply, Error, Sent>, "mutateAsync" | "reset">

type FieldProps<Typed extends FieldValues> = UseFormRegisterReturn<Path<Typed>> & {
  error: string | undefined
  defaultValue: string | undefined
}

export type ContractForm<Typed extends FieldValues, Sent> = UseFormReturn<Typed, unknown, Sent> & {
  field(part: Path<Typed>, options?: RegisterOptions<Typed, Path<Typed>>): FieldProps<Typed>
  /** Submits the form with this mutation. After a failure the values stay, and the mutation has the `error`. */
  submitTo<Reply>(
    mutation: Sending<Sent, Reply>,
    onSent: (sent: Sent) => void,
  ): (event?: BaseSyntheticEvent) => Promise<void>
}

/**
 * Returns a React Hook Form for the `PageForm` of this name, validated by the server's contract. A rejected form starts
 * with its posted values. `field` returns the props of a field, `submitTo` an `onSubmit`.
 * @param options `followsDefaults` lets later default values replace unchanged ones; `toTypedValues` converts posted
 * fields to the form's values where they differ
 */
export function useContractForm<Typed extends FieldValues, Sent>(
  name: string,
  contract: z.ZodType<Sent, Typed>,
  defaultValues: DefaultValues<Typed>,
  { followsDefaults = false, toTypedValues = (sent: SentFields) => sent } = {},
): ContractForm<Typed, Sent> {
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
    // posted values are defaults only for the server and hydration; afterwards they are changes of the saved values
    const typed = structuredClone(getValues())
    reset(saved.current as Typed, { keepFieldsRef: true })
    reset(typed, { keepDefaultValues: true, keepFieldsRef: true })
  }, [hasTyped, getValues, reset])
  const field = (part: Path<Typed>, options?: RegisterOptions<Typed, Path<Typed>>) => ({
    // after validation in the browser the server's error is outdated
    error:
      form.getFieldState(part, formState).error?.message ??
      (formState.isSubmitted ? undefined : result?.errors?.[part]),
    // written into the page by the server, where React Hook Form sets no values
    defaultValue: get(formState.defaultValues, part) as string | undefined,
    ...form.register(part, options),
  })
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

/** Merges posted fields into the default values; ignores fields that the form does not have. */
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
