import { zodResolver } from "@hookform/resolvers/zod"
import type { UseMutationResult } from "@tanstack/react-query"
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
import { type FormResult, useFormResultOf } from "./form-result.ts"

type Sending<Sent, Reply> = Pick<UseMutationResult<Reply, Error, Sent>, "mutateAsync" | "reset">

/**
 * React Hook Form for the `PageForm` of this name, with the server's contract as its rules. A form that the server has
 * rejected begins with what was typed. `field` gives the props of a field, `submitTo` an `onSubmit`.
 * @param options `followsDefaults`: other default values later on replace those that were not changed
 */
export function useContractForm<Typed extends FieldValues, Sent>(
  name: string,
  contract: z.ZodType<Sent, Typed>,
  defaultValues: DefaultValues<Typed>,
  { followsDefaults = false } = {},
) {
  const result = useFormResultOf(name)
  const initial = withTyped(defaultValues, result)
  const form = useForm<Typed, unknown, Sent>({
    resolver: zodResolver(contract),
    defaultValues: initial,
    ...(followsDefaults && { values: initial as Typed, resetOptions: { keepDirtyValues: true } }),
  })
  const { formState } = form
  const field = (part: Path<Typed>, options?: RegisterOptions<Typed, Path<Typed>>) => ({
    // once it was checked here, what the server said before is out of date
    error:
      form.getFieldState(part, formState).error?.message ??
      (formState.isSubmitted ? undefined : result?.errors?.[part]),
    // the server writes it into the page; React Hook Form alone would set it in the browser
    defaultValue: get(formState.defaultValues, part) as string | undefined,
    ...form.register(part, options),
  })
  /** Sends the form with this mutation. What was typed stays when that fails, with the reason as the mutation's `error`. */
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
function withTyped<Values extends FieldValues>(defaultValues: DefaultValues<Values>, result: FormResult | undefined) {
  if (!result?.values) return defaultValues
  const values = structuredClone(defaultValues)
  for (const [name, typed] of Object.entries(result.values)) {
    const type = typeof get(values, name)
    if (type === "string") set(values, name, typed)
    if (type === "number") set(values, name, Number(typed))
  }
  return values
}
