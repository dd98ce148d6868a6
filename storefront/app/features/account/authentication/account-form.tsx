import type { Person } from "@haat/accounts/contract"
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"
import { type ReactNode, useEffect } from "react"
import type { DefaultValues, FieldValues, Path } from "react-hook-form"
import type { z } from "zod"
import { Button } from "../../../components/button.tsx"
import { Dialog } from "../../../components/dialog.tsx"
import MessageDialog from "../../../components/message-dialog.tsx"
import { PageForm } from "../../../components/page-form.tsx"
import { Spinner } from "../../../components/spinner.tsx"
import { FetchError, sdk } from "../../../lib/backend/sdk.ts"
import { useContractForm } from "../../../lib/forms/use-contract-form.ts"
import { meQuery } from "../../../lib/person/me-query.ts"
import { isPersonal } from "../../../lib/person/personal-key.ts"
import { ACCOUNT } from "../messages.ts"
import { AUTHENTICATION } from "./messages.ts"

/** Removes the last person's data from the cache and sets the new person, without a request. */
export const switchPerson = (client: QueryClient, person: Person) => {
  client.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) })
  client.setQueryData(meQuery.queryKey, person)
}

type AccountFormOptions<Typed extends FieldValues, Sent extends object, Reply extends object> = {
  /** as of a `PageForm` */
  name: string
  contract: z.ZodType<Sent, Typed>
  defaultValues: DefaultValues<NoInfer<Typed>>
  /** route of the backend; a person in its reply becomes the signed-in person */
  path: string
  /** title of a dialog that is open until `onSent` resolves */
  waitTitle?: string
  failureTitle?: string
  explain?: (error: unknown) => string
  /** field that has the focus when the form appears in place of another, whose focused field has been removed */
  focus?: Path<NoInfer<Typed>>
  onSent: (reply: Reply, sent: Sent) => void | Promise<void>
}

const explainFailure = (error: unknown) => (error instanceof FetchError && error.message) || ACCOUNT.signInFailed

/**
 * A form about an account, with a dialog that says why it failed; its fields keep their values then.
 * @returns the form, as of `useContractForm`, and `account`, props of the `AccountForm`
 */
export function useAccountForm<Typed extends FieldValues, Sent extends object, Reply extends object>({
  explain = explainFailure,
  ...options
}: AccountFormOptions<Typed, Sent, Reply>) {
  const { name, path, waitTitle, failureTitle, focus, onSent } = options
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: "always",
    mutationFn: async (body: Sent) => {
      const reply = await sdk.client.fetch<Reply>(path, { method: "POST", body })
      if ("person" in reply) switchPerson(client, reply.person as Person)
      await onSent(reply, body)
    },
  })
  const form = useContractForm(name, options.contract, options.defaultValues)
  const { setFocus } = form
  useEffect(() => {
    if (focus) setFocus(focus)
  }, [focus, setFocus])

  const onSubmit = form.handleSubmit((values) => mutate(values))
  const dialogs = (
    <>
      {waitTitle && (
        <Dialog
          open={isPending}
          onOpenChange={() => {}}
          title={waitTitle}
          description={AUTHENTICATION.oneMoment}
          dismissible={false}
        >
          <Spinner label={AUTHENTICATION.loading} className="text-2xl text-brand" />
        </Dialog>
      )}
      <MessageDialog title={failureTitle} message={error ? explain(error) : undefined} onClose={reset} />
    </>
  )
  return { ...form, account: { name, onSubmit, isPending, dialogs } }
}

type AccountFormProps = ReturnType<typeof useAccountForm>["account"] & {
  submitLabel: string
  /** below the button */
  footer?: ReactNode
  className?: string
  children: ReactNode
}

/** Classes of a secondary text button below a form. */
export const TEXT_BUTTON = "min-h-11 rounded-md px-3 font-medium text-brand underline"

/** The form of `useAccountForm`, with its fields as `children`. */
export const AccountForm = ({ isPending, dialogs, submitLabel, footer, children, ...form }: AccountFormProps) => (
  <PageForm className="grid gap-5" {...form}>
    {children}
    <Button type="submit" size="lg" busy={isPending} className="col-span-full">
      {submitLabel}
    </Button>
    {footer}
    {dialogs}
  </PageForm>
)
