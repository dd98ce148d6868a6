import { zodResolver } from "@hookform/resolvers/zod"
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
import { type AnsweredForm, useAnsweredForm } from "./answered-form.ts"

/**
 * React Hook Form for the `PageForm` of this name, with the server's contract as its rules. A form that the server has
 * refused begins with what was typed. `field` gives the props of a field.
 */
export function useContractForm<Typed extends FieldValues, Sent>(
  name: string,
  contract: z.ZodType<Sent, Typed>,
  defaultValues: DefaultValues<Typed>,
) {
  const answer = useAnsweredForm(name)
  const form = useForm<Typed, unknown, Sent>({
    resolver: zodResolver(contract),
    defaultValues: withTyped(defaultValues, answer),
  })
  const { formState } = form
  const field = (part: Path<Typed>, options?: RegisterOptions<Typed, Path<Typed>>) => ({
    // once it was checked here, what the server said before is out of date
    error:
      form.getFieldState(part, formState).error?.message ??
      (formState.isSubmitted ? undefined : answer?.errors?.[part]),
    // the server writes it into the page; React Hook Form alone would set it in the browser
    defaultValue: get(formState.defaultValues, part) as string | undefined,
    ...form.register(part, options),
  })
  return { ...form, field }
}

export type ContractForm<Typed extends FieldValues, Sent> = ReturnType<typeof useContractForm<Typed, Sent>>

/** Only fields that the form has are taken over, at whatever depth. */
function withTyped<Values extends FieldValues>(defaultValues: DefaultValues<Values>, answer: AnsweredForm | undefined) {
  if (!answer?.values) return defaultValues
  const values = structuredClone(defaultValues)
  for (const [name, typed] of Object.entries(answer.values))
    if (typeof get(values, name) === "string") set(values, name, typed)
  return values
}
