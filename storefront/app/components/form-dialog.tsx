import type { UseMutationResult } from "@tanstack/react-query"
import type { FormEventHandler, ReactNode } from "react"
import type { DefaultValues, FieldValues } from "react-hook-form"
import type { z } from "zod"
import { type ContractForm, useContractForm } from "../lib/forms/use-contract-form.ts"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"
import type { LinkedDialog } from "./dialog-link.tsx"
import { FormProblem } from "./form-problem.tsx"
import { PageForm } from "./page-form.tsx"

type FormDialogProps = LinkedDialog & {
  /** as of a `PageForm` */
  name: string
  title: string
  description: ReactNode
  onSubmit: FormEventHandler<HTMLFormElement>
  /** true while it is being sent and cannot be closed */
  busy: boolean
  /** why it could not be sent */
  problem?: ReactNode
  submitLabel: string
  children: ReactNode
}

/** A form in a dialog. */
export const FormDialog = (props: FormDialogProps) => {
  const { onClose, name, onSubmit, busy, problem, submitLabel, children, ...dialog } = props
  return (
    <Dialog {...dialog} onOpenChange={(isOpen) => isOpen || onClose()} dismissible={!busy}>
      <PageForm name={name} onSubmit={onSubmit} className="grid gap-5">
        {children}
        {problem && <FormProblem>{problem}</FormProblem>}
        <Button type="submit" busy={busy}>
          {submitLabel}
        </Button>
      </PageForm>
    </Dialog>
  )
}

type FormDialogOptions<Typed extends FieldValues, Sent, Reply> = {
  dialog: LinkedDialog
  name: string
  contract: z.ZodType<Sent, Typed>
  defaultValues: DefaultValues<NoInfer<Typed>>
  /** as of `useContractForm` */
  followsDefaults?: boolean
  mutation: Pick<UseMutationResult<Reply, Error, Sent>, "mutateAsync" | "reset" | "isPending" | "error">
  /** returns the message of a failure; the error's own by default */
  explain?: (error: Error) => string
  /** values of fields that are reset after sending */
  emptied?: Partial<NoInfer<Typed>>
  onSent: () => void
}

type DialogContractForm<Typed extends FieldValues, Sent> = Omit<ContractForm<Typed, Sent>, "submitTo"> & {
  formDialog: Omit<FormDialogProps, "title" | "description" | "submitLabel" | "children">
}

/**
 * The form of a `FormDialog`, with the server's contract as its rules. The dialog closes when the form is sent; after a
 * failure it stays open, with its values and the reason.
 * @returns the form, as of `useContractForm`, and `formDialog`, props of the `FormDialog`
 */
export function useFormDialog<Typed extends FieldValues, Sent, Reply>(
  options: FormDialogOptions<Typed, Sent, Reply>,
): DialogContractForm<Typed, Sent> {
  const { dialog, name, followsDefaults, mutation, explain = ({ message }) => message, emptied, onSent } = options
  const { submitTo, ...form } = useContractForm(name, options.contract, options.defaultValues, { followsDefaults })
  const onSubmit = submitTo(mutation, () => {
    onSent()
    form.reset({ ...form.getValues(), ...emptied })
    dialog.onClose()
  })
  const { isPending: busy, error } = mutation
  return { ...form, formDialog: { ...dialog, name, onSubmit, busy, problem: error ? explain(error) : undefined } }
}
