import { type ProblemReport, ReportProblem } from "@haat/problem-reports/contract"
import {
  FormDialog,
  isClientError,
  type LinkedDialog,
  notify,
  TextArea,
  useFormDialog,
  usePost,
} from "@haat/sdk/storefront"
import { PROBLEM_REPORT, SENT_MS } from "./messages.ts"

type ReportDialogProps = LinkedDialog & { product_id: string }

/** The reason of a client error is shown as well: a person can do something about it. */
const explain = (error: Error) => PROBLEM_REPORT.failed + (isClientError(error) ? ` ${error.message}` : "")

/** The form of a problem report. The field keeps its value after a failure and when the dialog is closed. */
export default function ReportDialog({ product_id, ...dialog }: ReportDialogProps) {
  const { field, formDialog } = useFormDialog({
    dialog,
    name: "report",
    contract: ReportProblem,
    defaultValues: { product_id, message: "" },
    mutation: usePost<ReportProblem, { report: ProblemReport }>("/store/problem-reports"),
    explain,
    emptied: { message: "" },
    onSent: () => notify.success(PROBLEM_REPORT.sent, SENT_MS),
  })
  return (
    <FormDialog
      {...formDialog}
      title={PROBLEM_REPORT.ask}
      description={PROBLEM_REPORT.hint}
      submitLabel={PROBLEM_REPORT.send}
    >
      <TextArea label={PROBLEM_REPORT.message} rows={5} maxLength={2_000} {...field("message")} />
    </FormDialog>
  )
}
