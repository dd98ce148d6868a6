import { zodResolver } from "@hookform/resolvers/zod"
import { type DefaultValues, type FieldValues, get, type Path, useForm } from "react-hook-form"
import type { z } from "zod"
import { useAnsweredForm } from "./answered-form.ts"

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
  const initial = { ...defaultValues, ...answer?.values } as DefaultValues<Typed>
  const form = useForm<Typed, unknown, Sent>({ resolver: zodResolver(contract), defaultValues: initial })
  const field = (part: Path<Typed>) => ({
    error: form.getFieldState(part, form.formState).error?.message ?? answer?.errors?.[part],
    // the server writes it into the page; React Hook Form alone would set it in the browser
    defaultValue: get(initial, part) as string | undefined,
    ...form.register(part),
  })
  return { ...form, field }
}
