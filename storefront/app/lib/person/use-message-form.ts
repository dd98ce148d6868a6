import { zodResolver } from "@hookform/resolvers/zod"
import { type DefaultValues, type Path, useForm } from "react-hook-form"
import type { z } from "zod"
import { useDraft } from "../device/use-draft.ts"

type Sender = { name: string; email: string }

/**
 * A form that somebody writes to the shop with, prefilled with name and email of who is signed in. What is typed is kept as a draft
 * named `name`, stays when sending fails, and is empty again, but for name and email, when it is sent.
 * @param send sends it and rejects when it fails; `reset` takes back what was said of the last time
 */
export function useMessageForm<Typed extends Sender, Sent extends Sender>(
  name: string,
  schema: z.ZodType<Sent, Typed>,
  defaultValues: DefaultValues<Typed> & Typed,
  { mutateAsync, reset }: { mutateAsync: (values: Sent) => Promise<unknown>; reset: () => void },
) {
  const form = useForm<Typed, unknown, Sent>({ resolver: zodResolver(schema), defaultValues })
  const discardDraft = useDraft(name, form)
  const field = (part: Path<Typed>) => ({
    error: form.getFieldState(part, form.formState).error?.message,
    ...form.register(part),
  })
  const submit = form.handleSubmit(
    async (values) => {
      const sent = await mutateAsync(values).catch(() => null)
      if (!sent) return
      form.reset({ ...defaultValues, name: values.name, email: values.email })
      discardDraft()
    },
    () => reset(),
  )
  return { field, submit }
}
