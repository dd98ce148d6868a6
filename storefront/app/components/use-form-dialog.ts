import type { UseMutationResult } from "@tanstack/react-query"
import type { DefaultValues, FieldValues } from "react-hook-form"
import type { z } from "zod"
import { useContractForm } from "../lib/forms/use-contract-form.ts"
import type { LinkedDialog } from "./dialog-link.tsx"

type FormDialogOptions<Typed extends FieldValues, Sent, Reply> = {
  dialog: LinkedDialog
  /** as of a `PageForm` */
  name: string
  contract: z.ZodType<Sent, Typed>
  defaultValues: DefaultValues<NoInfer<Typed>>
  /** as of `useContractForm` */
  followsDefaults?: boolean
  mutation: Pick<UseMutationResult<Reply, Error, Sent>, "mutateAsync" | "reset" | "isPending" | "error">
  /** sentence about a failure; the error's own where it is left out */
  explain?: (error: Error) => string
  /** values of fields that are emptied once the form is sent */
  emptied?: Partial<NoInfer<Typed>>
  onSent: () => void
}

/**
 * The form of a `FormDialog`, with the server's contract as its rules. The dialog closes when the form is sent; after a
 * failure it stays open, with its values and the reason.
 * @returns the form, as of `useContractForm`, and `formDialog`, props of the `FormDialog`
 */
export function useFormDialog<Typed extends FieldValues, Sent, Reply>({
  dialog,
  name,
  contract,
  defaultValues,
  followsDefaults,
  mutation,
  explain = ({ message }) => message,
  emptied,
  onSent,
}: FormDialogOptions<Typed, Sent, Reply>) {
  const { submitTo, ...form } = useContractForm(name, contract, defaultValues, { followsDefaults })
  const onSubmit = submitTo(mutation, () => {
    onSent()
    form.reset({ ...form.getValues(), ...emptied })
    dialog.onClose()
  })
  const { isPending: busy, error } = mutation
  return { ...form, formDialog: { ...dialog, name, onSubmit, busy, problem: error ? explain(error) : undefined } }
}
