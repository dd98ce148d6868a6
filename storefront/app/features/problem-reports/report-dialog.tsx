import { type ProblemReport, ReportProblem } from "@haat/problem-reports/contract"
import type { LinkedDialog } from "../../components/dialog-link.tsx"
import { FormDialog } from "../../components/form-dialog.tsx"
import { TextArea } from "../../components/text-area.tsx"
import { isClientError } from "../../lib/backend/sdk.ts"
import { usePost } from "../../lib/backend/use-post.ts"
import { useContractForm } from "../../lib/forms/use-contract-form.ts"
import { notify } from "../../lib/notify.ts"
import { PROBLEM_REPORT, SENT_MS } from "./messages.ts"

type ReportDialogProps = LinkedDialog & { product_id: string }

/** What a person can do something about is shown as well. */
const detail = (error: Error) => (isClientError(error) ? ` ${error.message}` : "")

/** The form of a problem report. The field keeps its value after a failure and when the dialog is closed. */
export default function ReportDialog({ product_id, ...dialog }: ReportDialogProps) {
  const sending = usePost<ReportProblem, { report: ProblemReport }>("/store/problem-reports")
  const { isPending, error } = sending
  const empty = { product_id, message: "" }
  const { field, submitTo, reset } = useContractForm("report", ReportProblem, empty)
  const submit = submitTo(sending, () => {
    notify.success(PROBLEM_REPORT.sent, SENT_MS)
    reset(empty)
    dialog.onClose()
  })

  return (
    <FormDialog
      {...dialog}
      name="report"
      title={PROBLEM_REPORT.ask}
      description={PROBLEM_REPORT.hint}
      onSubmit={submit}
      busy={isPending}
      problem={error && `${PROBLEM_REPORT.failed}${detail(error)}`}
      submitLabel={PROBLEM_REPORT.send}
    >
      <TextArea label={PROBLEM_REPORT.message} rows={5} maxLength={2_000} {...field("message")} />
    </FormDialog>
  )
}
