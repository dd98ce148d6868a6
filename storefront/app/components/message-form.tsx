import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import type { DefaultValues, FieldValues } from "react-hook-form"
import type { z } from "zod"
import { isClientError } from "../lib/backend/sdk.ts"
import { usePost } from "../lib/backend/use-post.ts"
import { useDraft } from "../lib/device/use-draft.ts"
import { type ContractForm, useContractForm } from "../lib/forms/use-contract-form.ts"
import { meQuery } from "../lib/person/me-query.ts"
import { Button } from "./button.tsx"
import { PageForm } from "./page-form.tsx"

type MessageFormProps<Typed extends FieldValues, Sent extends object, Reply> = {
  /** as of a `PageForm`; also of its draft */
  name: string
  /** anchor at which the browser shows the result when it posts the form without JavaScript */
  action?: string
  /** route of the backend that it is sent to */
  path: string
  contract: z.ZodType<Sent, Typed>
  defaultValues: DefaultValues<NoInfer<Typed>>
  /** values of fields that are reset after sending */
  emptied: Partial<NoInfer<Typed>>
  submitLabel: string
  sent: (reply: Reply) => string
  /** returns the message of a failure; `reason` is the backend's message of a client error, or empty */
  failed: (reason: string) => string
  children: (field: ContractForm<Typed, Sent>["field"]) => ReactNode
}

/** A two-column form for a message to the shop, with success or failure below its button. */
export function MessageForm<Typed extends FieldValues, Sent extends object, Reply>(
  props: MessageFormProps<Typed, Sent, Reply>,
) {
  const { name, action, path, contract, defaultValues, emptied, submitLabel, sent, failed, children } = props
  const sending = usePost<Sent, Reply>(path)
  const { data, isPending, error } = sending
  const form = useContractForm(name, contract, defaultValues)
  const discardDraft = useDraft(name, form)
  const submit = form.submitTo(sending, () => {
    form.reset({ ...form.getValues(), ...emptied })
    discardDraft()
  })
  return (
    <PageForm name={name} action={action} onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      {children(form.field)}
      <Button type="submit" size="lg" busy={isPending} className="sm:col-span-2">
        {submitLabel}
      </Button>
      <div className="min-h-7 sm:col-span-2" aria-live="polite">
        {data && <p className="font-medium text-good">{sent(data)}</p>}
        {error && <p className="font-medium text-bad">{failed(isClientError(error) ? error.message : "")}</p>}
      </div>
    </PageForm>
  )
}

/** Returns name and email of the signed-in shopper, empty for a guest; `key` differs between persons. */
export function useSender() {
  const { data: me } = useQuery(meQuery)
  return { key: me?.id, name: me ? `${me.first_name} ${me.last_name}`.trim() : "", email: me?.email ?? "" }
}
