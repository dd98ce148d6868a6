import type { FormEventHandler, ReactNode } from "react"
import { Button } from "./button.tsx"
import { PageForm } from "./page-form.tsx"

type MessageFormProps = {
  /** as of a `PageForm` */
  name: string
  /** where in the page the browser shows the result, when it has sent the form itself */
  action?: string
  onSubmit: FormEventHandler<HTMLFormElement>
  busy: boolean
  submitLabel: string
  sent: string | false | undefined
  failed: string | false | null
  children: ReactNode
}

/** A form in two columns that writes to the shop; below its button it says that it was sent, or why not. */
export const MessageForm = ({ busy, submitLabel, sent, failed, children, ...form }: MessageFormProps) => (
  <PageForm className="grid gap-5 sm:grid-cols-2" {...form}>
    {children}
    <Button type="submit" size="lg" busy={busy} className="sm:col-span-2">
      {submitLabel}
    </Button>
    <div className="min-h-7 sm:col-span-2" aria-live="polite">
      {sent && <p className="font-medium text-good">{sent}</p>}
      {failed && <p className="font-medium text-bad">{failed}</p>}
    </div>
  </PageForm>
)
