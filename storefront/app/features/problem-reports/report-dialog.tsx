import { ReportProblem } from "@haat/problem-reports/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { FormDialog } from "../../components/form-dialog.tsx"
import { TextArea } from "../../components/text-area.tsx"
import { isClientError } from "../../lib/backend/sdk.ts"
import { notify } from "../../lib/notify.ts"
import { PROBLEM_REPORT, SENT_MS } from "./messages.ts"
import { useSendReport } from "./send-report.ts"

type ReportDialogProps = { product_id: string; open: boolean; onClose: () => void }

/** What a person can do something about is shown as well. */
const detail = (error: Error) => (isClientError(error) ? ` ${error.message}` : "")

/** The form of a problem report. The field keeps its value after a failure and when the dialog is closed. */
export default function ReportDialog({ product_id, open, onClose }: ReportDialogProps) {
  const { mutateAsync, isPending, error, reset } = useSendReport()
  const empty = { product_id, message: "" }
  const form = useForm<ReportProblem>({ resolver: zodResolver(ReportProblem), defaultValues: empty })

  const submit = form.handleSubmit(
    async (values) => {
      const sent = await mutateAsync(values).catch(() => null)
      if (!sent) return
      notify.success(PROBLEM_REPORT.sent, SENT_MS)
      form.reset(empty)
      onClose()
    },
    () => reset(),
  )

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={PROBLEM_REPORT.ask}
      description={PROBLEM_REPORT.hint}
      onSubmit={submit}
      busy={isPending}
      problem={error && `${PROBLEM_REPORT.failed}${detail(error)}`}
      submitLabel={PROBLEM_REPORT.send}
    >
      <TextArea
        label={PROBLEM_REPORT.message}
        rows={5}
        maxLength={2_000}
        error={form.formState.errors.message?.message}
        {...form.register("message")}
      />
    </FormDialog>
  )
}
