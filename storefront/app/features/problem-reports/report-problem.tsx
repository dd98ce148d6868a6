import { Suspense } from "react"
import { Button } from "../../components/button.tsx"
import { Flag } from "../../components/icons.ts"
import { useLazyDialog } from "../../components/use-lazy-dialog.ts"
import { lazyPart } from "../../lib/lazy-loading/lazy-part.ts"
import { PROBLEM_REPORT } from "./messages.ts"

/** The code of the form and its validation is loaded when it is first opened. */
const ReportDialog = lazyPart(() => import("./report-dialog.tsx"))

/** Opens the form in which anybody can report a problem with a product to the owner. */
export function ReportProblem({ product_id }: { product_id: string }) {
  const dialog = useLazyDialog()
  return (
    <>
      <Button variant="quiet" size="sm" className="-ml-3 self-start" onClick={dialog.open}>
        <Flag className="size-4" />
        {PROBLEM_REPORT.ask}
      </Button>
      {dialog.isLoaded && (
        <Suspense>
          <ReportDialog product_id={product_id} open={dialog.isOpen} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
