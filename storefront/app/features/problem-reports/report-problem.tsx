import { Suspense, useState } from "react"
import { Button } from "../../components/button.tsx"
import { Flag } from "../../components/icons.ts"
import { lazyPart } from "../../lib/lazy-part.ts"
import { PROBLEM_REPORT } from "./messages.ts"

/** The form and what checks it are fetched with the first wish to report. */
const ReportDialog = lazyPart(() => import("./report-dialog.tsx"))

/** Opens the form with which anybody tells the owner what is wrong with a product. */
export function ReportProblem({ product_id }: { product_id: string }) {
  const [asking, setAsking] = useState<"never" | "now" | "before">("never")
  return (
    <>
      <Button variant="quiet" size="sm" className="-ml-3 self-start" onClick={() => setAsking("now")}>
        <Flag className="size-4" />
        {PROBLEM_REPORT.ask}
      </Button>
      {asking !== "never" && (
        <Suspense>
          <ReportDialog product_id={product_id} open={asking === "now"} onClose={() => setAsking("before")} />
        </Suspense>
      )}
    </>
  )
}
