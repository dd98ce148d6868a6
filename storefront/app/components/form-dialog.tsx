import type { FormEventHandler, ReactNode } from "react"
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
  /** while it is being sent, and cannot be closed */
  busy: boolean
  /** why it could not be sent */
  problem?: ReactNode
  submitLabel: string
  children: ReactNode
}

/** A form in a dialog. */
export const FormDialog = (props: FormDialogProps) => {
  const { open, onClose, look, name, title, description, onSubmit, busy, problem, submitLabel, children } = props
  return (
    <Dialog
      open={open}
      look={look}
      onOpenChange={(isOpen) => isOpen || onClose()}
      dismissible={!busy}
      title={title}
      description={description}
    >
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
