import { zodResolver } from "@hookform/resolvers/zod"
import type { UseMutationResult } from "@tanstack/react-query"
import { type DefaultValues, type FieldValues, get, type Path, useForm } from "react-hook-form"
import type { z } from "zod"
import { useAnsweredForm } from "./answered-form.ts"

type Sending<Sent, Reply> = Pick<UseMutationResult<Reply, Error, Sent>, "mutateAsync" | "reset">

/**
 * React Hook Form for the `PageForm` of this name, with the server's contract as its rules. A form that the server has
 * refused begins with what was typed. `field` gives the props of a field, `submitTo` an `onSubmit`.
 * @param options `followsDefaults`: other default values later on replace those that were not changed
 */
export function useContractForm<Typed extends FieldValues, Sent>(
  name: string,
  contract: z.ZodType<Sent, Typed>,
  defaultValues: DefaultValues<Typed>,
  { followsDefaults = false } = {},
) {
  const answer = useAnsweredForm(name)
  const typed = Object.entries(answer?.values ?? {}).map(([part, value]) => [
    part,
    typeof get(defaultValues, part) === "number" ? Number(value) : value,
  ])
  const initial = { ...defaultValues, ...Object.fromEntries(typed) } as DefaultValues<Typed>
  const form = useForm<Typed, unknown, Sent>({
    resolver: zodResolver(contract),
    defaultValues: initial,
    ...(followsDefaults && { values: initial as Typed, resetOptions: { keepDirtyValues: true } }),
  })
  const field = (part: Path<Typed>) => ({
    error: form.getFieldState(part, form.formState).error?.message ?? answer?.errors?.[part],
    // the server writes it into the page; React Hook Form alone would set it in the browser
    defaultValue: get(initial, part) as string | undefined,
    ...form.register(part),
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
